/** Formulas put together at random: each is printed or degrades, none loses the paper or reaches Typst as code. */
import { expect, test } from 'vitest'
import { seededRandom, type Random } from '#domain/random.ts'
import type { Inline } from '#domain/rich-text.ts'
import { layOut } from '#layout/lay-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { quickQuiz } from '#templates/quick-quiz.ts'
import { readPdf } from './read-pdf.ts'
import { choose, writePaper } from './write-paper.ts'

const PIECES = [
  'x',
  'y',
  '2',
  '10',
  '+',
  '-',
  '=',
  '<',
  '\\le',
  '(',
  ')',
  '[',
  ']',
  '|',
  ',',
  ' ',
  '\\,',
  '\\!',
  '\\quad',
  '{',
  '}',
  '^',
  '_',
  '^2',
  '_n',
  "'",
  '&',
  '\\\\',
  '#',
  '$',
  '"',
  '`',
  '/',
  '*',
  '//',
  '/*',
  '*/',
  '@',
  '~',
  '%',
  ';',
  '\\%',
  '\\#',
  '\\$',
  '\\frac{1}{2}',
  '\\frac',
  '\\sqrt',
  '\\sqrt[3]{x}',
  '\\left(',
  '\\right)',
  '\\left.',
  '\\right|',
  '\\text{a "b" #c `d` \\}',
  '\\text{底 $x$ 高}',
  '\\mathrm{m}',
  '\\mathbb{R}',
  '\\mathbf',
  '\\vec',
  '\\overline{AB}',
  '\\overset{a}{b}',
  '\\underbrace{x}_{n}',
  '\\sum_{i=1}^n',
  '\\int_0^1',
  '\\lim_{x\\to 0}',
  '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
  '\\begin{cases}',
  '\\end{cases}',
  '\\begin{array}{c|c}',
  '\\hline',
  '\\end{array}',
  '\\ce{2H2 + O2 -> 2H2O}',
  '\\cancel{x}',
  '\\boxed',
  '\\color{red}',
  '\\textcolor{#12}{x}',
  '\\hspace{1e9cm}',
  '\\hspace{-3em}',
  '\\kern',
  '\\unicode{x23}',
  '\\unicode{xE000}',
  '\\operatorname{#eval}',
  '\\phantom{x}',
  '\\smash{y}',
  '\\rlap{z}',
  '\\big(',
  '\\Biggl\\langle',
  '\\middle|',
  '\\xrightarrow{a}',
  '\\tag{1}',
  '\\not=',
  '\\prime',
  '\\limits',
  '\\displaystyle',
  '\\scriptscriptstyle',
  '\\substack{a\\\\b}',
  '\\genfrac{(}{)}{0pt}{1}{a}{b}',
  '\\def\\q{\\q\\q}\\q',
  '\\newcommand{\\e}{x}',
  '\\require{html}',
  '\\href{javascript:1}{x}',
  '\\style{color:red}{x}',
]

const drawFormula = (random: Random): string =>
  Array.from({ length: 1 + random.below(9) }, () => random.pick(PIECES)).join('')

test.each(['a', 'b', 'c', 'd', 'e', 'f'])('fifty formulas of the seed %s', async (seed) => {
  const random = seededRandom(seed)
  const formulas = Array.from({ length: 50 }, () => drawFormula(random))
  const paper = writePaper({
    title: 'Formulas',
    language: 'en',
    timeLimit: 5,
    questions: formulas.map((tex, number) => (index) => {
      const stem: readonly Inline[] = [
        { kind: 'text', text: `before${number} ` },
        { kind: 'math', tex, display: random.below(4) === 0 },
        { kind: 'text', text: ` after${number}` },
      ]
      return { ...choose('x', ['a', 'b'], 0)(index), stem }
    }),
  })
  const { pages } = await readPdf(await printPdf(layOut(paper, quickQuiz, { part: 'paper', pageSize: 'a4' })))
  const text = pages.join('\n')
  const lost = [...formulas].filter((_tex, number) => !new RegExp(`before${number}\\b[^]*after${number}\\b`).test(text))
  expect(lost).toEqual([])
})
