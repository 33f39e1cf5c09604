/** Closes the panels of the bar (disclosure.tsx): by Escape, by looking elsewhere, and by what was pressed in them. */

export function liveDisclosures(): void {
  for (const kind of ['pointerdown', 'focusin'] as const)
    addEventListener(kind, ({ target }) => closeAll((open) => !open.contains(target as Node)))
  addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-disclosure] a') !== null) closeAll()
  })
  addEventListener('keydown', ({ key, target }) => {
    if (key !== 'Escape') return
    const around = (target as Element).closest('[data-disclosure]')
    closeAll()
    around?.querySelector('summary')?.focus()
  })
}

function closeAll(which: (open: HTMLDetailsElement) => boolean = () => true): void {
  for (const open of document.querySelectorAll<HTMLDetailsElement>('[data-disclosure][open]'))
    if (which(open)) open.open = false
}
