/** The id of a paper and the code that is printed on it. */
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { randomHex, seededRandom } from '#domain/random.ts'

/** Both follow from what the paper was made of by a one-way function: another paper has another code. */
export function paperIdentity(madeOf: unknown): Pick<Paper, 'id' | 'code'> {
  const random = seededRandom(JSON.stringify(madeOf))
  return {
    id: asId<'Paper'>(`p_${randomHex(random.fork('paper'))}`),
    code: printedCode(randomHex(random.fork('code'))),
  }
}

/** Crockford's alphabet: no I, L, O or U, so that a code can be read aloud and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters (40 bits) in two groups (decision D34). */
function printedCode(hex: string): string {
  const characters = Array.from(
    { length: 8 },
    (_, index) => ALPHABET[Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16) % 32],
  )
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}
