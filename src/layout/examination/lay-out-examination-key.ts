/**
 * The key of an HKDSE paper: a marking scheme in three columns for conventional questions, keys and solutions for
 * multiple choice.
 */
import type { Paper } from '#domain/paper.ts'
import { totalMarks } from '#domain/structure.ts'
import type { MultipleChoice, Question } from '#domain/question.ts'
import { examinationMessagesIn, type ExaminationMessages } from '#messages/examination/examination-messages.ts'
import { languageOfQuestions } from '../candidate-paper.ts'
import type { KeyBlock, KeyEntry, LaidOutKey } from '../laid-out.ts'
import { isTrustAlike, layOutEntry, trustBlocks, type KeyContext } from '../lay-out-key.ts'
import { capitalLabel, letters } from '../numbering.ts'
import { passageNamed } from '../passages.ts'
import { phrasing } from '../phrase.ts'
import { marksOfEach, type Numbered } from '../sections.ts'
import { sheetOf, type SheetOptions } from '../sheet.ts'
import { examinationSections, type ExaminationSection } from './examination-sections.ts'
import type { ExaminationFormat } from './format.ts'
import { examinationHead } from './head.ts'
import { headingOf } from './lay-out-examination-paper.ts'
import { schemeSection } from './marking-scheme.ts'

/** Lays out the part that only the teacher sees. */
export function layOutExaminationKey(paper: Paper, format: ExaminationFormat, options: SheetOptions): LaidOutKey {
  const { template, messages } = options
  const words = examinationMessagesIn(paper.language)
  const context: KeyContext = {
    paper,
    passages: paper.passages,
    template,
    messages,
    phrase: phrasing(paper.language, languageOfQuestions(paper)),
    isTrustAlike: isTrustAlike(paper),
    optionLabel: capitalLabel,
  }
  const sections = examinationSections(paper.questions, paper.structure)
  const titled = {
    ...paper,
    timeLimit: paper.configuration.timeLimit,
    totalMarks: totalMarks(paper.questions, paper.structure),
  }
  const blocks: KeyBlock[] = [
    examinationHead(titled, format, options),
    ...trustBlocks(paper, messages),
    ...sections.map((section) =>
      format === 'hkdse_paper1' ? schemeSection(section, words, context) : keysSection(section, words, context),
    ),
    ...(sections.length === 0 ? [{ kind: 'remark', text: messages.key.noAnswers } as const] : []),
  ]
  return {
    part: 'key',
    ...sheetOf(titled, `${paper.title} - ${words.key.heading}`, options),
    blocks,
  }
}

/** A table of the keys, then each question with its options, a tick at the right one, and why it is right. */
function keysSection(section: ExaminationSection<Question>, words: ExaminationMessages, context: KeyContext): KeyBlock {
  const summary = section.items.flatMap(({ number, question }) =>
    question.type === 'multiple_choice'
      ? [{ number: number.replace(/\.$/, ''), answer: letters(question.keyIndex) }]
      : [],
  )
  const each = marksOfEach({ items: section.items })
  return {
    kind: 'keySection',
    heading: headingOf(section, each === undefined ? '' : words.eachCarries(each), words),
    summary,
    entries: section.items.map((item, index) => ({
      ...passageNamed(section.items, index, context),
      ...entryOf(item, each !== undefined, words, context),
    })),
  }
}

function entryOf(
  item: Numbered<Question>,
  areAlike: boolean,
  words: ExaminationMessages,
  context: KeyContext,
): KeyEntry {
  const { question } = item
  const { marks, ...laidOut } = layOutEntry(item, context)
  const entry = areAlike || marks === undefined ? laidOut : { ...laidOut, marks }
  const explained =
    entry.explanation === undefined ? entry : { ...entry, explanation: { ...entry.explanation, label: words.key.why } }
  return question.type === 'multiple_choice'
    ? { ...explained, answers: [{ label: words.key.answer, options: optionsOf(question, words, context) }] }
    : explained
}

const optionsOf = (question: MultipleChoice, words: ExaminationMessages, { phrase }: KeyContext) =>
  question.options.map((option, index) => ({
    label: capitalLabel(index),
    phrase: phrase(option),
    ...(index === question.keyIndex ? { tick: words.key.right } : {}),
  }))
