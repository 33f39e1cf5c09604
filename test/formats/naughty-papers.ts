/** Papers whose every field holds a text that breaks what was not made for it. */
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { formatRichText, literalText } from '#domain/rich-text.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'

/** A question of each type for each text, all of whose words are that text. */
export function naughtyPaper(texts: readonly string[], title = texts[0] ?? ''): Paper {
  const paper = GOLDEN_PAPERS['english-science']!
  return {
    ...paper,
    title,
    subject: title,
    grade: title,
    configuration: { ...paper.configuration, title, instructions: title },
    sourceDocuments: [{ id: asId<'Document'>('d'), name: title }],
    questions: texts.flatMap(naughtyQuestions),
  }
}

function naughtyQuestions(text: string, place: number): Question[] {
  const words = literalText(text)
  const base = {
    stem: words,
    explanation: words,
    marks: 1,
    minutes: 1,
    difficulty: 'easy',
    topic: text,
    figure: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>', alt: text, caption: text },
    provenance: {
      origin: { kind: 'document' },
      proof: 'quoted',
      source: { documentId: asId<'Document'>('d'), quote: text, heading: text },
    },
  } as const
  const row = { text: words, marks: 1, remark: formatRichText(words) }
  const bodies = [
    { type: 'multiple_choice', options: [words, [...words, { kind: 'text', text: ' 2' }]], keyIndex: 1 },
    { type: 'true_false', key: false },
    { type: 'fill_blank', keys: [[words, words]], stem: [...words, { kind: 'blank' }] },
    { type: 'matching', left: [words], right: [words], pairs: [[0, 0]] },
    { type: 'short_answer', key: words, markingScheme: [row] },
    { type: 'essay', markingGuide: [row] },
    { type: 'long_question', parts: [{ label: '(a)', stem: words, marks: 1, key: words, markingScheme: [row] }] },
  ] as const
  return bodies.map((body, index): Question => ({ ...base, id: asId<'Question'>(`q${place}-${index}`), ...body }))
}
