// Scripts with styles of their own, fetched from where the server's catalogue says.

import type { PageEntry } from "../../protocol";
import { HOME } from "../device/server";

const styles = new Map<string, Promise<void>>();

/** A style sheet, once it is there: nothing is shown without it. */
export function styled(address: string): Promise<void> {
  let found = styles.get(address);
  if (!found) {
    found = new Promise((resolve, reject) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = address;
      link.onload = () => resolve();
      link.onerror = () => {
        link.remove();
        styles.delete(address);
        reject(new Error(address));
      };
      document.head.append(link);
    });
    styles.set(address, found);
  }
  return found;
}

/** Where an address of the catalogue leads, wherever the page lies. */
const placed = (address: string): string => HOME + address.slice(1);

export async function fetched<Module>({ script, style }: PageEntry): Promise<Module> {
  const [module] = await Promise.all([import(placed(script)) as Promise<Module>, style && styled(placed(style))]);
  return module;
}
