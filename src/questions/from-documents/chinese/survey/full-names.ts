/** Keeps the statements that call their men by names which mean one man alone. Patterns are in Simplified. */
import type { Statement } from './statement.ts'

/**
 * Without those that call a man by his given name alone (少誠 of 吳少誠), whom the sentence before named, and by a name
 * that rulers of the document bear with their numbers (拿破崙 beside 拿破崙三世). `sentences`: all of the document.
 */
export function withFullNames(
  statements: readonly Statement[],
  sentences: readonly string[],
  isPerson: (plain: string) => boolean,
): Statement[] {
  const given = new Set(
    statements.flatMap(({ tokens }) =>
      tokens
        .filter(({ tag, stem }) => tag === 'nr' && stem.length === 3 && isPerson(stem))
        .map(({ stem }) => stem.slice(1)),
    ),
  )
  const numbered = new Set(
    sentences.flatMap((sentence) => [...sentence.matchAll(NUMBERED)].map(([, name]) => name!.slice(-LEAST))),
  )
  const unnumbered = [...numbered].map((name) => new RegExp(`${name}(?![一二三四五六七八九十]+世)`))
  return statements.filter(
    ({ tokens, plain }) =>
      !tokens.some(({ tag, stem }) => /^(?:nr|x)$/.test(tag) && given.has(stem)) &&
      !unnumbered.some((alone) => alone.test(plain)),
  )
}

/** The characters before 三世. */
const NUMBERED = /([\u4e00-\u9fff]{2,4})[一二三四五六七八九十]+世(?![纪界人])/g
/** Of so many characters at the end a name is known. */
const LEAST = 2
