import { describe, expect, test } from 'vitest'
import { ommlToLatex } from './omml-to-latex.ts'
import { parseXml } from './xml.ts'

const latexOf = (inner: string): string =>
  ommlToLatex(
    parseXml(
      new TextEncoder().encode(
        `<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${inner}</m:oMath>`,
      ),
    )!,
  )

const r = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`
const upright = (text: string): string => `<m:r><m:rPr><m:sty m:val="p"/></m:rPr><m:t>${text}</m:t></m:r>`
const normal = (text: string): string => `<m:r><m:rPr><m:nor/></m:rPr><m:t xml:space="preserve">${text}</m:t></m:r>`
const e = (inner: string): string => `<m:e>${inner}</m:e>`
const fraction = (top: string, bottom: string, type = ''): string =>
  `<m:f>${type && `<m:fPr><m:type m:val="${type}"/></m:fPr>`}<m:num>${top}</m:num><m:den>${bottom}</m:den></m:f>`
const power = (base: string, exponent: string): string => `<m:sSup>${e(base)}<m:sup>${exponent}</m:sup></m:sSup>`
const bracket = (begin: string, end: string, ...contents: string[]): string =>
  `<m:d><m:dPr><m:begChr m:val="${begin}"/><m:endChr m:val="${end}"/></m:dPr>${contents.map(e).join('')}</m:d>`
const matrix = (...rows: string[][]): string =>
  `<m:m>${rows.map((cells) => `<m:mr>${cells.map((cell) => e(r(cell))).join('')}</m:mr>`).join('')}</m:m>`

describe('ommlToLatex', () => {
  test.each([
    { name: 'a run of letters and signs', omml: r('y=2x+1'), latex: 'y=2x+1' },
    { name: 'Greek letters stay apart from Latin ones', omml: r('αx≤π'), latex: '\\alpha x\\le\\pi' },
    { name: 'mathematical italic letters', omml: r('𝑎+𝛽'), latex: 'a+\\beta' },
    { name: 'signs that LaTeX reserves', omml: r('50%'), latex: '50\\%' },
    { name: 'a real minus', omml: r('−3×4÷2'), latex: '-3\\times4\\div2' },
    { name: 'degrees', omml: r('30°'), latex: '30^{\\circ}' },
    { name: 'a fraction', omml: fraction(r('1'), r('2')), latex: '\\frac{1}{2}' },
    { name: 'a fraction in a line', omml: fraction(r('a+b'), r('c'), 'lin'), latex: '{a+b}/c' },
    { name: 'a power', omml: power(r('x'), r('2')), latex: 'x^{2}' },
    { name: 'a power of a sum', omml: power(bracket('(', ')', r('a+b')), r('n')), latex: '(a+b)^{n}' },
    { name: 'a power of several letters', omml: power(r('ab'), r('2')), latex: '{ab}^{2}' },
    { name: 'an index', omml: `<m:sSub>${e(r('v'))}<m:sub>${r('0')}</m:sub></m:sSub>`, latex: 'v_{0}' },
    {
      name: 'index and power',
      omml: `<m:sSubSup>${e(r('x'))}<m:sub>${r('1')}</m:sub><m:sup>${r('2')}</m:sup></m:sSubSup>`,
      latex: 'x_{1}^{2}',
    },
    {
      name: 'scripts before, as in nuclides',
      omml: `<m:sPre><m:sub>${r('6')}</m:sub><m:sup>${r('12')}</m:sup>${e(upright('C'))}</m:sPre>`,
      latex: '{}_{6}^{12}\\mathrm{C}',
    },
    {
      name: 'a square root',
      omml: `<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/>${e(r('2'))}</m:rad>`,
      latex: '\\sqrt{2}',
    },
    { name: 'a cube root', omml: `<m:rad><m:deg>${r('3')}</m:deg>${e(r('x'))}</m:rad>`, latex: '\\sqrt[3]{x}' },
    {
      name: 'the quadratic formula',
      omml: r('x=') + fraction(`${r('−b±')}<m:rad><m:deg/>${e(power(r('b'), r('2')) + r('−4ac'))}</m:rad>`, r('2a')),
      latex: 'x=\\frac{-b\\pm\\sqrt{b^{2}-4ac}}{2a}',
    },
    {
      name: 'a sum with limits',
      omml: `<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${r('i=1')}</m:sub><m:sup>${r('n')}</m:sup>${e(r('i'))}</m:nary>`,
      latex: '\\sum_{i=1}^{n} i',
    },
    {
      name: 'an integral is the sign that is not named',
      omml: `<m:nary><m:sub>${r('0')}</m:sub><m:sup>${r('1')}</m:sup>${e(r('x dx'))}</m:nary>`,
      latex: '\\int_{0}^{1} x dx',
    },
    { name: 'an integral without limits', omml: `<m:nary><m:sub/><m:sup/>${e(r('f'))}</m:nary>`, latex: '\\int f' },
    { name: 'brackets without a sign are round', omml: `<m:d>${e(r('x'))}</m:d>`, latex: '(x)' },
    {
      name: 'brackets around a fraction grow',
      omml: `<m:d>${e(fraction(r('1'), r('2')))}</m:d>`,
      latex: '\\left( \\frac{1}{2} \\right)',
    },
    { name: 'braces are escaped', omml: bracket('{', '}', r('1,2')), latex: '\\left\\{ 1,2 \\right\\}' },
    {
      name: 'a set with a condition',
      omml: bracket('{', '}', r('x'), r('x&gt;0')),
      latex: '\\left\\{ x\\mid x>0 \\right\\}',
    },
    { name: 'an absolute value', omml: bracket('|', '|', r('x')), latex: '|x|' },
    {
      name: 'a matrix takes its brackets',
      omml: bracket('(', ')', matrix(['1', '2'], ['3', '4'])),
      latex: '\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}',
    },
    {
      name: 'a determinant',
      omml: bracket('|', '|', matrix(['a', 'b'], ['c', 'd'])),
      latex: '\\begin{vmatrix} a & b \\\\ c & d \\end{vmatrix}',
    },
    {
      name: 'a binomial coefficient',
      omml: bracket('(', ')', fraction(r('n'), r('k'), 'noBar')),
      latex: '\\binom{n}{k}',
    },
    {
      name: 'cases',
      omml: bracket('{', '', `<m:eqArr>${e(r('x&amp;=1'))}${e(r('y&amp;=2'))}</m:eqArr>`),
      latex: '\\begin{cases} x&=1 \\\\ y&=2 \\end{cases}',
    },
    {
      name: 'an equation array',
      omml: `<m:eqArr>${e(r('a&amp;=b'))}${e(r('c&amp;=d'))}</m:eqArr>`,
      latex: '\\begin{aligned} a&=b \\\\ c&=d \\end{aligned}',
    },
    {
      name: 'a vector',
      omml: `<m:acc><m:accPr><m:chr m:val="\u20d7"/></m:accPr>${e(r('F'))}</m:acc>`,
      latex: '\\vec{F}',
    },
    { name: 'a hat is the accent that is not named', omml: `<m:acc>${e(r('x'))}</m:acc>`, latex: '\\hat{x}' },
    {
      name: 'a bar over',
      omml: `<m:bar><m:barPr><m:pos m:val="top"/></m:barPr>${e(r('AB'))}</m:bar>`,
      latex: '\\overline{AB}',
    },
    { name: 'a boxed result', omml: `<m:borderBox>${e(r('E=0'))}</m:borderBox>`, latex: '\\boxed{E=0}' },
    {
      name: 'a function',
      omml: `<m:func><m:fName>${upright('sin')}</m:fName>${e(r('θ'))}</m:func>`,
      latex: '\\sin \\theta',
    },
    {
      name: 'a function with a power',
      omml: `<m:func><m:fName>${power(upright('cos'), r('2'))}</m:fName>${e(r('x'))}</m:func>`,
      latex: '\\cos^{2} x',
    },
    {
      name: 'a limit',
      omml: `<m:func><m:fName><m:limLow>${e(upright('lim'))}<m:lim>${r('x→0')}</m:lim></m:limLow></m:fName>${e(r('f'))}</m:func>`,
      latex: '\\lim_{x\\to0} f',
    },
    {
      name: 'an underbrace with its text',
      omml: `<m:limLow>${e(`<m:groupChr>${e(r('a+b'))}</m:groupChr>`)}<m:lim>${r('n')}</m:lim></m:limLow>`,
      latex: '\\underbrace{a+b}_{n}',
    },
    {
      name: 'a reaction arrow with its condition',
      omml: `<m:groupChr><m:groupChrPr><m:chr m:val="→"/><m:pos m:val="bot"/></m:groupChrPr>${e(normal('heat'))}</m:groupChr>`,
      latex: '\\xrightarrow{\\text{heat}}',
    },
    { name: 'words', omml: normal('speed = ') + r('v'), latex: '\\text{speed = }v' },
    {
      name: 'Chinese words',
      omml: r('速度=') + fraction(r('距離'), r('時間')),
      latex: '\\text{速度}=\\frac{\\text{距離}}{\\text{時間}}',
    },
    { name: 'upright letters, as units have them', omml: r('5') + upright('kg'), latex: '5\\mathrm{kg}' },
    {
      name: 'bold letters, as vectors have them',
      omml: '<m:r><m:rPr><m:sty m:val="b"/></m:rPr><m:t>F</m:t></m:r>',
      latex: '\\mathbf{F}',
    },
    { name: 'number sets', omml: r('x∈ℝ'), latex: 'x\\in\\mathbb{R}' },
    { name: 'deleted parts are gone', omml: `${r('a')}<w:del>${r('b')}</w:del>${r('c')}`, latex: 'ac' },
  ])('$name', ({ omml, latex }) => {
    expect(latexOf(omml)).toBe(latex)
  })
})
