/**
 * A paper as its JSON: what `parsePaper` reads back, or, of the question paper and of what a link gives, what a link
 * shows.
 */
import { strToU8 } from 'fflate'
import { formatPaper } from '#domain/paper-json.ts'
import { publicPaper } from '#domain/public-paper.ts'
import { ok } from '#domain/result.ts'
import type { Writer } from '../writer.ts'

export const write: Writer = async ({ paper, part, reader }) => {
  const whole = formatPaper(paper)
  const shown =
    part === 'paper' ? publicPaper(whole, 'questions') : reader === 'owner' ? whole : publicPaper(whole, 'answers')
  return ok(strToU8(`${JSON.stringify(shown, null, 2)}\n`))
}
