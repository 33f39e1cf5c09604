/** Word documents of all golden papers, read back by mammoth, by docx-preview and by the rules of the standard. */
import fc from 'fast-check'
import mammoth from 'mammoth'
import { describe, expect, test } from 'vitest'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import type { Paper } from '#domain/paper.ts'
import { literalText } from '#domain/rich-text.ts'
import { layOut } from '#layout/lay-out.ts'
import type { LaidOut, LaidOutPaper } from '#layout/laid-out.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { mathsIn } from '#printing/pdf/describe-formula.ts'
import { printWord } from '#printing/word/print-word.ts'
import { TEMPLATES, templateFor } from '#templates/templates.ts'
import { DEEP } from '#test/deep.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { naughtyPaper } from '../formats/naughty-papers.ts'
import { randomPapers } from '../formats/random-papers.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../golden/papers/golden-papers.ts'
import { previewText } from './preview.ts'
import { checkWellFormed, filesOf, readDocument, type ReadParagraph } from './read-document.ts'
import { bare, missingIn, numbersOf, wordsOf } from './words-of.ts'

const PAPERS = { ...GOLDEN_PAPERS, ...PASSAGE_PAPERS, ...EXAMINATION_PAPERS }
const CASES = Object.entries(PAPERS).flatMap(([name, paper]) => PAPER_PARTS.map((part) => ({ name, part, paper })))

const laidOutOf = (paper: Paper, part: (typeof PAPER_PARTS)[number]): LaidOut =>
  layOut(paper, templateFor(paper.configuration), { part, pageSize: 'a4' })
const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value

async function printed(laidOut: LaidOut): Promise<{ bytes: Uint8Array; warnings: readonly PrintWarning[] }> {
  const warnings: PrintWarning[] = []
  return { bytes: await printWord(laidOut, (warning) => warnings.push(warning)), warnings }
}

/** The number that Word counts, or the label that stands there as text. */
const labels = (paragraphs: readonly ReadParagraph[], ...styles: readonly string[]): string[] =>
  paragraphs
    .filter(({ style }) => styles.includes(style))
    .map(({ number, text }) => number ?? (text.includes('\t') ? text.slice(0, text.indexOf('\t')) : ''))

test.each([
  [String.raw`\boxed{x=\pm 2}`, /<w:pBdr>.*<m:oMathPara>/, 1],
  [
    String.raw`\begin{array}{|c|c|}\hline x&1\\\hline y&\frac12\\\hline\end{array}`,
    /<w:tbl>.*<w:jc w:val="center"\/>.*<m:oMath>/,
    4,
  ],
])('%s as a display is editable, framed or ruled by the document', async (tex, form, equations) => {
  const base = GOLDEN_PAPERS.mathematics!
  const question = base.questions.find(({ type }) => type === 'short_answer')!
  const paper = { ...base, questions: [{ ...question, stem: [{ kind: 'math', tex, display: true }] }] } as Paper
  const { bytes } = await printed(laidOutOf(paper, 'paper'))
  expect(filesOf(bytes).get('word/document.xml')).toMatch(form)
  expect(readDocument(bytes).reduce((sum, paragraph) => sum + paragraph.equations, 0)).toBe(equations)
})

describe.each(CASES)('$name, $part', ({ paper, part }) => {
  const laidOut = laidOutOf(paper, part)
  test('says all of the laid-out tree, in its order, numbered as it says, with each formula', async () => {
    const { bytes, warnings } = await printed(laidOut)
    checkWellFormed(bytes)
    expect(missingIn(await textOf(bytes), wordsOf(laidOut))).toBeUndefined()
    const paragraphs = readDocument(bytes)
    const numbers = numbersOf(laidOut)
    expect(labels(paragraphs, 'Question', 'Cloze').filter((label) => label !== '')).toEqual(numbers.questions)
    expect(labels(paragraphs, 'Option', 'KeyOption')).toEqual(numbers.options)
    expect(labels(paragraphs, 'Part').filter((label) => label !== '')).toEqual(
      numbers.parts.filter((label) => label !== ''),
    )
    expect(labels(paragraphs, 'TableItem')).toEqual(numbers.matched)
    const pictured = warnings.filter((warning) => warning.kind === 'formula')
    const shown = mathsIn(laidOut).filter(({ tex }) => !pictured.some((warning) => warning.tex === tex))
    expect(paragraphs.reduce((sum, { equations }) => sum + equations, 0)).toBe(shown.length)
  })
})

