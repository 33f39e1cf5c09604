/** A question keeps its slot in the structure of its paper, however it comes back. */
import { expect, test } from 'vitest'
import { formatQuestion, type QuestionJson } from '#domain/format-question.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { changePaper } from './change-paper.ts'

const question: Question = {
  id: asId('q_1'), type: 'short_answer', stem: parseRichText('Find $x$.'), key: parseRichText('$7$'), markingScheme: [], explanation: [], marks: 3, minutes: 4, difficulty: 'easy', topic: 'T', slot: 2,
  provenance: { origin: { kind: 'family', family: 'f', seed: 's' }, proof: 'proved' },
}
const paper: Paper = {
  id: asId('p'), code: 'C', title: 'T', language: 'en', generationMode: 'concept_based', templateId: asId('hkdse-paper-1'), structure: { id: 'hkdse-paper-1', sections: [{ label: 'A(1)', slots: [1, 9] }] },
  configuration: { title: 'T', language: 'en', difficulty: 'easy', questionTypes: ['short_answer'], totalQuestions: 19, questionsPerTopic: 1, timeLimit: 135, instructions: '', includeAnswerKey: true, paperFormat: 'hkdse_paper1' },
  sourceDocuments: [], topics: [], notices: [], status: 'completed', seed: 's', revision: 1, createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', questions: [question],
}
const json = JSON.parse(JSON.stringify(formatQuestion(question))) as QuestionJson
const { slot: _slot, ...withoutSlot } = json

test.each([
  { name: 'as it was', entry: json, proof: 'proved' },
  { name: 'without its slot', entry: withoutSlot, proof: 'proved' },
  { name: 'with another slot', entry: { ...json, slot: 9 }, proof: 'proved' },
  { name: 'with other marks', entry: { ...withoutSlot, marks: 5 }, proof: 'proved' },
  { name: 'with other words', entry: { ...withoutSlot, question: 'Find $y$.' }, proof: 'unchecked' },
])('a question that comes back $name stays in its slot', ({ entry, proof }) => {
  const changed = changePaper(paper, { questions: [entry] })
  if (!changed.ok) throw new Error(JSON.stringify(changed.error))
  expect(changed.value.questions[0]).toMatchObject({ slot: 2, provenance: { proof } })
  expect(changed.value.structure).toEqual(paper.structure)
})
