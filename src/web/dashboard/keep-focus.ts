/** The button that was pressed goes with its row: the keyboard goes on from the heading. */
export function keepFocus(): void {
  setTimeout(() => {
    if (document.activeElement === null || document.activeElement === document.body)
      document.querySelector<HTMLElement>('#main :is(h1, h2)[tabindex="-1"]')?.focus()
  }, AFTER_MENU_MS)
}

/** A menu gives the focus back to its button first. */
const AFTER_MENU_MS = 300
