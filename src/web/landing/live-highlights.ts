/**
 * Turns the highlights: they stand still under the pointer and the focus, when paused, and where less motion is asked
 * for.
 */

const EACH_MS = 6_000

export function liveHighlights(): void {
  const section = document.querySelector<HTMLElement>('[data-highlights]')
  if (section === null) return
  const items = [...section.querySelectorAll<HTMLElement>('[data-highlight]')]
  const choices = [...section.querySelectorAll<HTMLElement>('[data-highlight-choice]')]
  const turn = section.querySelector<HTMLElement>('[data-highlights-turn]')
  const shownIn = section.querySelector<HTMLElement>('[data-highlights-shown]')
  if (turn === null || shownIn === null) throw new TypeError('The highlights lack their button or their place')
  let shown = 0
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches
  const show = (index: number): void => {
    shown = index
    items.forEach((item, place) => item.toggleAttribute('data-off', place !== index))
    choices.forEach((choice, place) => choice.setAttribute('aria-pressed', String(place === index)))
  }
  const play = (is: boolean): void => {
    isPlaying = is
    turn.toggleAttribute('data-playing', is)
    const label = (is ? turn.dataset.pause : turn.dataset.play) ?? ''
    turn.ariaLabel = turn.title = label
    // What turns by itself is not read out each time.
    shownIn.ariaLive = is ? 'off' : 'polite'
  }
  choices.forEach((choice, index) =>
    choice.addEventListener('click', () => {
      play(false)
      show(index)
    }),
  )
  turn.addEventListener('click', () => play(!isPlaying))
  setInterval(() => {
    if (isPlaying && !section.matches(':hover, :focus-within')) show((shown + 1) % items.length)
  }, EACH_MS)
  play(isPlaying)
}
