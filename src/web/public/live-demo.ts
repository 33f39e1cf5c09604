/** Brings the demo to life when the reader comes near it: React and the demo are loaded with it. */
import type { Language } from '#domain/language.ts'

/** Of the element that it stands in; the landing page links to it. */
export const DEMO_PLACE = 'demo'

export function liveDemo(language: Language): void {
  const place = document.getElementById(DEMO_PLACE)
  if (place === null) return
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    watch.disconnect()
    whenIdle(() => void import('./hydrate-demo.tsx').then(({ hydrateDemo }) => hydrateDemo(place, language)))
  }, { rootMargin: '50% 0px' })
  watch.observe(place)
}

const IDLE_MS = 1_000

/** Safari knows no idle time. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: IDLE_MS })
  else setTimeout(run)
}
