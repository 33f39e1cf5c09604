/**
 * Laid-out papers made to harm the printer: what a document, an AI or a teacher's JSON might have put into a question.
 */
import { parseRichText } from '#domain/rich-text/parse-rich-text.ts'
import type { DrawnFigure } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { LaidOutPaper, QuestionBlock } from '#layout/laid-out.ts'

export type HostilePaper = {
  readonly name: string
  readonly make: () => LaidOutPaper
  /** Only in the full campaign. */
  readonly slow?: boolean
}

export const HOSTILE_PAPERS: readonly HostilePaper[] = [
  {
    name: 'Typst source in a question',
    make: () =>
      asking(
        '#read("/etc/passwd") #import "@preview/tidy:0.1.0" #while true {} $ sum_(i=0)^oo $ ```raw``` <label> @ref //',
      ),
  },
  { name: 'a formula 3,000 braces deep', make: () => asking(`$${'{'.repeat(3000)}x${'}'.repeat(3000)}$`) },
  { name: 'a fraction 400 deep', make: () => asking(`$${'\\frac{1}{'.repeat(400)}x${'}'.repeat(400)}$`) },
  {
    name: 'a macro that calls itself',
    make: () => asking('$\\def\\x{\\x\\x}\\x$ and $\\newcommand{\\y}{\\y\\y}\\y$ and $\\let\\z=\\z \\z$'),
  },
  { name: 'a formula of 100,000 characters', make: () => asking(`$${'x+'.repeat(50_000)}1$`) },
  {
    name: 'a matrix of 300 by 300',
    make: () =>
      asking(
        `$\\begin{matrix}${Array.from({ length: 300 }, () => Array.from({ length: 300 }, () => '1').join('&')).join('\\\\')}\\end{matrix}$`,
      ),
  },
  {
    name: 'links and files in a formula',
    make: () =>
      asking('$\\href{file:///etc/passwd}{x}\\includegraphics{/etc/passwd}\\input{/etc/passwd}\\require{unicode}$'),
  },
  {
    name: '2,000 different formulas',
    slow: true,
    make: () => ({
      ...sheet,
      blocks: [
        HEADER,
        section(
          Array.from({ length: 2000 }, (_, index) => question(index, parseRichText(`Find $x_{${index}}^2+${index}$.`))),
        ),
      ],
    }),
  },
  { name: 'a question of a million characters', slow: true, make: () => asking('respiration '.repeat(83_000)) },
  { name: 'a word of 200,000 letters', slow: true, make: () => asking('x'.repeat(200_000)) },
  {
    name: '5,000 questions',
    slow: true,
    make: () => ({
      ...sheet,
      blocks: [
        HEADER,
        section(
          Array.from({ length: 5000 }, (_, index) =>
            question(index, parseRichText(`What is the function of cell ${index}?`)),
          ),
        ),
      ],
    }),
  },
  {
    name: 'strong within emphasis 500 deep',
    make: () => ({ ...sheet, blocks: [HEADER, section([question(0, nested(500))])] }),
  },
  {
    name: 'strange Unicode',
    slow: true,
    make: () =>
      asking(`\u0000\u0007\u202E${'\u0301'.repeat(10_000)}\uD800 \uDC00 \uFFFE\u{10FFFF}\uE000${'👨‍👩‍👧‍👦'.repeat(500)}`),
  },
  {
    name: 'a figure that loops',
    make: () =>
      drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><g id="a"><use xlink:href="#a"/><use xlink:href="#a"/></g></svg>',
      ),
  },
  {
    name: 'a figure that doubles 40 times',
    make: () =>
      drawing(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="100" height="100"><defs><rect id="u0" width="1" height="1"/>${Array.from({ length: 40 }, (_, index) => `<g id="u${index + 1}"><use xlink:href="#u${index}"/><use xlink:href="#u${index}"/></g>`).join('')}</defs><use xlink:href="#u40"/></svg>`,
      ),
  },
  {
    name: 'a figure with entities',
    make: () =>
      drawing(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(10)}">`).join('')}]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><text>&a8;</text></svg>`,
      ),
  },
  {
    name: 'a figure with another file',
    make: () =>
      drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><script>while(true){}</script><image href="file:///etc/passwd" width="9" height="9"/><image href="http://127.0.0.1:9/x.png" width="9" height="9"/></svg>',
      ),
  },
  {
    name: 'a figure of a million kilometres',
    slow: true,
    make: () =>
      drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" width="1e12" height="1e12" viewBox="0 0 1e-9 1e-9"><filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect width="1e12" height="1e12" filter="url(#f)"/></svg>',
      ),
  },
  {
    name: 'a figure with private-use text',
    make: () =>
      drawing(
        '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><text x="1" y="9">\uE000\uF8FF</text></svg>',
      ),
  },
  { name: 'a figure that is none', make: () => drawing('<html><body>not a figure') },
]

const sheet: Omit<LaidOutPaper, 'blocks'> = {
  part: 'paper',
  documentTitle: 'Hostile',
  language: 'en',
  pageSize: 'a4',
  look: {
    header: 'standard',
    density: 'regular',
    colors: { primary: '#000000', secondary: '#000000', text: '#000000' },
  },
  runningTitle: 'Hostile',
  code: 'HOSTILE',
  pageNumber: '{page} / {pages}',
}

const HEADER: LaidOutPaper['blocks'][number] = {
  kind: 'header',
  title: 'Hostile',
  subtitle: [],
  fields: [{ kind: 'name', label: 'Name' }],
  facts: [],
}

const section = (questions: readonly QuestionBlock[]): LaidOutPaper['blocks'][number] => ({
  kind: 'section',
  heading: { title: 'Section A', summary: '', instruction: '' },
  flow: 'page',
  questions,
})

const question = (index: number, stem: RichText, figure?: DrawnFigure): QuestionBlock => ({
  number: `${index + 1}.`,
  stem: { text: stem, language: 'en' },
  ...(figure ? { figure } : {}),
  answer: { kind: 'space', shape: 'lines', lines: 1, width: 'full' },
  keepTogether: true,
})

const asking = (stem: string): LaidOutPaper => ({
  ...sheet,
  blocks: [HEADER, section([question(0, parseRichText(stem))])],
})
const drawing = (svg: string): LaidOutPaper => ({
  ...sheet,
  blocks: [HEADER, section([question(0, parseRichText('Look at the figure.'), { svg, alt: 'A figure' })])],
})

function nested(depth: number): RichText {
  let text: RichText = [{ kind: 'text', text: 'deep' }]
  for (let level = 0; level < depth; level += 1)
    text = [{ kind: level % 2 === 0 ? 'strong' : 'emphasis', content: text }]
  return text
}
