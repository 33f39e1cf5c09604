/**
 * Brings the demo to life when the reader comes near it: React and the demo are loaded then, and for nobody who only
 * looks at the first screen.
 */
import type { InterfaceLanguage } from '#domain/language.ts'

/** Of the element that it stands in; the landing page links to it. */
export const DEMO_PLACE = 'demo'

/** What a reader does first. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin'] as const

export function liveDemo(language: InterfaceLanguage): void {
  const place = document.getElementById(DEMO_PLACE)
  if (place === null) return
  const early = keepPress(place)
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      void import('./hydrate-demo.tsx').then(({ hydrateDemo }) => hydrateDemo(place, language, early))
    },
    { rootMargin: '50% 0px' },
  )
  const begin = (): void => {
    for (const sign of SIGNS) removeEventListener(sign, begin)
    watch.observe(place)
  }
  for (const sign of SIGNS) addEventListener(sign, begin, { passive: true })
}

/** Gives the function that presses again what was pressed too early. */
function keepPress(place: HTMLElement): () => void {
  let pressed: HTMLElement | null = null
  const keep = ({ target }: Event): void => {
    pressed = (target as Element).closest('button')
  }
  place.addEventListener('click', keep)
  return () => {
    place.removeEventListener('click', keep)
    if (pressed?.isConnected) pressed.click()
  }
}
