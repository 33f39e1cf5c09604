/** A remark beside the marks may hold formulas and stress: each format shows them as it shows those of its other texts. */
import { expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { Format } from '#formats/formats.ts'
import { layOut } from '#layout/lay-out.ts'
import { GOLDEN_PAPERS } from '../golden/papers/golden-papers.ts'
import { readZip } from './read-zip.ts'
import { templateOf, writtenAs } from './write-as.ts'

const remark = '1A for $\\frac{a}{b}$, **f.t.**'
const paper: Paper = {
  ...GOLDEN_PAPERS['english-science']!,
  questions: [
    {
      id: asId<'Question'>('q'),
      type: 'essay',
      stem: parseRichText('Why?'),
      explanation: [],
      marks: 1,
      minutes: 1,
      difficulty: 'easy',
      topic: '',
      provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
      markingGuide: [{ text: parseRichText('Because.'), marks: 1, remark }],
    },
  ],
}

test('the laid-out key holds it as rich text', () => {
  const [row] = layOut(paper, templateOf(paper), { part: 'key', pageSize: 'a4' })
    .blocks.filter((block) => block.kind === 'keySection')
    .flatMap(({ entries }) => entries.flatMap(({ answers }) => answers.flatMap(({ scheme }) => scheme?.rows ?? [])))
  expect(row?.remark).toEqual({ text: parseRichText(remark), language: 'en' })
})

test.each([
  ['md', '1A for $\\frac{a}{b}$, <strong>f.t.</strong>'],
  ['txt', '1A for a/b, f.t.'],
  ['moodle', '1A for \\(\\frac{a}{b}\\), &lt;strong&gt;f.t.&lt;/strong&gt;'],
  ['gift', '1A for \\\\(\\\\frac\\{a\\}\\{b\\}\\\\), <strong>f.t.</strong>'],
  ['google-forms', '(1A for a/b, f.t.)'],
] as const satisfies readonly (readonly [Format, string])[])('%s shows it', async (format, shown) => {
  expect(new TextDecoder().decode(await writtenAs(format, paper))).toContain(shown)
})

test.each(['xlsx', 'wayground'] as const)('%s shows it in one line', async (format) => {
  const files = await readZip(await writtenAs(format, paper))
  expect([...files.values()].map((bytes) => bytes.toString()).join('\n')).toContain('1A for a/b, f.t.')
})
