/** Numbers whose thousands stand apart. */
import { signs, type Piece } from './write-omml.ts'

/**
 * Numbers with thin spaces between their thousands as one text each, with the sign of money before them: an equation
 * would set a wide gap in the place of each.
 */
export function withThousands(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  let at = 0
  while (at < pieces.length) {
    let number = textOf(pieces[at])
    let next = at + 1
    while (STARTS.test(number) && textOf(pieces[next]) === THIN && GROUP.test(textOf(pieces[next + 1]))) {
      number += `${NARROW}${textOf(pieces[next + 1])}`
      next += 2
    }
    const [piece] = pieces.slice(at, at + 1)
    const last = joined.at(-1)
    if (textOf(last) === '$' && /^\d/.test(number)) joined[joined.length - 1] = signs(`$${number}`, { words: 'maths' })
    else if (next > at + 1) joined.push(signs(number, { words: 'maths' }))
    else if (piece !== undefined) joined.push(piece)
    at = next
  }
  return joined
}

const textOf = (piece: Piece | undefined): string => (piece?.kind === 'signs' ? piece.text : '')
const THIN = '\u200B\u2009\u200B'
const NARROW = '\u202F'
const STARTS = /^\d{1,3}(?:\u202F\d{3})*$/
const GROUP = /^\d{3}(?!\d)/
