/** Judges a question by the words it quotes: they must stand in the document, and the key in them. */
import type { FillBlank, MultipleChoice, Question, ShortAnswer, Source, TrueFalse } from '#domain/question.ts'
import { plainText } from '#domain/rich-text.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { Verdict } from '../../prove-port.ts'
import { compareStatement } from './compare-statement.ts'
import { findQuotation } from './find-quotation.ts'
import { isNegated, isNumberWord, tellingWords, wordsOf } from './words.ts'

const CONFIRMED: Verdict = { kind: 'confirmed', by: 'quotation' }
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

const quotationOf = ({ quote, further = [] }: Source): string =>
  [quote, ...further.map((each) => each.quote)].join('\n')

function judgeKey(question: Question, quote: string, read: DocumentWithTopics): Verdict {
  switch (question.type) {
    case 'multiple_choice':
      return judgeChoice(question, quote)
    case 'true_false':
      return judgeTruth(question, quote, read)
    case 'fill_blank':
      return judgeBlank(question, quote)
    case 'short_answer':
      return judgeShort(question, quote)
    case 'matching':
      return UNDECIDED
    case 'essay':
      return UNDECIDED
    case 'long_question':
      return UNDECIDED
  }
}

/** How much of the stem must stand in a sentence or clause for it to be about the same thing. */
const ABOUT = 0.6
/** How much of it may be neither in the stem nor in the key: what is left over may be the true answer. */
const LEFT_OVER = 0.25

type Ground = { readonly asked: readonly string[]; readonly clauses: readonly (readonly string[])[] }

/** Undefined unless the stem asks about the quotation, affirmed or denied alike. */
function groundOf(stem: string, quote: string): Ground | undefined {
  const asked = [...new Set(tellingWords(stem))]
  const told = wordsOf(quote)
  if (asked.length === 0 || isNegated(asked) || isNegated(told)) return undefined
  if (asked.some((word) => isNumberWord(word) && !told.includes(word))) return undefined
  const clauses = clausesOf(quote)
    .map(tellingWords)
    .filter(
      (words) =>
        words.filter((word) => asked.includes(word)).length > 0 &&
        asked.filter((word) => words.includes(word)).length >= ABOUT * asked.length,
    )
  return clauses.length === 0 ? undefined : { asked, clauses }
}

/** Sentences, and the clauses of each. */
function clausesOf(quote: string): string[] {
  const sentences = quote.split(/(?<=[.!?])\s+|(?<=[。！？])|\n/u)
  return [
    ...new Set(
      sentences.flatMap((sentence) => [
        sentence,
        ...sentence.split(
          /[,;:，；：—–()（）]|\b(?:while|whereas|but|although|though|because|which|who|when|if|until)\b|而|但|却|卻/u,
        ),
      ]),
    ),
  ].filter((clause) => clause.trim() !== '')
}

/** In one clause that is about the stem: every telling word of the answer, in order, and hardly anything else. */
function isSupported(answer: string, { asked, clauses }: Ground): boolean {
  const words = tellingWords(answer)
  if (words.every((word) => asked.includes(word))) return false
  return clauses.some((clause) => {
    const rest = clause.filter((word) => !asked.includes(word) && !words.includes(word))
    return inOrder(words, clause) && rest.length <= Math.max(1, LEFT_OVER * clause.length) && !rest.some(isNumberWord)
  })
}

function inOrder(words: readonly string[], clause: readonly string[]): boolean {
  let from = 0
  return words.every((word) => {
    const found = clause.indexOf(word, from)
    from = found + 1
    return found >= 0
  })
}

function judgeChoice({ stem, options, keyIndex }: MultipleChoice, quote: string): Verdict {
  const ground = groundOf(plainText(stem), quote)
  const key = options[keyIndex]
  if (ground === undefined || key === undefined || !isSupported(plainText(key), ground)) return UNDECIDED
  // Nothing of another option may stand there that the key does not say as well.
  const told = new Set(wordsOf(quote))
  const known = new Set([...ground.asked, ...tellingWords(plainText(key))])
  const rival = options.some(
    (option, index) =>
      index !== keyIndex &&
      tellingWords(plainText(option))
        .filter((word) => !known.has(word))
        .every((word) => told.has(word)),
  )
  return rival ? UNDECIDED : CONFIRMED
}

function judgeShort({ stem, key }: ShortAnswer, quote: string): Verdict {
  const ground = groundOf(plainText(stem), quote)
  return ground !== undefined && isSupported(plainText(key), ground) ? CONFIRMED : UNDECIDED
}

/** The stem with its keys filled in must be what the quotation says. */
function judgeBlank({ stem, keys }: FillBlank, quote: string): Verdict {
  const parts = plainText(stem).split('____')
  if (parts.length !== keys.length + 1) return UNDECIDED
  const filled = parts
    .map((part, index) => part + (index < keys.length ? ` ${plainText(keys[index]![0])} ` : ''))
    .join('')
  return compareStatement(filled, quote) === 'same' && keys.every((key) => tellingWords(plainText(key[0])).length > 0)
    ? CONFIRMED
    : UNDECIDED
}

function judgeTruth({ stem, key }: TrueFalse, quote: string, read: DocumentWithTopics): Verdict {
  const found = compareStatement(plainText(stem), quote, read.found.terms)
  if (found === undefined) return UNDECIDED
  return (found === 'same') === key
    ? CONFIRMED
    : {
        kind: 'refuted',
        why:
          found === 'same' ? 'the statement is what the document says' : 'the statement is not what the document says',
      }
}