describe('another program', () => {
  test.each(['english-science', 'chinese-history', 'simplified-geography'])(
    'shows %s as it was laid out',
    async (name) => {
      const laidOut = laidOutOf(PAPERS[name]!, 'paper')
      expect(missingIn(await previewText(await printWord(laidOut)), wordsOf(laidOut))).toBeUndefined()
    },
  )
})

describe('every template', () => {
  test.each(TEMPLATES.map((template) => ({ name: template.id, template })))('$name', async ({ template }) => {
    const laidOut = layOut(PAPERS['english-science']!, template, { part: 'paper', pageSize: 'a4' })
    const bytes = await printWord(laidOut)
    checkWellFormed(bytes)
    expect(missingIn(await textOf(bytes), wordsOf(laidOut))).toBeUndefined()
  })
})

describe('a document', () => {
  const laidOut = laidOutOf(PAPERS.mathematics!, 'paper')
  test('has the same bytes for the same tree', async () => {
    const first = await printWord(laidOut)
    expect(Buffer.from(await printWord(laidOut)).equals(Buffer.from(first))).toBe(true)
  })
  test('has headings, a title, languages and fonts', async () => {
    const chinese = await printWord(laidOutOf(PAPERS['simplified-geography']!, 'paper'))
    const files = filesOf(chinese)
    expect(files.get('docProps/core.xml')).toContain(`<dc:title>${PAPERS['simplified-geography']!.title}</dc:title>`)
    expect(files.get('word/styles.xml')).toMatch(/w:lang [^>]*w:eastAsia="zh-CN"/)
    expect(files.get('word/styles.xml')).toMatch(/w:eastAsia="SimSun"/)
    const styles = readDocument(chinese).map(({ style }) => style)
    expect(styles).toContain('Title')
    expect(styles.filter((style) => style === 'Heading1').length).toBeGreaterThan(2)
  })
  test('has its code and the number of each page at the foot', async () => {
    const files = filesOf(await printWord(laidOut))
    const foot = files.get('word/footer1.xml')!
    expect(foot).toContain(laidOut.code)
    expect(foot).toMatch(/PAGE.*NUMPAGES/s)
  })
  test('names what stands on a picture, for who does not see it', async () => {
    const files = filesOf(await printWord(laidOutOf(PAPERS['english-science']!, 'paper')))
    expect(files.get('word/document.xml')).toMatch(/<wp:docPr [^>]*descr="[^"]{10,}"/)
    expect([...files.keys()].filter((name) => name.endsWith('.svg'))).toHaveLength(1)
    expect([...files.keys()].filter((name) => name.endsWith('.png'))).toHaveLength(1)
  })
  test('holds what stands in a text as text', async () => {
    const odd = [
      '<w:p><w:r><w:t>markup</w:t></w:r></w:p>',
      'a\u0000b\u0007c\u001Bd\uFFFEe\uD800f',
      '{PAGE} {0} {main-0} &amp; ]]> <!-- $1 %1 \\0',
      'x'.repeat(500),
      '😀👨‍👩‍👧 \u202Eright to left\u202C',
    ]
    const paper: LaidOutPaper = {
      ...(laidOut as LaidOutPaper),
      documentTitle: odd.join(''),
      runningTitle: odd[1]!,
      blocks: odd.map((text, index) => ({
        kind: 'section',
        heading: { title: text, summary: text, instruction: text },
        flow: 'page',
        questions: [
          {
            number: `${index + 1}.`,
            stem: { text: literalText(text), language: 'en' },
            answer: { kind: 'inside' },
            keepTogether: true,
          },
        ],
      })),
    }
    const bytes = await printWord(paper)
    checkWellFormed(bytes)
    expect(
      missingIn(
        await textOf(bytes),
        odd.flatMap((text) => [bare(text), bare(text), bare(text)]),
      ),
    ).toBeUndefined()
  })
  test('has each entry of a key in a row that does not split, since LibreOffice breaks chains of paragraphs', async () => {
    const key = filesOf(await printWord(laidOutOf(PAPERS.mathematics!, 'key'))).get('word/document.xml')!
    const questions = [...key.matchAll(/<w:pStyle w:val="Question"\/>/g)].map(({ index }) => key.slice(0, index))
    const inRows = questions.filter((before) => before.lastIndexOf('<w:cantSplit/>') > before.lastIndexOf('</w:tbl>'))
    expect(inRows.length).toBeGreaterThan(questions.length / 2)
  })
  test('describes each font, so that a computer without it takes one with serifs for the same script', async () => {
    const files = filesOf(await printWord(laidOut))
    const table = files.get('word/fontTable.xml')!
    const named = ['word/styles.xml', 'word/document.xml']
      .map((name) => files.get(name)!)
      .join('')
      .match(/(?<=w:(?:ascii|hAnsi|cs|eastAsia)=")(?!zh-)[^"]+/g)
    for (const font of new Set(named)) expect(table).toContain(`<w:font w:name="${font}">`)
    expect(table).toMatch(
      /w:name="SimSun"><w:altName w:val="宋体"\/>.*?<w:charset w:val="86"\/><w:family w:val="roman"\/>/,
    )
  })
  test('shows a formula that is no equation of Word as a picture, and what is no LaTeX as it stands', async () => {
    const tex = [String.raw`\begin{array}{|c|c|}\hline 1&2\\\hline\end{array}`, String.raw`\frac{1`]
    const { bytes, warnings } = await printed({
      ...(laidOut as LaidOutPaper),
      blocks: [
        {
          kind: 'instructions',
          heading: 'Formulas',
          lines: tex.map((one) => ({ text: [{ kind: 'math', tex: one, display: false }], language: 'en' })),
        },
      ],
    })
    expect(warnings).toMatchObject([
      { kind: 'formula', shownAs: 'picture' },
      { kind: 'formula', shownAs: 'latex' },
    ])
    expect(readDocument(bytes).reduce((sum, { pictures }) => sum + pictures, 0)).toBe(1)
    expect(await textOf(bytes)).toContain(String.raw`\frac{1`)
    // Lowered in half points, without a unit.
    expect(filesOf(bytes).get('word/document.xml')).toMatch(/<w:position w:val="-\d+"\/><\/w:rPr><w:drawing>/)
  })
})

