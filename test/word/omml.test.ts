/**
 * Each formula as Word's equation, read back by another's reader (omml2mathml, a port of Office's own style sheet) and
 * compared with the MathML of MathJax, sign by sign and structure by structure.
 */
import { JSDOM } from 'jsdom'
import omml2mathml from 'omml2mathml'
import { describe, expect, test } from 'vitest'
import { formatMathml } from '#printing/maths/format-mathml.ts'
import { formatOmml, formatOmmlParts } from '#printing/maths/omml/format-omml.ts'
import { parseFormula } from '#printing/maths/parse-formula.ts'
import { FORMULAS } from './formulas.ts'
import { structureOf, type MathsElement } from './structure-of.ts'

const { DOMParser } = new JSDOM('').window
const NAMESPACES =
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

const ommlOf = (tex: string, inline = false): string => formatOmml(parseFormula(tex, true), { inline })
const parsed = (xml: string): MathsElement => new DOMParser().parseFromString(xml, 'text/xml').documentElement
/** The reader takes a bracket that is said to be none for one of which nothing is said. */
const NO_BRACKET = /(<m:(?:begChr|endChr)) m:val=""/g

/** Bold letters are signs of their own in an equation, and letters with an attribute in MathML. */
const withoutBold = (text: string): string =>
  text.replaceAll(/[\u{1D400}-\u{1D433}\u{1D7CE}-\u{1D7D7}]/gu, (sign) => sign.normalize('NFKC'))

