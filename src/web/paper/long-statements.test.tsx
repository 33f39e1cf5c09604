/** Long questions of a mixed layout take the width of the sheet, and numbered statements a line each, as in print. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { firstOf } from '#domain/must-be-there.ts'
import { parseRichText } from '#domain/rich-text.ts'
import { layOutForCandidates } from '#layout/lay-out.ts'
import { hongKongPrimaryMathematics } from '#templates/hong-kong-primary-mathematics.ts'
import { flowOf } from './flow-of.tsx'
import { measuresOf } from './measures.ts'
import { Phrase } from './words.tsx'

/** How many questions stand beside each other in each row of the sheet. */
function rowsOf(...stems: readonly string[]): number[] {
  const paper = layOutForCandidates(
    {
      title: 'T',
      code: 'C',
      language: 'en',
      instructions: '',
      timeLimit: 30,
      totalMarks: stems.length,
      questionLanguage: undefined,
      questions: stems.map((stem) => ({ type: 'true_false', stem: parseRichText(stem), marks: 1 })),
      passages: [],
    },
    hongKongPrimaryMathematics,
    { pageSize: 'a4' },
  )
  // The header measures its words in a browser.
  const laidOut = { ...paper, blocks: paper.blocks.filter(({ kind }) => kind === 'section') }
  return flowOf(laidOut, measuresOf(laidOut)).flatMap((item) => {
    const drawn = item.kind === 'piece' ? renderToStaticMarkup(item.piece.draw([], false)) : ''
    const questions = stems.filter((stem) => drawn.includes(firstOf(stem.split('\n')))).length
    return questions === 0 ? [] : [questions]
  })
}

test('short ones stand in pairs, a long one alone', () => {
  const long = 'A square has four equal sides and four right angles. '.repeat(3).trim()
  expect(rowsOf('One is odd.', 'Two is even.')).toEqual([2])
  expect(rowsOf('One is odd.', long, 'Two is even.', 'Three is odd.')).toEqual([1, 1, 2])
})

test('numbered statements begin a line each', () => {
  const text = parseRichText('Which are true?\n(1) A square is a polygon.\n(2) A circle is one.\nChoose.')
  const drawn = renderToStaticMarkup(<Phrase phrase={{ text, language: 'en' }} />)
  expect(drawn.match(/class="paper-statement"/g)).toHaveLength(2)
  expect(drawn.replaceAll(/<[^>]+>/g, '|')).toMatch(/\(1\) \|+A square is a polygon\.\|+\(2\) /)
  expect(drawn).toMatch(/Choose\.<\/span>$/)
})
