import { asId } from '#domain/ids.ts'
import { questionFault, type Essay } from '#domain/question.ts'
import { literalText, plainText } from '#domain/rich-text.ts'
import { expect, test } from 'vitest'
import { composeEssay, type EssayGroup, type EssayPlan } from './compose-essay.ts'

const group = (heading: string, points: number, needed: number): EssayGroup => ({
  heading,
  needed,
  points: Array.from({ length: points }, (_, index) => ({
    text: literalText(`Point ${index} of ${heading}`),
    citation: { quote: `${heading} ${index}.`, page: 1 },
    exclusions: [`sentence:${heading}:${index}`],
  })),
})
const plan = (...groups: [EssayGroup, ...EssayGroup[]]): EssayPlan => ({
  documentId: asId('D'),
  topicId: asId('T'),
  maker: 'essay',
  stem: literalText('Describe the river.'),
  groups,
  explanation: literalText('Pages 1 to 3.'),
  level: 'hard',
  score: 0.5,
  organisation: 'Organisation',
})

test('each side of the task is a row that lists its points, the guide adds up with the row for organisation, and every point is cited', () => {
  const candidate = composeEssay(plan(group('Course:', 1, 1), group('Uses (any two):', 3, 2)))
  const draft = candidate.draft as Essay
  expect(draft.markingGuide.map(({ text, marks }) => [plainText(text), marks])).toEqual([
    ['Course: Point 0 of Course:', 2],
    ['Uses (any two): • Point 0 of Uses (any two): • Point 1 of Uses (any two): • Point 2 of Uses (any two):', 4],
    ['Organisation', 2],
  ])
  expect(draft.provenance.source?.further).toHaveLength(3)
  expect(candidate.exclusions).toHaveLength(4)
  expect(questionFault({ ...draft, marks: 8 })).toBeUndefined()
})

test('a task that asks for differences gives marks for them', () => {
  const { markingGuide } = composeEssay({
    ...plan(group('Delta:', 1, 1), group('Lagoon:', 1, 1)),
    comparison: 'Differences',
  }).draft as Essay
  expect(markingGuide.map(({ text, marks }) => [plainText(text).split(':')[0], marks])).toEqual([
    ['Delta', 2],
    ['Lagoon', 2],
    ['Differences', 2],
    ['Organisation', 2],
  ])
})

test('no row says how many marks a point earns, since papers change marks', () => {
  const { markingGuide } = composeEssay(plan(group('Uses (any two):', 3, 2))).draft as Essay
  expect(markingGuide.map(({ remark }) => remark)).toEqual([undefined, undefined])
})

test('too few points are a bug of the maker', () => {
  expect(() => composeEssay(plan(group('Uses', 3, 4)))).toThrow(
    'Cannot ask for 4 points under “Uses”: the document gives 3',
  )
})
