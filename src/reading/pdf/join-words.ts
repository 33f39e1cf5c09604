/** Joins the text of two lines: undoes hyphens, puts no space between Chinese characters. */
import { itemAt } from '#domain/must-be-there.ts'
import { CJK, type Line } from './line.ts'
import { append, cut, type StyledText } from './styled-text.ts'

/** What the lines of the document say about its spelling. */
export type Vocabulary = {
  /** Whether a word (in lower case) stands in it somewhere else than at the end of a line. */
  readonly has: (word: string) => boolean
  /** Whether its lines part words at hyphens that look like those of compounds. */
  readonly partsWords: boolean
  /** Whether it sets a space between Chinese characters and Latin letters or digits. */
  readonly spacedChinese: boolean
}

/** Hyphens that only line breaks make, and the hyphen that compounds have too. */
const BREAK_HYPHEN = /\p{L}[\u2010\u00ad]$/u
const ANY_HYPHEN = /[\p{L}\p{N}][-\u2010\u00ad]$/u
/** First parts that keep their hyphen when the document does not say otherwise. */
const COMPOUND_START =
  /^(self|non|well|ill|half|all|double|cross|high|low|long|short|two|three|four|five|six|one|first|second|third)$/i

/** Second parts after a first of four letters or more ("finger-like", "sickle-shaped") that no break makes. */
const COMPOUND_END = /^(like|shaped|free|coloured|colored|looking)$/

export function joinLines(before: StyledText, next: StyledText, vocabulary: Vocabulary): StyledText {
  if (before.text === '' || next.text === '') return append(before, '', next)
  if (ANY_HYPHEN.test(before.text.slice(-3)) && /^[\p{L}\p{N}]/u.test(next.text))
    return joinHyphen(before, next, vocabulary)
  // A dash, a slash or an address that goes on has no space either.
  if (/[—/]$/.test(before.text)) return append(before, '', next)
  const chinese = [before.text.slice(-1), next.text.charAt(0)].filter((character) => CJK.test(character)).length
  if (chinese === 2 || (chinese === 1 && !vocabulary.spacedChinese)) return append(before, '', next)
  return append(before, ' ', next)
}

/**
 * A word is looked for in so many last characters: a paragraph is put together line by line, and would be searched
 * whole for each.
 */
const LONGEST_END = 100

function joinHyphen(before: StyledText, next: StyledText, vocabulary: Vocabulary): StyledText {
  const bare = cut(before, before.text.length - 1)
  const end = bare.text.slice(-LONGEST_END)
  const first = /[\p{L}\p{N}]+$/u.exec(end)?.[0] ?? ''
  const second = /^[\p{L}\p{N}]+/u.exec(next.text)?.[0] ?? ''
  const joined = (first + second).toLowerCase()
  const hyphened = `${first}-${second}`.toLowerCase()
  const keep = append({ text: `${bare.text}-`, spans: before.spans }, '', next)
  if (!/^\p{Ll}/u.test(next.text))
    return vocabulary.has(joined) && !vocabulary.has(hyphened) ? append(bare, '', next) : keep
  if (BREAK_HYPHEN.test(before.text.slice(-3)))
    return vocabulary.has(hyphened) && !vocabulary.has(joined) ? keep : append(bare, '', next)
  if (!vocabulary.partsWords || /\d$/.test(end) || /\p{L}-\p{L}+$/u.test(end)) return keep
  if (vocabulary.has(joined)) return append(bare, '', next)
  if (vocabulary.has(hyphened) || COMPOUND_START.test(first) || (first.length >= 4 && COMPOUND_END.test(second)))
    return keep
  // "language-" and "independent" are words of the document: a compound; "infor-" is none.
  const compound =
    first.length >= 4 &&
    second.length >= 4 &&
    vocabulary.has(first.toLowerCase()) &&
    vocabulary.has(second.toLowerCase())
  if (compound) return keep
  return append(bare, '', next)
}

/**
 * The words of lines, compounds whole as well; parts of words at the end of a line and at the beginning of the next are
 * left out.
 */
export function vocabularyOf(lines: readonly Line[]): Vocabulary {
  const words = new Set<string>()
  const parts = lines.flatMap((line, index) =>
    ANY_HYPHEN.test(line.content.text) ? [{ line, next: lineBelow(lines, index) }] : [],
  )
  const goingOn = new Set(parts.map(({ next }) => next))
  let spaced = 0
  let close = 0
  for (const line of lines) {
    const text = line.content.text
    const found =
      text
        .toLowerCase()
        .replaceAll('\u2010', '-')
        .match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*-?/gu) ?? []
    if (ANY_HYPHEN.test(text)) found.pop()
    if (goingOn.has(line)) found.shift()
    for (const word of found) words.add(word)
    if (!HAN.test(text)) continue
    spaced += text.match(/\p{Script=Han} [A-Za-z0-9]|[A-Za-z0-9] \p{Script=Han}/gu)?.length ?? 0
    close += text.match(/\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/gu)?.length ?? 0
  }
  return { has: (word) => words.has(word), partsWords: partsWords(parts, words), spacedChinese: spaced >= close }
}

const HAN = /\p{Script=Han}/u

type Parted = { readonly line: Line; readonly next: Line | undefined }

/** The line that goes on below one; lines of other columns may stand between them. */
function lineBelow(lines: readonly Line[], index: number): Line | undefined {
  const line = itemAt(lines, index)
  return lines
    .slice(index + 1, index + 8)
    .find((next) => next.baseline > line.baseline && next.left < line.right && next.right > line.left)
}

/**
 * From so many hyphens at line ends on, one of them would make a word that stands elsewhere too, if words were parted
 * there.
 */
const ENOUGH_HYPHENS = 5

function partsWords(parts: readonly Parted[], words: ReadonlySet<string>): boolean {
  const plain = parts.filter(
    ({ line, next }) => next && /\p{L}-$/u.test(line.content.text) && /^\p{Ll}/u.test(next.content.text),
  )
  const soft = parts.filter(({ line }) => BREAK_HYPHEN.test(line.content.text)).length
  if (plain.length + soft < ENOUGH_HYPHENS) return true
  return plain.some(({ line, next }) => {
    const [head = ''] = /\p{L}+(?=-$)/u.exec(line.content.text) ?? []
    const [tail = ''] = /^\p{L}+/u.exec(next?.content.text ?? '') ?? []
    return words.has((head + tail).toLowerCase())
  })
}
