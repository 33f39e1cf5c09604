/** The part of docs/judging.md that is computed. */
import { join } from 'node:path'

export const REPORT = join(import.meta.dirname, '../../docs/judging.md')

const BEGIN = '<!-- computed by test/judging/summary.ts: do not edit -->'
const END = '<!-- end of what is computed -->'

/** What stands between the marks. Throws a SyntaxError where they are missing. */
export function computedPart(text: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin)
    throw new SyntaxError(`Cannot find the computed part of docs/judging.md: expected ${BEGIN} and ${END}`)
  return text.slice(begin + BEGIN.length, end).trim()
}

export function withComputedPart(text: string, computed: string): string {
  return text.replace(
    `${BEGIN}${text.split(BEGIN)[1]!.split(END)[0]!}${END}`,
    () => `${BEGIN}\n\n${computed}\n\n${END}`,
  )
}
