// Whether somebody goes about by keys: then the focus is led to where the next one is wanted.

let last = ""; // what was used last

for (const kind of ["keydown", "pointerdown"])
  addEventListener(kind, () => {
    last = kind;
  });

export const byKeys = (): boolean => last === "keydown";
