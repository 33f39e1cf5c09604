/** Text of papers is text: never Typst code, and no sign of it loses the paper. */
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { literalText } from '#domain/rich-text.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { quickQuiz } from '#templates/quick-quiz.ts'
import { readPdf } from './read-pdf.ts'
import { choose, short, writePaper } from './write-paper.ts'

async function printed(
  text: string,
  part: 'paper' | 'key' = 'paper',
): Promise<{ text: string; warnings: PrintWarning[] }> {
  const paper = writePaper({
    title: `Title ${text}`,
    language: 'en',
    timeLimit: 5,
    questions: [(index) => ({ ...choose('x', ['a', 'b'], 0)(index), stem: literalText(text) })],
  })
  return print(paper, part)
}

async function print(
  paper: ReturnType<typeof writePaper>,
  part: 'paper' | 'key' = 'paper',
): Promise<{ text: string; warnings: PrintWarning[] }> {
  const warnings: PrintWarning[] = []
  const bytes = await printPdf(layOut(paper, quickQuiz, { part, pageSize: 'a4' }), (warning) => warnings.push(warning))
  return { text: (await readPdf(bytes)).pages.join('\n').replaceAll('\u200B', ''), warnings }
}

describe('as text is printed', () => {
  test.each([
    '#eval("1 + 1")',
    '#import "x.typ"',
    '#read("/etc/passwd")',
    '$x^2$ and $$',
    '*bold* _italic_',
    '`raw` ``` more ```',
    '= heading',
    '- item',
    '+ item',
    '/ term: words',
    '@reference <label>',
    '// comment',
    '/* comment */',
    'a \\ b \\n \\u{41}',
    '"quoted" and \'quoted\'',
    '~ -- --- ... -?',
    '[content] {code} (group)',
    'https://example.org/#a?b=c&d',
    '%',
    '!"#$%&\'()*+,-./',
    ':;<=>?@[\\]^_`{|}~',
  ])('%s', async (text) => {
    const { text: found, warnings } = await printed(text)
    expect(found).toContain(text)
    expect(warnings).toEqual([])
  })
  test('markup of the paper’s own inside answers and explanations', async () => {
    const paper = writePaper({
      title: 'T',
      language: 'en',
      timeLimit: 5,
      questions: [short('\\$5 #x', '#panic("no")', { explanation: '`a` #b', quote: '#eval("c") $x' })],
    })
    const { text } = await print(paper, 'key')
    for (const words of ['$5 #x', '#panic("no")', '`a` #b', '#eval("c") $x']) expect(text).toContain(words)
  })
})

describe('signs', () => {
  test.each([
    { name: 'of the right-to-left kind', text: 'Hebrew שלום stays', shown: 'stays', signs: [] },
    { name: 'of phonetics and mathematics', text: 'ʃ ŋ ∑ √ ⇌ ∠ ≤ Ω µ', shown: '⇌', signs: [] },
    { name: 'of Hong Kong', text: '𨋢 嘅 啲 喺 㗎', shown: '𨋢', signs: [] },
    { name: 'that no font has', text: 'Thai ก and 한', shown: 'Thai □ and □', signs: ['ก', '한'] },
    { name: 'of private use', text: 'a\uE000b', shown: 'a□b', signs: ['\uE000'] },
    { name: 'of emoji', text: 'well done 👍🏽 😀', shown: 'well done □ □', signs: ['👍🏽', '😀'] },
    { name: 'that control', text: 'a\u0007\u001B\u202Eb', shown: 'ab', signs: [] },
    { name: 'that are half of a pair', text: 'a\uD83Db', shown: 'a□b', signs: ['\uFFFD'] },
  ])('$name', async ({ text, shown, signs }) => {
    const { text: found, warnings } = await printed(text)
    expect(found).toContain(shown)
    expect(warnings).toEqual(signs.length === 0 ? [] : [{ kind: 'signs', signs }])
  })
})

describe('a formula that fails', () => {
  const withFormula = (tex: string) =>
    writePaper({
      title: 'T',
      language: 'en',
      timeLimit: 5,
      questions: [
        choose(`before $${tex}$ after`, ['$x$', 'b'], 0),
        choose('the next question', ['$\\frac{1}{2}$', 'b'], 0),
      ],
    })
  test.each([
    { name: 'by its syntax', tex: '\\frac{1', kind: 'latex' },
    { name: 'by an unknown command', tex: '\\input{/etc/passwd}', kind: 'latex' },
    { name: 'by its depth', tex: `${'{'.repeat(100)}x${'}'.repeat(100)}`, kind: 'latex' },
    { name: 'by a shape that Typst cannot draw', tex: '\\enclose{longdiv}{154}', kind: 'picture' },
  ] as const)('$name loses nothing else', async ({ tex, kind }) => {
    const { text, warnings } = await print(withFormula(tex))
    for (const words of ['before', 'after', 'the next question']) expect(text).toContain(words)
    expect(warnings).toMatchObject([{ kind: 'formula', shownAs: kind }])
  })
  test('by its length loses nothing else', async () => {
    const tooLong = (index: number) => ({
      ...choose('x', ['a', 'b'], 0)(index),
      stem: [
        { kind: 'math', tex: 'x+'.repeat(3000), display: false },
        { kind: 'text', text: ' after' },
      ] as const,
    })
    const { text, warnings } = await print(
      writePaper({ title: 'T', language: 'en', timeLimit: 5, questions: [tooLong] }),
    )
    expect(text).toContain('after')
    expect(warnings).toMatchObject([{ kind: 'formula', shownAs: 'latex' }])
  })
  test('by a sign that no font has shows a box in it', async () => {
    const { text, warnings } = await print(withFormula('\\text{ก} + 1'))
    expect(text).toContain('□')
    expect(warnings).toMatchObject([{ kind: 'signs', signs: ['ก'] }])
  })
})

describe('a figure', () => {
  const withFigure = (svg: string) =>
    writePaper({
      title: 'T',
      language: 'en',
      timeLimit: 5,
      questions: [choose('Look.', ['a', 'b'], 0, { svg, alt: 'A circle with centre O', caption: 'Figure 1' })],
    })
  test('is drawn with its alternative text', async () => {
    const bytes = await printPdf(
      layOut(
        withFigure(
          '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="15"/></svg>',
        ),
        quickQuiz,
        { part: 'paper', pageSize: 'a4' },
      ),
    )
    expect((await readPdf(bytes)).alternatives).toEqual(['A circle with centre O'])
  })
  test('that reaches outside is replaced by its words', async () => {
    const { text, warnings } = await print(
      withFigure('<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
    )
    expect(text).toContain('A circle with centre O')
    expect(warnings).toMatchObject([{ kind: 'figure' }])
  })
  test('that is not well formed is replaced by its words', async () => {
    const { text, warnings } = await print(withFigure('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"'))
    expect(text).toContain('A circle with centre O')
    expect(warnings).toMatchObject([{ kind: 'figure' }])
  })
})

test('what a paper is called may be anything', async () => {
  const paper = {
    ...writePaper({ title: '', language: 'zh-CN', timeLimit: 5, questions: [] }),
    id: asId<'Paper'>('#'),
    code: '#"$',
  }
  expect((await print(paper)).text).toContain('#"$')
})
