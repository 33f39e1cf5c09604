/** The choice of the theme on a public page (theme-choice.tsx), in step with other tabs and the application. */
import { applyTheme, followTheme, savedTheme, saveTheme, THEMES } from '../floor/theme.ts'

export function liveThemes(): void {
  applyTheme(savedTheme())
  show()
  followTheme(show)
  addEventListener('change', ({ target }) => {
    const { value } = (target as Element).closest<HTMLInputElement>('[data-theme-choice] input') ?? {}
    const chosen = THEMES.find((one) => one === value)
    if (chosen !== undefined) saveTheme(chosen)
  })
}

function show(): void {
  const theme = savedTheme()
  for (const input of document.querySelectorAll<HTMLInputElement>('[data-theme-choice] input'))
    input.checked = input.value === theme
  for (const face of document.querySelectorAll<HTMLElement>('[data-theme-face]'))
    face.hidden = face.dataset.themeFace !== theme
}
