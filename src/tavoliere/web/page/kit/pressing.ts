// Whatever is pressed answers to a click, to Enter and to Space.

/** The answers of something that is no button of the browser's own; `press` is told whether a key did it. */
export const pressable = (press: (byKey: boolean) => void) => ({
  onClick: (event: Event) => {
    event.stopPropagation();
    press(false);
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    press(true);
  },
});

/** What makes a part of a board a button. SVG elements know `tabindex` in lower case only. */
export const button = (label: string, press: (byKey: boolean) => void, pressed?: boolean) => ({
  role: "button" as const,
  tabindex: 0,
  "aria-label": label,
  "aria-pressed": pressed,
  ...pressable(press),
});
