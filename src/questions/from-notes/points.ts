/** What an entry says, a point a mark. */
import { nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import type { MarkingRow } from '#domain/question.ts'
import { literalText, type RichText } from '#domain/rich-text.ts'
import type { Wording } from './wording/wording.ts'

type Marked = { readonly key: RichText; readonly markingScheme: readonly MarkingRow[] }

/** Points beside each other: parted by semicolons, else by commas, else as a list of things. */
export function alternativesOf(text: string): NonEmpty<string> {
  const isHan = /\p{Script=Han}/u.test(text)
  const signs = isHan ? [/[；;]/u, /，/u, /、/u] : [/;\s+/, /,\s+(?:and\s+)?/]
  const sign = signs.find((one) => one.test(text))
  // "如地舖樓上是住宅" and "such as wheat, rice" belong to what stands before them.
  return sign === undefined || (!isHan && /\b(?:such as|e\.g\.|including|which|who|when|because)\b|\(/.test(text))
    ? [text]
    : joinedWhere(HANGS, text.split(sign))
}
const HANGS = /^(?:如|例如|以|使|令|因|由|而|並|并|但|從而|从而)/u

/** The points of a meaning: what follows a semicolon is another, in Chinese also what follows a comma. */
export function pointsOfMeaning(text: string): NonEmpty<string> {
  if (!/\p{Script=Han}/u.test(text)) return joinedWhere(/^$/, text.split(/;\s*/))
  const clauses = joinedWhere(/^(?:但|而|或|即|如|例如|以及|一般)/u, text.split(/[；;]/u.test(text) ? /[；;]/u : /，/u))
  const [first, ...others] = clauses
  // What comes of it is no part of what it is.
  return [
    first,
    ...others
      .filter((clause) => !/^(?:引致|導致|导致|造成|引起)/u.test(clause))
      .map((clause) => clause.replace(/^[並并]/u, '')),
  ]
}

function joinedWhere(hangs: RegExp, parts: readonly string[]): NonEmpty<string> {
  const points: string[] = []
  for (const part of parts.map((one) => one.trim()).filter((one) => one !== ''))
    if (points.length > 0 && hangs.test(part)) points.push(`${points.pop() ?? ''}，${part}`)
    else points.push(part)
  return nonEmpty(points, 'points')
}

/** One point earns both marks, of two each earns one, of more any two. */
export function markedByPoints(points: NonEmpty<string>, wording: Wording): Marked {
  const said = points.map(wording.option)
  if (points.length > 2) return anyTwo(points, wording)
  return {
    key: literalText(wording.join(said)),
    markingScheme: said.map((text) => ({ text: literalText(text), marks: 2 / said.length })),
  }
}

/** Any two of the points, or other right ones where the notes cannot know them all. */
export function anyTwo(points: readonly string[], wording: Wording, isOpen = false): Marked {
  const said = [...points.map(wording.option), ...(isOpen ? [wording.orOther] : [])]
  const all = wording.join(said)
  return {
    key: literalText(wording.anyTwo + all),
    markingScheme: [{ text: literalText(wording.anyTwo + all), marks: 2, remark: wording.markEach }],
  }
}
