// Chances as a person reads them.

import { language } from "./words";

/** A share of 1 in percent, as the reader's language writes it: "8.3 %". */
export function percent(share: number, digits = 1, signed = false): string {
  const written = new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? "exceptZero" : "negative",
  }).format(100 * share);
  return `${written.replace("-", "−")} %`;
}
