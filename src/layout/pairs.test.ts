/** Questions beside each other (a layout that is mixed): those with many words take the width of the page. */
import { expect, test } from 'vitest'
import { parseRichText } from '#domain/rich-text.ts'
import { hongKongPrimaryMathematics } from '#templates/hong-kong-primary-mathematics.ts'
import type { CandidateQuestion } from './candidate-paper.ts'
import { layOutForCandidates } from './lay-out.ts'

const judge = (stem: string): CandidateQuestion => ({ type: 'true_false', stem: parseRichText(stem), marks: 1 })

test.each([
  { stem: 'A square has four equal sides.', wide: undefined },
  { stem: 'A square has four equal sides and '.repeat(4), wide: true },
  { stem: '正方形的四條邊相等。', wide: undefined },
  { stem: '正方形的四條邊相等，四個角也相等。'.repeat(4), wide: true },
  { stem: 'Which is true?\n(1) A square is a polygon.\n(2) A circle is one.', wide: true },
])('“$stem” is wide: $wide', ({ stem, wide }) => {
  const { blocks } = layOutForCandidates(
    {
      title: 'T',
      code: 'C',
      language: 'en',
      instructions: '',
      timeLimit: 30,
      totalMarks: 1,
      questionLanguage: undefined,
      questions: [judge(stem)],
      passages: [],
    },
    hongKongPrimaryMathematics,
    { pageSize: 'a4' },
  )
  const section = blocks.find((block) => block.kind === 'section')
  expect([section?.flow, section?.questions[0]?.wide]).toEqual(['pairs', wide])
})
