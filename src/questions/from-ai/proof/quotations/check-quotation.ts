/** Judges a question by the words it quotes: they must stand in the document, and the key in them. */
import type { FillBlank, MultipleChoice, Question, ShortAnswer, Source, TrueFalse } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { Verdict } from '../../prove-port.ts'
import { compareStatement } from './compare-statement.ts'
import { findQuotation } from './find-quotation.ts'
import { isNegated, isNumberWord, tellingWords, wordsOf } from './words.ts'

const CONFIRMED: Verdict = { kind: 'confirmed' }
const UNDECIDED: Verdict = { kind: 'undecided' }

/** Undecided without a quotation. */
export function checkQuotation(question: Question, sources: readonly DocumentWithTopics[]): Verdict {
  const { source } = question.provenance
  if (source === undefined) return UNDECIDED
  const read = sources.find(({ document }) => document.id === source.documentId)
  if (read === undefined) return { kind: 'refuted', why: 'the document quoted is none of those given' }
  const quotes = [source, ...(source.further ?? [])]
  const missing = quotes.find(({ quote, page }) => findQuotation(quote, read.document, page) === undefined)
  if (missing !== undefined) return { kind: 'refuted', why: 'the quotation does not stand in the document' }
  if (question.figure !== undefined) return UNDECIDED
  return judgeKey(question, quotationOf(source), read)
}

const quotationOf = ({ quote, further = [] }: Source): string => [quote, ...further.map((each) => each.quote)].join('\n')

function judgeKey(question: Question, quote: string, read: DocumentWithTopics): Verdict {
  switch (question.type) {
    case 'multiple_choice': return judgeChoice(question, quote)
    case 'true_false': return judgeTruth(question, quote, read)
    case 'fill_blank': return judgeBlank(question, quote)
    case 'short_answer': return judgeShort(question, quote)
    case 'matching': return UNDECIDED
    case 'essay': return UNDECIDED
    case 'long_question': return UNDECIDED
  }
}

/** How much of the stem must stand in the quotation for it to be about the same thing. */
const ABOUT = 0.6

type Ground = { readonly stem: ReadonlySet<string>; readonly quote: readonly string[]; readonly told: ReadonlySet<string> }

/** Undefined unless the stem asks about the quotation, affirmed or denied alike. */
function groundOf(stem: string, quote: string): Ground | undefined {
  const asked = tellingWords(stem)
  const words = wordsOf(quote)
  const told = new Set(words)
  if (asked.length === 0 || isNegated(asked) || isNegated(words)) return undefined
  if (asked.some((word) => isNumberWord(word) && !told.has(word))) return undefined
  return asked.filter((word) => told.has(word)).length >= ABOUT * asked.length ? { stem: new Set(asked), quote: words, told } : undefined
}

/** Every telling word that the stem does not give already stands in the quotation, in the same order. */
function isSupported(answer: string, { stem, quote }: Ground): boolean {
  const words = tellingWords(answer)
  if (words.every((word) => stem.has(word))) return false
  let from = 0
  for (const word of words) {
    const found = quote.indexOf(word, from)
    if (found < 0) return false
    from = found + 1
  }
  return true
}

function judgeChoice({ stem, options, keyIndex }: MultipleChoice, quote: string): Verdict {
  const ground = groundOf(plainText(stem), quote)
  if (ground === undefined) return UNDECIDED
  const key = options[keyIndex]
  if (key === undefined || !isSupported(plainText(key), ground)) return UNDECIDED
  // Nothing of another option may stand there that the key does not say as well.
  const own = new Set(tellingWords(plainText(key)))
  const rival = options.some((option, index) => index !== keyIndex && standsAsWell(plainText(option), own, ground))
  return rival ? UNDECIDED : CONFIRMED
}

function standsAsWell(option: string, own: ReadonlySet<string>, { stem, told }: Ground): boolean {
  const words = tellingWords(option).filter((word) => !stem.has(word) && !own.has(word))
  return words.every((word) => told.has(word))
}

function judgeShort({ stem, key }: ShortAnswer, quote: string): Verdict {
  const ground = groundOf(plainText(stem), quote)
  return ground !== undefined && isSupported(plainText(key), ground) ? CONFIRMED : UNDECIDED
}

/** The stem with its keys filled in must be what the quotation says. */
function judgeBlank({ stem, keys }: FillBlank, quote: string): Verdict {
  const parts = plainText(stem).split('____')
  if (parts.length !== keys.length + 1) return UNDECIDED
  const filled = parts.map((part, index) => part + (index < keys.length ? ` ${plainText(keys[index]![0])} ` : '')).join('')
  return compareStatement(filled, quote) === 'same' && keys.every((key) => tellingWords(plainText(key[0])).length > 0) ? CONFIRMED : UNDECIDED
}

function judgeTruth({ stem, key }: TrueFalse, quote: string, read: DocumentWithTopics): Verdict {
  const found = compareStatement(plainText(stem), quote, read.found.terms)
  if (found === undefined) return UNDECIDED
  return (found === 'same') === key ? CONFIRMED : { kind: 'refuted', why: found === 'same' ? 'the statement is what the document says' : 'the statement is not what the document says' }
}
