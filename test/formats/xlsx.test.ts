/** The Excel format, read by exceljs: what stands in the cells is what the paper says, and nothing else. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { literalText } from '#domain/rich-text.ts'
import { FORMATS } from '#formats/formats.ts'
import { lossesOf } from '#formats/losses.ts'
import { LONGEST_CELL } from '#formats/longest-cell.ts'
import { numberedQuestions } from '#formats/numbered.ts'
import { writeSpreadsheet } from '#formats/spreadsheet.ts'
import { lineOf } from '#formats/words.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { naughtyPaper } from './naughty-papers.ts'
import { ofRandomPapers } from './of-random-papers.ts'
import { randomPapers } from './random-papers.ts'
import { readSheets } from './read-sheets.ts'
import { templateOf, writtenAs } from './write-as.ts'

const HEADS = {
  number: ['No.', '題號', '题号'],
  marks: ['Marks', '分數', '分值'],
  stem: ['Question', '題目', '题目'],
  answer: ['Answer', '答案'],
}
const line = (text: Parameters<typeof lineOf>[0]): string | undefined => lineOf(text, { formulas: 'line' }) || undefined

ofRandomPapers('random papers: each question has its row, its options, its key and its marks', async (numRuns) => {
  await fc.assert(
    fc.asyncProperty(
      randomPapers.filter(({ questions }) => questions.length > 0),
      async (paper) => {
        const [[, rows] = ['', []], ...others] = await readSheets(await writtenAs('xlsx', paper))
        const [heads = [], ...found] = rows
        const at = (names: readonly string[]): number => heads.findIndex((head) => names.includes(`${head}`))
        const numbered = numberedQuestions(paper, templateOf(paper))
        expect(found.map((row) => row[at(HEADS.number)])).toEqual(numbered.map(({ number }) => number))
        expect(found.map((row) => row[at(HEADS.marks)])).toEqual(numbered.map(({ question }) => question.marks))
        for (const [index, { question }] of numbered.entries()) {
          const row = found[index]!
          expect(`${row[at(HEADS.stem)]}`.startsWith(line(question.stem) ?? '')).toBe(true)
          if (question.type !== 'multiple_choice') continue
          const options = question.options.map(line)
          expect(row.slice(at(HEADS.stem) + 1, at(HEADS.stem) + 1 + options.length)).toEqual(options)
          expect(row[at(HEADS.answer)]).toBe('ABCDEFGH'[question.keyIndex])
        }
        const parts = numbered.flatMap(({ question }) => (question.type === 'long_question' ? question.parts : []))
        const inParts = (others[0]?.[1] ?? []).flatMap((row) => row.slice(2, 3))
        for (const part of parts)
          expect(inParts.some((cell) => `${cell ?? ''}`.startsWith(line(part.stem) ?? ''))).toBe(true)
      },
    ),
    { numRuns },
  )
})

test('every naughty string in every field: text, as it was', async () => {
  const texts = NAUGHTY_STRINGS.filter((text) => text.trim() !== '' && text.length <= LONGEST_CELL)
  const sheets = await readSheets(await writtenAs('xlsx', naughtyPaper(texts)))
  const cells = new Set([...sheets.values()].flat(2).flatMap((cell) => `${cell ?? ''}`.split('\n[Figure')[0]!.trim()))
  for (const text of texts) expect(cells.has(text.trim()), JSON.stringify(text.slice(0, 99))).toBe(true)
  for (const text of texts) await readSheets(await writtenAs('xlsx', { ...naughtyPaper(['a'], text) }))
})

test('what would be a formula, a control, half a character or an escape is a text', async () => {
  const texts = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '=HYPERLINK("http://x")',
    '\u0001',
    '_x0041_',
    'a\rb',
    '\uD800',
    '<b>&"',
    ' a ',
  ]
  const bytes = writeSpreadsheet('=1', [{ name: 'A', heads: 0, widths: [], rows: texts.map((text) => [text]) }])
  expect((await readSheets(bytes)).get('A')!.flat()).toEqual(texts)
})

test('a text that is too long for a cell is cut, and no character in two', async () => {
  const rows = ['x'.repeat(LONGEST_CELL), `${'x'.repeat(LONGEST_CELL - 2)}😀x`]
  const bytes = writeSpreadsheet('', [{ name: 'A', heads: 0, widths: [], rows: rows.map((text) => [text]) }])
  expect((await readSheets(bytes)).get('A')!.flat()).toEqual([rows[0], `${'x'.repeat(LONGEST_CELL - 2)}…`])
})

test('a text that is too long for a cell goes on in columns beside its own, and is whole', async () => {
  const words = `${'x'.repeat(LONGEST_CELL - 1)}😀${'y'.repeat(LONGEST_CELL)}`
  const [question] = GOLDEN_PAPERS['english-science']!.questions
  const long = { ...question!, stem: literalText(words), explanation: literalText(`E${words}`) }
  const paper = { ...GOLDEN_PAPERS['english-science']!, questions: [long, question!] }
  const [heads, row, other] = [...(await readSheets(await writtenAs('xlsx', paper))).values()][0]!
  const whole = (from: typeof heads, head: string): string =>
    heads!.map((one, column) => (`${one}`.replace(/ \(\d\)$/, '') === head ? (from![column] ?? '') : '')).join('')
  expect([whole(row, 'Question'), whole(row, 'Explanation')]).toEqual([words, `E${words}`])
  expect(heads!.filter((head) => `${head}`.startsWith('Explanation'))).toEqual([
    'Explanation',
    'Explanation (2)',
    'Explanation (3)',
  ])
  expect(whole(other, 'Question')).toBe(line(question!.stem))
  expect(
    lossesOf(FORMATS.xlsx, paper, { template: templateOf(paper), part: 'both', choice: 'convert' }),
  ).not.toContainEqual(expect.objectContaining({ kind: 'stem_long' }))
})

test('the question paper has no answer, and a link gets no source', async () => {
  const paper = GOLDEN_PAPERS['english-science']!
  const heads = async (asked: Parameters<typeof writtenAs>[2]) =>
    [...(await readSheets(await writtenAs('xlsx', paper, asked))).values()].flatMap(([first]) => first!)
  const secret = ['Answer', 'Explanation', 'Marking scheme', 'Also accepted', 'Source']
  const shown = async (asked: Parameters<typeof writtenAs>[2]) => {
    const found = await heads(asked)
    return secret.filter((head) => found.includes(head))
  }
  expect(await shown({ part: 'paper' })).toEqual([])
  expect(await shown({ reader: 'link' })).toEqual(secret.slice(0, 4))
  expect(await shown({})).toEqual(secret)
})

test('the same paper gives the same bytes, in another zone of time, too', async () => {
  const paper = GOLDEN_PAPERS['english-science']!
  const first = await writtenAs('xlsx', paper)
  const zone = process.env['TZ']
  process.env['TZ'] = 'Pacific/Apia'
  const other = await writtenAs('xlsx', paper)
  if (zone === undefined) delete process.env['TZ']
  else process.env['TZ'] = zone
  expect(Buffer.from(other).equals(Buffer.from(first))).toBe(true)
})
