import { expect, test } from 'vitest'
import { literalText, parseRichText } from '#domain/rich-text.ts'
import type { LaidOutPaper, QuestionBlock } from '#layout/laid-out.ts'
import { printHtml } from './print-html.ts'
import { shownText } from './shown-text.ts'

const question = (stem: string): QuestionBlock => ({
  number: '7.',
  stem: { text: parseRichText(stem), language: 'en' },
  answer: { kind: 'choice', choices: ['True', 'False'] },
  keepTogether: true,
})
const paper = (stem: string, more: Partial<LaidOutPaper> = {}): LaidOutPaper => ({
  part: 'paper',
  documentTitle: 'Cells </style><b>',
  language: 'en',
  pageSize: 'a4',
  look: {
    header: 'standard',
    density: 'regular',
    colors: { primary: '#123456', secondary: 'red;}', text: '#000000' },
  },
  runningTitle: 'Cells </style><b>',
  code: 'A"1',
  pageNumber: 'Page {page} of {pages}',
  blocks: [
    {
      kind: 'section',
      heading: { title: 'A', summary: '', instruction: '' },
      flow: 'page',
      questions: [question(stem)],
    },
  ],
  ...more,
})
const printed = async (tree: LaidOutPaper): Promise<string> => new TextDecoder().decode(await printHtml(tree))

test('the same tree gives the same bytes, which name no other file', async () => {
  const tree = paper('Is $\\frac{1}{2}$ 一半 **more** than *a third*?')
  const page = await printed(tree)
  expect(await printed(tree)).toBe(page)
  expect(page).toMatch(/^<!doctype html>\n<html lang="en-GB">/)
  expect(page.replaceAll('http://www.w3.org/1998/Math/MathML', '')).not.toMatch(
    /https?:|@import|\bsrc="(?!data:)|href=/,
  )
  expect(page).toContain('<li value="7"')
})

test('titles and colours are no part of the style sheet', async () => {
  const page = await printed(paper('Yes?'))
  expect(page.match(/<\/style>/g)).toHaveLength(1)
  expect(page).toContain('<title>Cells &lt;/style&gt;&lt;b&gt;</title>')
  expect(page).toContain(String.raw`content:"Cells\20 \3c \2f style\3e \3c b\3e "`)
  expect(page).toContain('--muted:#000000')
})

test('a formula that cannot be set stands as its LaTeX, and that is told', async () => {
  const warnings: unknown[] = []
  const page = new TextDecoder().decode(await printHtml(paper('So $\\frac{1$ is'), (warning) => warnings.push(warning)))
  expect(page).toContain('<code>\\frac{1</code>')
  expect(warnings).toMatchObject([{ kind: 'formula', shownAs: 'latex', tex: '\\frac{1' }])
})

test('a paper of English words alone carries only their letters', async () => {
  const page = await printed(paper('Is a cell alive?'))
  expect([...page.matchAll(/font-family:"(Paper[^"]*)";(?=[^{}]*src:)/g)].map(([, family]) => family)).toEqual([
    'Paper',
    'Paper',
  ])
  expect(page.length).toBeLessThan(50_000)
})

test.each([
  ['a\u0000b\u0007', 'ab'],
  ['\u202Eabc\u00AD', 'abc'],
  ['a\n\t b', 'a b'],
  ['\uE000', '\u25A1'],
  ['👩‍🔬', '👩‍🔬'],
  ['　甲', '　甲'],
])('%j is shown as %j', (text, shown) => expect(shownText(text)).toBe(shown))

test('words of an inline text keep what is not a sign of markup', async () => {
  const stem = {
    text: literalText('1 < 2 & "3" </li><script>alert(1)</script>'),
    language: 'en' as const,
  }
  const tree = paper('')
  const page = await printed({
    ...tree,
    blocks: [{ ...(tree.blocks[0] as never as object), questions: [{ ...question(''), stem }] } as never],
  })
  expect(page).toContain('1 &lt; 2 &amp; "3" &lt;/li&gt;&lt;script&gt;alert(1)&lt;/script&gt;')
})
