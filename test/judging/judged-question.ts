/** Turns a question of a paper into what a reader of a round sees: words and sources, neither maker nor score. */
import { createHash } from 'node:crypto'
import { optionLetter, type Citation, type MarkingRow, type Question } from '#domain/question.ts'
import { formatRichText, type RichText } from '#domain/rich-text.ts'
import type { ReadDocument } from '#reading/document.ts'
import type { JudgedQuestion } from './round.ts'
import { surroundings } from './surroundings.ts'

/** Title, licence and origin of a document, as they stand in a committed round. */
export type About = JudgedQuestion['document']

export function judgedQuestion(question: Question, document: ReadDocument, about: About): JudgedQuestion {
  const { source } = question.provenance
  if (!source)
    throw new TypeError(`Cannot show question ${question.id} to a reader: expected one that is made from a document`)
  const words = wordsOf(question)
  const sources = [source, ...(source.further ?? [])].map((citation) => withSurroundings(citation, document))
  const id = createHash('sha256')
    .update(JSON.stringify([question.type, words, sources.map(({ quote }) => quote)]))
    .digest('hex')
    .slice(0, 12)
  return {
    id: `j_${id}`,
    document: about,
    language: document.language,
    type: question.type,
    level: question.difficulty,
    marks: question.marks,
    ...words,
    explanation: format(question.explanation),
    sources,
  }
}

const format = (text: RichText): string => formatRichText(text)
const rows = (scheme: readonly MarkingRow[]) =>
  scheme.map(({ text, marks, remark }) => ({ text: format(text), marks, ...(remark === undefined ? {} : { remark }) }))

function wordsOf(
  question: Question,
): Pick<JudgedQuestion, 'stem' | 'options' | 'left' | 'right' | 'key' | 'scheme' | 'parts'> {
  const stem = format(question.stem)
  switch (question.type) {
    case 'multiple_choice':
      return { stem, options: question.options.map(format), key: optionLetter(question.keyIndex) }
    case 'true_false':
      return { stem, key: question.key ? 'true' : 'false' }
    case 'fill_blank':
      return { stem, key: question.keys.map((key) => key.map(format).join(' / ')).join('; ') }
    case 'short_answer':
      return { stem, key: format(question.key), scheme: rows(question.markingScheme) }
    case 'essay':
      return { stem, scheme: rows(question.markingGuide) }
    case 'matching':
      return {
        stem,
        left: question.left.map(format),
        right: question.right.map(format),
        key: question.pairs.map(([left, right]) => `${left + 1}${optionLetter(right)}`).join(' '),
      }
    case 'long_question':
      return {
        stem,
        parts: question.parts.map((part) => ({
          label: part.label,
          stem: format(part.stem),
          marks: part.marks,
          key: format(part.key),
          scheme: rows(part.markingScheme),
        })),
      }
  }
}

function withSurroundings(
  { quote, page, heading }: Citation,
  document: ReadDocument,
): JudgedQuestion['sources'][number] {
  return {
    quote,
    ...(page === undefined ? {} : { page }),
    ...(heading === undefined ? {} : { heading }),
    ...surroundings(quote, document.blocks),
  }
}
