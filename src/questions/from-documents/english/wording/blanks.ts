/** Puts a blank into a statement. */
import { BLANK } from '../survey/lesson.ts'

/**
 * `text` with a blank from `start` to `end`; an article before it becomes "a/an", which does not tell how the key
 * begins.
 */
export function fitBlank(text: string, start: number, end: number): string {
  const before = text
    .slice(0, start)
    .replace(
      /\b(an?)( +)$/i,
      (_, article: string, space: string) => (article.startsWith('A') ? 'A/An' : 'a/an') + space,
    )
  return before + BLANK + text.slice(end)
}