const reads = async (paper: Paper): Promise<void> => {
  for (const part of PAPER_PARTS) {
    const laidOut = laidOutOf(paper, part)
    const bytes = await printWord(laidOut)
    checkWellFormed(bytes)
    expect(missingIn(await textOf(bytes), wordsOf(laidOut))).toBeUndefined()
    const numbers = numbersOf(laidOut)
    expect(labels(readDocument(bytes), 'Option', 'KeyOption')).toEqual(numbers.options)
  }
}
describe('papers drawn at random', () => {
  test('read back', () => fc.assert(fc.asyncProperty(randomPapers, reads), { numRuns: 12 }))
  test('read back, 500 of them', { ...DEEP, timeout: 600_000 }, () =>
    fc.assert(fc.asyncProperty(randomPapers, reads), { numRuns: 500 }),
  )
})

describe('naughty strings are words in every field, and nothing else', () => {
  const texts = NAUGHTY_STRINGS.map((text) => text.slice(0, 5000))
  const readsAll = async (some: readonly string[]): Promise<void> => {
    for (let at = 0; at < some.length; at += 52) await reads(naughtyPaper(some.slice(at, at + 52)))
  }
  test('every tenth', () => readsAll(texts.filter((_, index) => index % 10 === 0)))
  test('all of them', { ...DEEP, timeout: 600_000 }, () => readsAll(texts))
})
