/** A line of notes as it is written: its sign or number, a label with what it says, or words alone. */
import { NO_FACT } from './label-words.ts'

export type NoteLine = {
  /** Without the sign or number before it: words of the block as they are printed. */
  readonly quote: string
  readonly isItem: boolean
  readonly label?: string
  readonly aliases: readonly string[]
  readonly said?: string
}

/** Undefined where the line tells nothing: a form, a remark, a question, an address. */
export function readLine(text: string): NoteLine | undefined {
  const opening = MARK.exec(text)?.[0] ?? ''
  const quote = text.slice(opening.length).trim()
  if (quote === '' || EMPTY.test(quote) || /[?？]["”」]?$/u.test(quote)) return undefined
  const parts = SEPARATOR.exec(quote)
  const [name, said] = parts === null ? [] : [quote.slice(0, parts.index), quote.slice(parts.index + parts[0].length)]
  if (name === undefined || said === undefined || said.trim() === '')
    return /[:：]\s*$/u.test(quote) ? undefined : { quote, isItem: opening !== '', aliases: [] }
  const { label, aliases } = withoutBrackets(name.trim())
  if (NO_FACT.test(label)) return undefined
  // With a second sign nobody can tell what belongs to what.
  if (!isLabel(label) || /[:：]|\s[-–—]\s|——/u.test(said)) return { quote, isItem: opening !== '', aliases: [] }
  return { quote, isItem: opening !== '', label, aliases, said: cleaned(said) }
}

/** The words alone, as an answer prints them. */
export const cleaned = (text: string): string =>
  text
    .trim()
    .replace(/[.。;；,，]+$/u, '')
    .replace(/^\((.*)\)$/u, '$1')

const MARK =
  /^\s*(?:[◎●○•▪■□◆◇★☆✓✔➢►▶※·*]\s*|[-–]\s+|[(（]?(?:\d{1,2}|[a-hivx]{1,4})[)）.]\s+|[(（]\d{1,2}[)）]\s*|\d{1,2}[.、．]\s*(?=\D)|[(（]?[一二三四五六七八九十]{1,2}[)）、]\s*|(?:step|stage) \d{1,2}\s*[:.–-]\s*|(?:步[驟骤]|第)[一二三四五六七八九十\d]{1,2}步?\s*[:：]\s*)/iu
const SEPARATOR =
  /\s*[:：]\s*|\s+[=＝]\s+(?=\p{L})(?!.*[+×÷/*\d])|\s+[-–—]+\s+|\s*——\s*|(?<=\p{Script=Han})[—–](?=\p{Script=Han})|\t+/u
/** Forms to be filled in, addresses, pages. */
const EMPTY = /_{3,}|＿{2,}|https?:|www\.|@|^(?:p\.|page|第)\s*\d+\s*[頁页]?$/iu

function isLabel(label: string): boolean {
  if (!/^[\p{L}\p{N}“"「《]/u.test(label) || /[。，；？！?!;]/u.test(label) || /^\d+$/.test(label)) return false
  return /\p{Script=Han}/u.test(label)
    ? [...label].length <= 12
    : label.length <= 45 && label.split(/\s+/).length <= 5 && !/,|\b(?:is|are|was|were|has|have)\b/.test(label)
}

/** "Mitochondrion (plural mitochondria)", 「光合作用（photosynthesis）」: the brackets may hold another name. */
function withoutBrackets(name: string): { readonly label: string; readonly aliases: readonly string[] } {
  const found = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(name)
  if (found?.[1] === undefined || found[2] === undefined)
    return { label: name.replace(/^["“「](.*)["”」]$/u, '$1'), aliases: [] }
  const inner = found[2].trim()
  const isName =
    /^(?:\p{Lu}[\p{Lu}\d]+|\p{Script=Han}{2,8}|\p{L}{3,}(?: \p{L}+)?)$/u.test(inner) && !NO_NAME.test(inner)
  return { label: found[1], aliases: isName ? [inner] : [] }
}
const NO_NAME = /^(?:plural|singular|e\.?g|see|noun|verb|adj|like|or|in|for|the)\b|[複复單单]數/i
