/**
 * The answer key: notices for the teacher, a table of answers for each objective section, then every question with its
 * answer.
 */
import { isChinese } from '#domain/language.ts'
import { itemAt } from '#domain/must-be-there.ts'
import type { Paper } from '#domain/paper.ts'
import type { Passage } from '#domain/passage.ts'
import { totalMarks } from '#domain/structure.ts'
import { trustOf, trustOfAll } from '#domain/trust.ts'
import { questionFault, type BlankKey, type MarkingRow, type Question } from '#domain/question.ts'
import { formatRichText, literalText, parseRichText, plainText, type RichText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import { languageOfQuestions } from './candidate-paper.ts'
import { figureOf } from './figure.ts'
import type { KeyAnswer, KeyBlock, KeyEntry, LaidOutKey, SummaryCell } from './laid-out.ts'
import { letters, optionLabelOf, type OptionLabel } from './numbering.ts'
import { passageNamed } from './passages.ts'
import { literalPhrase, phrasing, type Phrasing } from './phrase.ts'
import { sectionsOf, type Numbered, type Section } from './sections.ts'
import { headerOf, sheetOf, type SheetOptions } from './sheet.ts'

/** Lays out the part that only the teacher sees. */
export function layOutKey(paper: Paper, options: SheetOptions): LaidOutKey {
  const { template, messages } = options
  const { schoolLevel, timeLimit } = paper.configuration
  const titled = {
    ...paper,
    ...(schoolLevel === undefined ? {} : { schoolLevel }),
    timeLimit,
    totalMarks: totalMarks(paper.questions, paper.structure),
  }
  const context: KeyContext = {
    paper,
    passages: paper.passages,
    template,
    messages,
    phrase: phrasing(paper.language, languageOfQuestions(paper)),
    isTrustAlike: isTrustAlike(paper),
    optionLabel: optionLabelOf(titled, template),
  }
  const sections = sectionsOf(paper.questions, template.questionNumbering)
  const blocks: KeyBlock[] = [
    { ...headerOf(titled, [], options), part: messages.key.heading },
    ...trustBlocks(paper, messages),
    ...sections.map((section) => layOutSection(section, context)),
    ...(sections.length === 0 ? [{ kind: 'remark', text: messages.key.noAnswers } as const] : []),
  ]
  return { part: 'key', ...sheetOf(titled, messages.key.title(paper.title), options), blocks }
}

export type KeyContext = {
  readonly paper: Paper
  readonly passages: readonly Passage[]
  readonly template: Template
  readonly messages: PrintedMessages
  readonly phrase: Phrasing
  /** What is said of all answers is not said again beside each. */
  readonly isTrustAlike: boolean
  readonly optionLabel: OptionLabel
}

/**
 * How far the answers can be trusted, where they are alike. What the making of the paper came to is told on the screen:
 * the key goes to all who mark.
 */
export function trustBlocks(paper: Paper, { key }: PrintedMessages): KeyBlock[] {
  const label = trustOfAll(paper.questions.map(({ provenance }) => provenance))
  return label === undefined ? [] : [{ kind: 'notices', heading: key.forTeacher, lines: [key.trustOfAll[label]] }]
}

/** Whether `trustBlocks` says it. */
export const isTrustAlike = ({ questions }: Paper): boolean =>
  trustOfAll(questions.map(({ provenance }) => provenance)) !== undefined

function layOutSection(section: Section<Question>, context: KeyContext): KeyBlock {
  const words = context.messages.paper
  return {
    kind: 'keySection',
    heading: {
      title: words.sectionHeadings[context.template.setting.sectionNumbering](
        section.index,
        words.sectionTitles[section.type],
      ),
      summary: words.sectionSummary(section.items.length, section.marks),
      instruction: '',
    },
    // One answer is not worth a table; it stands just below.
    summary: section.items.length === 1 ? [] : section.items.flatMap((item) => summaryCell(item, context)),
    entries: section.items.map((item, index) => ({
      ...passageNamed(section.items, index, context),
      ...layOutEntry(item, context),
    })),
  }
}

/** Answers short enough to be marked from a table; the others have none. */
function summaryCell({ number, question }: Numbered<Question>, { messages, optionLabel }: KeyContext): SummaryCell[] {
  switch (question.type) {
    case 'multiple_choice':
      return [{ number, answer: optionLabel(question.keyIndex).replace(/\.$/, '') }]
    case 'true_false':
      return [{ number, answer: truth(question.key, messages) }]
    case 'matching':
      return []
    case 'fill_blank':
      return []
    case 'short_answer':
      return []
    case 'essay':
      return []
    case 'long_question':
      return []
  }
}

/** Throws a TypeError for a question that cannot be: those are refused where they enter. */
export function layOutEntry({ number, question }: Numbered<Question>, context: KeyContext): KeyEntry {
  const fault = questionFault(question)
  if (fault !== undefined) throw new TypeError(`Cannot lay out the key of question ${number} ${fault}`)
  const { messages, phrase } = context
  return {
    number,
    stem: phrase(question.stem),
    ...figureOf(question.figure, context),
    marks: messages.paper.marksInBrackets(question.marks),
    answers: answersOf(question, context),
    ...(question.explanation.length === 0
      ? {}
      : { explanation: { label: messages.key.explanation, phrase: phrase(question.explanation) } }),
    ...sourceOf(question, context),
    ...(context.isTrustAlike || showsSource(question)
      ? {}
      : { proof: messages.key.trust[trustOf(question.provenance)] }),
  }
}

function answersOf(question: Question, context: KeyContext): KeyAnswer[] {
  const { messages, phrase, paper, optionLabel } = context
  const answer = messages.key.answer
  switch (question.type) {
    case 'multiple_choice':
      return [
        {
          label: answer,
          phrase: phrase([
            ...literalText(`${optionLabel(question.keyIndex)} `),
            ...itemAt(question.options, question.keyIndex),
          ]),
        },
      ]
    case 'true_false':
      return [{ label: answer, phrase: literalPhrase(truth(question.key, messages), paper.language) }]
    case 'fill_blank':
      return question.keys.map((accepted, index) => ({
        label: question.keys.length === 1 ? answer : messages.key.blank(index + 1),
        phrase: phrase(withAlternatives(accepted, context)),
      }))
    case 'short_answer':
      return [{ label: answer, phrase: phrase(question.key), ...schemeOf(withoutRepetition(question), context) }]
    case 'essay':
      return [{ label: '', ...schemeOf(question.markingGuide, context) }]
    case 'matching':
      return question.pairs
        .toSorted(([a], [b]) => a - b)
        .map(([left, right]) => ({
          label: `(${left + 1})`,
          phrase: phrase([...literalText(`${letters(right)}. `), ...itemAt(question.right, right)]),
        }))
    case 'long_question':
      return question.parts.map((part) => ({
        label: part.label,
        stem: phrase(part.stem),
        ...figureOf(part.figure, context),
        ...(part.marks === 0
          ? {}
          : {
              marks: messages.paper.marksInBrackets(part.marks),
              phrase: phrase(part.key),
              ...schemeOf(withoutRepetition(part), context),
            }),
      }))
  }
}

/** The best answer, and in brackets what else counts. */
function withAlternatives([best, ...others]: BlankKey, { messages, paper }: KeyContext): RichText {
  if (others.length === 0) return best
  const accepted = messages.key.accepted(others.map(formatRichText))
  return [...best, ...parseRichText(isChinese(paper.language) ? `（${accepted}）` : ` (${accepted})`)]
}

/** A scheme of one row that only says the answer again, for all the marks, tells a marker nothing. */
export function withoutRepetition({
  key,
  marks,
  markingScheme,
}: {
  readonly key: RichText
  readonly marks: number
  readonly markingScheme: readonly MarkingRow[]
}): readonly MarkingRow[] {
  const [row, ...others] = markingScheme
  const isRepetition =
    row !== undefined &&
    others.length === 0 &&
    row.remark === undefined &&
    row.marks === marks &&
    wordsOf(row.text) === wordsOf(key)
  return isRepetition ? [] : markingScheme
}

const wordsOf = (text: RichText): string => bare(plainText(text))
/** Letters and digits alone, to compare sentences that differ in their marks. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

function schemeOf(rows: readonly MarkingRow[], { messages, phrase }: KeyContext): Pick<KeyAnswer, 'scheme'> {
  if (rows.length === 0) return {}
  return {
    scheme: {
      heads: { text: messages.key.markingScheme, marks: messages.key.marks, remarks: messages.key.remarks },
      rows: rows.map(({ text, marks, remark }) => ({
        phrase: phrase(text),
        marks: `${marks}`,
        ...(remark === undefined || remark.trim() === '' ? {} : { remark: phrase(parseRichText(remark)) }),
      })),
    },
  }
}

/** The line of its source says it, too. */
const showsSource = ({ provenance }: Question): boolean =>
  provenance.source !== undefined && trustOf(provenance) === 'source_shown'

/** Where the answer stands. The document is named only where there are several, or nothing else is known. */
function sourceOf(question: Question, { messages, phrase, paper, isTrustAlike }: KeyContext): Pick<KeyEntry, 'source'> {
  const {
    provenance: { source },
    explanation,
  } = question
  if (source === undefined) return {}
  const { heading, page } = source
  const name = paper.sourceDocuments.find(({ id }) => id === source.documentId)?.name
  const named =
    name !== undefined && (paper.sourceDocuments.length > 1 || (heading === undefined && page === undefined))
  const placed = !isTrustAlike && showsSource(question) ? messages.key.sourceShown : messages.key.source
  const place = placed({
    ...(named ? { document: name } : {}),
    ...(heading === undefined ? {} : { heading }),
    ...(page === undefined ? {} : { page }),
  })
  const isQuoted = wordsOf(explanation).includes(bare(source.quote))
  return {
    source: { place, ...(isQuoted ? {} : { quote: phrase(literalText(messages.key.quotation(source.quote))) }) },
  }
}

const truth = (key: boolean, messages: PrintedMessages): string => (key ? messages.paper.true : messages.paper.false)
