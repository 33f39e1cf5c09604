/** Whether a statement says what a quotation says, or denies it by one number, one term or a negation. */
import type { Term } from '#reading/topics/found-topic.ts'
import { isNumberWord, wordsOf } from './words.ts'

const IDLE = new Set([
  'the',
  'a',
  'an',
  'that',
  'also',
  'therefor',
  'howev',
  'thus',
  'henc',
  '的',
  '了',
  '也',
  '而',
  '因此',
  '所以',
  '则',
])

/** Undefined when that cannot be told from the words. `terms`: of the document, to know two terms as such. */
export function compareStatement(
  statement: string,
  quote: string,
  terms: readonly Term[] = [],
): 'same' | 'different' | undefined {
  const said = wordsOf(statement).filter((word) => !IDLE.has(word))
  let different = false
  for (const sentence of [quote, ...quote.split(/(?<=[.!?。！？])\s*|\n/u)]) {
    const told = wordsOf(sentence).filter((word) => !IDLE.has(word))
    if (told.length < 3) continue
    const found = compareWords(said, told, terms)
    if (found === 'same') return 'same'
    different ||= found === 'different'
  }
  return different ? 'different' : undefined
}

function compareWords(
  said: readonly string[],
  told: readonly string[],
  terms: readonly Term[],
): 'same' | 'different' | undefined {
  let start = 0
  while (start < said.length && start < told.length && said[start] === told[start]) start += 1
  let end = 0
  while (end < said.length - start && end < told.length - start && said.at(-1 - end) === told.at(-1 - end)) end += 1
  const [mine, theirs] = [said.slice(start, said.length - end), told.slice(start, told.length - end)]
  if (mine.length === 0 && theirs.length === 0) return 'same'
  // Nearly everything else must be alike.
  if (start + end < 3) return undefined
  const added = [...mine, ...theirs]
  // "do not", "does not": the auxiliary comes with the negation.
  if (
    (mine.length === 0 || theirs.length === 0) &&
    added.includes('not') &&
    added.filter((word) => word !== 'not').every((word) => AUXILIARIES.has(word))
  )
    return 'different'
  if (mine.length === 1 && theirs.length === 1 && isNumberWord(mine[0]!) && isNumberWord(theirs[0]!))
    return mine[0] === theirs[0] ? 'same' : 'different'
  return isTerm(mine, terms) && isTerm(theirs, terms) && !mine.some((word) => theirs.includes(word))
    ? 'different'
    : undefined
}

const AUXILIARIES = new Set(['do', 'does', 'did', 'is', 'are', 'can', 'will', '会', '是', '能'])

function isTerm(words: readonly string[], terms: readonly Term[]): boolean {
  const key = words.join(' ')
  return words.length > 0 && terms.some((term) => term.key === key || term.key === words.join(''))
}