/** All at once, since the reader opens a document for each equation: between them stands a sign of none. */
function readBack(equations: readonly string[]): readonly string[] {
  const inOne = equations
    .map((omml) => omml.replace(/^<m:oMath>|<\/m:oMath>$/g, '').replaceAll(NO_BRACKET, '$1 m:val="¤"'))
    .join('<m:r><m:t>§</m:t></m:r>')
  return withoutBold(structureOf(omml2mathml(parsed(`<m:oMath ${NAMESPACES}>${inOne}</m:oMath>`)))).split('§')
}
/** What Office's maths cannot hold, or LibreOffice would drop of it, is printed as a picture. */
const PICTURED = FORMULAS.filter((tex) => /\|c\|c\||\\frown|\\boxed|\\color|\\overleftrightarrow|\\cancel/.test(tex))
/** The room for tails of letters and fractions on a slash are no structures of MathJax's. */
const HELD = FORMULAS.filter((tex) => !PICTURED.includes(tex) && !/\\tag|hspace|hat\{.mathbf|lfloor/.test(tex))
const withoutZeroWidth = (text: string): string => text.replaceAll('\u200B', '')
/** Word shrinks a fraction in a line. */
const FULL_SIZE = '<m:argPr><m:argSz m:val="1"/></m:argPr>'

describe('an equation of Word', () => {
  test('can be made of all formulas but eight', () => {
    expect(FORMULAS).toHaveLength(104)
    expect(PICTURED).toHaveLength(8)
    for (const tex of FORMULAS)
      if (PICTURED.includes(tex)) expect(() => ommlOf(tex), tex).toThrow()
      else expect(ommlOf(tex), tex).toContain('<m:oMath>')
  })
  test('reads back with its signs and its structure', () => {
    const read = readBack(HELD.map((tex) => ommlOf(tex)))
    expect(read.map((structure, index) => `${HELD[index]} ${structure}`)).toEqual(
      HELD.map((tex) => `${tex} ${structureOf(parsed(formatMathml(tex, true)))}`),
    )
  })
  test('of a line differs by the size of its fractions alone', () => {
    for (const tex of HELD)
      expect(ommlOf(tex, true).replaceAll(FULL_SIZE, '')).toBe(ommlOf(tex).replaceAll(FULL_SIZE, ''))
    expect(ommlOf(String.raw`\frac12`, true)).toContain(FULL_SIZE)
    expect(ommlOf(String.raw`\frac12`)).not.toContain(FULL_SIZE)
    expect(ommlOf(String.raw`\tfrac12+x^{\frac12}`, true)).not.toContain(FULL_SIZE)
  })
  test.each([
    [String.raw`\ce{^{14}_{6}C}`, '_{6}^{14}C'],
    [String.raw`\ce{SO4^2-}`, 'SO_{4}^{2−}'],
    [String.raw`\ce{2H2 + O2 -> 2H2O}`, '2H_{2}+O_{2}→2H_{2}O'],
    [String.raw`{}_nC_r + {}^nP_r`, '_{n}C_{r}+^{n}P_{r}'],
    [String.raw`\tag{1} x+y=1`, 'x+y=1(1)'],
    [String.raw`\underline{\hspace{2cm}}`, '‾'.repeat(10)],
    [String.raw`\begin{array}{r}123\\+\,456\\\hline 579\end{array}`, '[123;+456_{‾};579]'],
    [String.raw`\left(\begin{array}{cc|c}1&2&3\\4&5&6\end{array}\right)`, '([12;45]|[3;6])'],
    [String.raw`|x|^2+P(A|B)`, '|x|^{2}+P(A|B)'],
    [String.raw`\left\lfloor\frac{n}{2}\right\rfloor+1`, '⌊n/2⌋+1'],
  ])('%s has everything where it belongs', (tex, structure) => {
    expect(readBack([ommlOf(tex)])).toEqual([structure])
  })
  test('has what belongs to a limit in it, since LibreOffice puts it over a fraction otherwise', () => {
    expect(ommlOf(String.raw`\lim_{x\to 0}\frac{\sin x}{x}=1`)).toMatch(/^<m:oMath><m:func>.*<m:f>.*<\/m:func>/)
    expect(ommlOf(String.raw`\tan\frac{x}{2}`)).toMatch(/<m:func>.*<m:f>.*<\/m:func>/)
  })
  test('has spaces, bold letters and names that LibreOffice shows', () => {
    expect(ommlOf(String.raw`a\quad b`)).toMatch(/<m:nor\/>.*\u200B\u2003\u200B/)
    expect(ommlOf(String.raw`\mathbf{a}`)).toContain('\u{1D41A}')
    expect(ommlOf(String.raw`\operatorname{Im}z`)).toMatch(/<m:fName><m:r><m:rPr><m:nor\/>/)
  })
  test('has cells as wide as their column, which LibreOffice centres', () => {
    const cells = (tex: string) =>
      [...ommlOf(tex).matchAll(/<m:e>(.*?)<\/m:e>/g)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, '').replace(/[\u2002-\u2009]+/g, ' '),
      )
    expect(cells(String.raw`\begin{aligned}3x+5&=20\\x&=5\end{aligned}`).map(withoutZeroWidth)).toEqual([
      '3x+5',
      '=20',
      ' x',
      '=5 ',
    ])
    expect(cells(String.raw`\begin{matrix}1&2\\345&67\end{matrix}`).map(withoutZeroWidth)).toEqual([
      '1',
      '2',
      '345',
      '67',
    ])
  })
  test('has a line below a sum as long as its widest row', () => {
    const omml = ommlOf(String.raw`\begin{array}{r}1234\\+5\\\hline 9\end{array}`)
    const [ruled = '', total = ''] = omml.slice(omml.indexOf('<m:bar>')).split('</m:bar>')
    for (const row of [ruled, total]) expect(row).toMatch(/\u200B[\u2002-\u2009]+\u200B/)
  })
  test.each([
    String.raw`\begin{array}{cc}1&2\\\hline 3&4\end{array}`,
    String.raw`\begin{array}{c:c}1&2\end{array}`,
    String.raw`\begin{array}{c|c}\frac12&2\\3&4\end{array}`,
    String.raw`\begin{array}{|c|}1\end{array}`,
    String.raw`\overset{\frown}{AB}`,
  ])('%s is none, since its lines would stand wrong', (tex) => expect(() => ommlOf(tex)).toThrow())
  test.each([
    String.raw`\overleftrightarrow{AB}`,
    String.raw`\overleftarrow{AB}`,
    String.raw`\lfloor\frac{n+1}{2}\rfloor`,
    String.raw`\lceil\sqrt{n}\rceil`,
  ])('%s is none, since LibreOffice does not stretch its sign', (tex) => expect(() => ommlOf(tex)).toThrow())
  test('holds what is as wide or as high as LibreOffice draws it', () => {
    expect(ommlOf(String.raw`\overleftrightarrow{A}`)).toContain('<m:chr m:val="\u2194"/>')
    expect(ommlOf(String.raw`\lfloor x\rfloor`)).toContain('<m:begChr m:val="⌊"/>')
    for (const tex of [String.raw`\lfloor\frac{n}{2}\rfloor`, String.raw`\left\lceil\frac{n}{2}\right\rceil`])
      expect(ommlOf(tex)).toContain('<m:type m:val="lin"/>')
    expect(ommlOf(String.raw`\vec{l}`)).toMatch(/<m:e>.*\u200A.*l.*\u200A.*<\/m:e>/)
    expect(ommlOf(String.raw`\vec{F}`)).not.toContain('\u200A')
  })
  test.each([String.raw`\cancel{x}`, String.raw`\bcancel{12}`, String.raw`\cancel{\frac12}`])(
    '%s is none, since LibreOffice shows level strokes alone',
    (tex) => expect(() => ommlOf(tex)).toThrow(),
  )
  test('has a space between bars of two pairs, which could not be told apart', () => {
    expect(ommlOf('|x||y|').replace(/<[^>]*>/g, '')).toBe('x\u200B\u2009\u200By')
    expect(ommlOf('|x|y').replace(/<[^>]*>/g, '')).toBe('xy')
  })
  test('has room below for the tail of a bold letter, which LibreOffice cuts off', () => {
    expect(ommlOf(String.raw`\hat{\mathbf{j}}-\mathbf{k}`)).toMatch(
      /<m:sSub>(?:(?!<m:r>).)*<m:r>(?:(?!<\/m:r>).)*\u200B<.*<m:sub>.*\u2009.*<\/m:sub><\/m:sSub><\/m:oMath>$/,
    )
    expect(ommlOf(String.raw`\mathbf{i}-\mathbf{k}`)).not.toContain('<m:sSub>')
  })
  test('has a number with spaces between its thousands as one text, and its sign of money upright', () => {
    const texts = (tex: string) => [...ommlOf(tex).matchAll(/<m:r>(.*?)<\/m:r>/g)].map(([run]) => run)
    const [run, ...others] = texts(String.raw`\$2\,100`)
    expect(others).toEqual([])
    expect(run).toContain('<m:nor/>')
    expect(run).toContain('>$2\u202F100<')
    expect(texts(String.raw`12\,345\,678.5+1`)[0]).toContain('>12\u202F345\u202F678.5<')
    expect(texts(String.raw`2\,10`).join('')).not.toContain('\u202F')
    expect(texts(String.raw`\$800`)).toEqual([expect.stringMatching(/<m:nor\/>.*>\$800</)])
  })
  test('has an E behind a number as a run of its own, since LibreOffice takes both for a power of ten', () => {
    const runs = (tex: string) => [...ommlOf(tex).matchAll(/<m:t[^>]*>(.*?)<\/m:t>/g)].map(([, text]) => text)
    expect(runs('2E')).toEqual(['2', 'E'])
    expect(runs('2x')).toEqual(['2x'])
  })
  test.each([
    String.raw`\fbox{x}`,
    String.raw`\boxed{x}`,
    String.raw`\textcolor{red}{x}`,
    String.raw`\colorbox{red}{$x$}`,
    String.raw`x\color{red}y`,
    String.raw`\mathrlap{=}x`,
  ])('%s is none, since LibreOffice prints it as if nothing were there', (tex) => expect(() => ommlOf(tex)).toThrow())
  test('has no space between an arrow and its label', () => {
    expect(ommlOf(String.raw`A\xrightarrow{r}B`)).toMatch(
      /<m:limUpp><m:e><m:r>(?:(?!\u200B).)*\u27F6<\/m:t><\/m:r><\/m:e>/,
    )
  })
  test('has no element empty that Word would fill with a dotted square', () => {
    for (const tex of [...HELD, '{}^2', 'x^{}', String.raw`\sqrt{}`, String.raw`\frac{}{}`, String.raw`()`])
      expect(ommlOf(tex), tex).not.toMatch(/<m:(?:e|num|den|lim|fName)><\/m:|<m:(?:e|num|den|lim|fName)\/>/)
  })
  test('has something between two signs that stand between two parts, since LibreOffice shows ¿ otherwise', () => {
    expect(ommlOf('AD//BC')).toContain('D/\u200B/B')
    expect(ommlOf('a=-b')).toContain('a=\u2212b')
    for (const sign of [String.raw`\#`, String.raw`\&`, String.raw`\_`])
      expect(ommlOf(`a${sign}b`)).toMatch(/<m:nor\/>(?:(?!<m:r>).)*<m:t[^>]*>(?:#|&amp;|_)</)
    expect(ommlOf(String.raw`A\backslash B`)).toContain('\u2216')
  })
  test('of a line is parted before its signs of relation where it is long, since LibreOffice cuts off what leaves a column', () => {
    const parts = (tex: string) => formatOmmlParts(parseFormula(tex, true))
    const long = String.raw`\cos\angle BED=\frac{BE^2+DE^2-BD^2}{2(BE)(DE)}=\frac{937+761-976}{2\sqrt{937}\sqrt{761}}`
    const signs = parts(long).map((part) => readBack([part])[0])
    expect(signs).toHaveLength(2)
    expect(signs[1]).toMatch(/^=\{937\+761−976\}/)
    expect(signs.join('')).toBe(readBack([ommlOf(long)])[0])
    expect(parts(String.raw`x=\frac{1}{2}=0.5`)).toEqual([ommlOf(String.raw`x=\frac{1}{2}=0.5`, true)])
  })
  test('of a line that holds two is parted between both, so that each stands on one line of signs', () => {
    const parts = formatOmmlParts(parseFormula(FORMULAS[59]!, true)).map((part) => readBack([part])[0])
    expect(parts).toHaveLength(2)
    expect(parts[1]).toMatch(/^z=/)
  })
  test('holds text as text', () => {
    const omml = ommlOf(String.raw`\text{</m:t><w:p/>"\&}`)
    expect(parsed(omml.replace('<m:oMath>', `<m:oMath ${NAMESPACES}>`)).textContent).toBe('</m:t><w:p/>"&')
  })
})
