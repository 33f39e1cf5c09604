/** Which other answers of a blank count beside the best: those that say more than the question itself has said. */
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { QuestionDraft } from './candidate.ts'
import { rootOf } from './checks/words.ts'

/** The question with blanks that accept no answer that only repeats the stem; the best answer of each stays. */
export function withoutEchoes<Any extends QuestionDraft>(question: Any): Any {
  if (question.type !== 'fill_blank') return question
  const stem = plainText(question.stem)
  const keys = question.keys.map(([best, ...others]) => [
    best,
    ...others.filter((other) => isOtherNumeral(other, best) || !repeatsStem(plainText(other), stem)),
  ])
  return { ...question, keys }
}

/** "12" and "十二" are one number however often its digits stand in the stem; so are two ways to write a formula. */
const isOtherNumeral = (other: RichText, best: RichText): boolean =>
  other.some(({ kind }) => kind === 'math') || [other, best].every((answer) => NUMERAL.test(plainText(answer)))
const NUMERAL = /^[\d.,%零〇一二三四五六七八九十百千萬万億亿兩两]+\p{Script=Han}?$/u

/**
 * Whether copying from the stem gives the answer: 「蒙哥汗」 of 「蒙哥繼承汗位，後尊稱甚麼」, "coronary failures" of "A failure of
 * the coronary arteries is called …". Of English each word that means something must stand there, of Chinese each
 * character; characters that only stand apart from each other are chance.
 */
export function repeatsStem(answer: string, stem: string): boolean {
  const words = telling(answer)
  const characters = answer.match(HAN) ?? []
  if (words.length === 0 && characters.length === 0) return false
  const said = new Set(telling(stem))
  return words.every((word) => said.has(word)) && characters.every((run) => isPiecedFrom(stem, run))
}

/** The roots of words that are written with letters, and of numbers, without words of grammar. */
function telling(text: string): string[] {
  return (text.toLowerCase().match(WORD) ?? []).filter((word) => !GRAMMAR.test(word)).map(rootOf)
}

/** The longest pieces of the run that the stem has, one behind the other. */
function isPiecedFrom(stem: string, run: string): boolean {
  const pieces: string[] = []
  for (let from = 0; from < run.length;) {
    let to = run.length
    while (to > from && !stem.includes(run.slice(from, to))) to -= 1
    if (to === from) return false
    pieces.push(run.slice(from, to))
    from = to
  }
  return pieces.length === 1 || pieces.some((piece) => piece.length > 1)
}

const HAN = /\p{Script=Han}+/gu
const WORD = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu
const GRAMMAR = /^(?:an?|the|of|in|on|at|by|for|to|and|or|with|from)$/
