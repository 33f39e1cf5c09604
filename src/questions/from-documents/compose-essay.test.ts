import { asId } from '#domain/ids.ts'
import { questionFault, type Essay } from '#domain/question.ts'
import { literalText, plainText } from '#domain/rich-text.ts'
import { expect, test } from 'vitest'
import { composeEssay, type EssayPlan } from './compose-essay.ts'

const plan = (points: number): EssayPlan => ({
  documentId: asId('D'), topicId: asId('T'), maker: 'essay', stem: literalText('Describe the river.'), needed: 4, explanation: literalText('Pages 1 to 3.'), level: 'hard', score: 0.5,
  points: Array.from({ length: points }, (_, index) => ({ text: literalText(`Point ${index}.`), citation: { quote: `Point ${index}.`, page: 1 }, exclusions: [`sentence:${index}`] })),
  words: { anyOf: (needed) => `Any ${needed}:`, each: (marks) => `${marks} marks each`, organisation: 'Organisation' },
})

test('the guide lists every point, adds up with the row for organisation, and every point is cited', () => {
  const candidate = composeEssay(plan(6))
  const draft = candidate.draft as Essay
  expect(draft.markingGuide.map(({ marks, remark }) => [marks, remark])).toEqual([[8, '2 marks each'], [2, undefined]])
  expect(plainText(draft.markingGuide[0].text)).toBe('Any 4: • Point 0. • Point 1. • Point 2. • Point 3. • Point 4. • Point 5.')
  expect(draft.provenance.source?.further).toHaveLength(5)
  expect(candidate.exclusions).toHaveLength(6)
  expect(questionFault({ ...draft, marks: 10 })).toBeUndefined()
})

test('too few points are a bug of the maker', () => {
  expect(() => composeEssay(plan(3))).toThrow('Cannot ask for 4 points: the section gives 3')
})
