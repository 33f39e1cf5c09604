import { expect, test } from 'vitest'
import { parseFormula } from '../parse-formula.ts'
import { formatTypst } from './format-typst.ts'

/** Without the empty comments that part atoms, for reading. */
const typst = (tex: string, display = false): string => formatTypst(parseFormula(tex, display)).replaceAll('/**/', ' ')

test.each([
  ['x^2', 'attach(x, t: 2)'],
  ['a_{n+1}', 'attach(a, b: n class("binary", \\+) 1)'],
  ['-3', 'class("normal", −) 3'],
  ['\\frac{1}{2}', 'frac(1, 2)'],
  ['\\sqrt[3]{x}', 'root(3, x)'],
  ['\\sqrt{}', 'sqrt(zws)'],
  ['\\sin x', 'op("sin") #h(0.167em) x'],
  ['\\text{底}', '"底"'],
  ['\\text{a "b" c}', '"a \\"b\\" c"'],
  ['\\mathbb{R}', 'bb(R)'],
  ['\\mathbf{i}', 'bold(upright(i))'],
  ['\\overline{AB}', 'overline(A B)'],
  ['\\overset{\\frown}{AB}', '#arc-over($A B$)'],
  ['\\vec{a}', 'accent(a, arrow, size: #100%)'],
  ['\\left(x\\right)', 'lr(\\( x \\))'],
  ['\\left.x\\right|', 'lr(x \\|)'],
  // A line breaks neither between brackets that belong together …
  ['\\left(x+1\\right)', 'scripts(lr(\\( x class("binary", \\+) 1 \\)))'],
  ['\\sin\\left(x+1\\right)', 'op("sin") #h(0.167em) scripts(lr(\\( x class("binary", \\+) 1 \\)))'],
  // … nor is a fraction in a fraction too small to read; in a script it is.
  ['\\frac{408}{1-\\frac{13}{17}}', 'frac(408, 1 class("binary", −) display(frac(13, 17)))'],
  ['x^{\\frac{1}{2}}', 'attach(x, t: frac(1, 2))'],
  ['\\frac{2^{\\frac{1}{2}}}{3}', 'frac(attach(2, t: frac(1, 2)), 3)'],
  [
    '\\ce{SO4^2-}',
    'upright("SO") attach(#box(width: 0pt, $#hide($A$)$), b: 4) attach(#box(width: 0pt, $#hide($A$)$), t: 2 class("normal", −))',
  ],
  ['\\ce{^{14}_{6}C}', 'attach(upright(C), bl: 6, tl: 14)'],
  ['\\ce{^{14}C}', 'attach(upright(C), tl: 14)'],
  ['\\ce{O=C}', 'upright(O) class("normal", class("relation", \\=)) upright(C)'],
  ['\\cancel{6}', 'cancel(6)'],
  ['\\boxed{x}', '#framed($display(x)$)'],
  ['\\textcolor{blue}{y}', '#text(fill: rgb("#0000ff"), $y$)'],
  [
    '\\binom{n}{r}',
    'class("opening", lr(\\(, size: #1.2em)) vec(delim: #none, gap: #0.25em, n, r) class("closing", lr(\\), size: #1.2em))',
  ],
  ['\\sum_{k=1}^n k', 'attach(scripts(class("large", ∑)), b: k class("relation", \\=) 1, t: n) k'],
  [
    '\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}',
    'lr(\\( #maths-table((center, center, ), (1em, ), (), (), $1$, $2$, $3$, $4$) \\))',
  ],
])('%s is %s', (tex, expected) => {
  expect(typst(tex)).toBe(expected)
})

test('what is too long for a column is broken also between brackets', () => {
  const long = Array.from({ length: 14 }, (_, index) => `${10 + index}`).join('+')
  expect(typst(`\\left(${long}\\right)`)).toMatch(/^lr\(/)
})
test('a sum that stands alone has its limits above and below', () => {
  expect(typst('\\sum_{k=1}^n k', true)).toContain('attach(limits(')
})
test('the space of a relation is kept beside an explicit space', () => {
  expect(typst('a\\ =b')).toBe('a #h(0.25em) #h(0.278em) class("relation", \\=) b')
})
test('an aligned equation keeps the space before its sign', () => {
  expect(typst('\\begin{aligned}x&=1\\end{aligned}')).toContain('#h(0.278em) class("relation", \\=)')
})
test('the tag of an equation stands after it', () => {
  expect(typst('\\tag{1} x=1', true)).toMatch(/ #h\(2em\) "\(1\)"$/)
})

test.each(['\\rule{1cm}{1pt}', '\\raise1ex{x}', '\\llap{x}'])(
  '%s is left to a picture, since it would be drawn wrong',
  (tex) => {
    expect(() => typst(tex)).toThrow('Cannot write')
  },
)
test('no formula can push text off its page', () => {
  expect(typst('\\hspace{999cm}x')).toBe('#h(40em) x')
})
