import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { formatMathml } from '#printing/maths/format-mathml.ts'

/** Names and texts of well-formed XML, in their order. */
function readXml(xml: string): { readonly names: readonly string[]; readonly text: string } {
  const names: string[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => void names.push(name))
  parser.on('text', (piece) => void (text += piece))
  parser.write(xml).close()
  return { names, text }
}

test.each([
  [String.raw`\frac{1}{2}x`, 'math mfrac mn mn mi', '12x'],
  [String.raw`\mathbf{v}\cdot\mathbb{R}`, undefined, '𝐯⋅ℝ'],
  [String.raw`\ce{A <=> B}`, undefined, 'A⇌B'],
  [String.raw`\ce{2H2 + O2 -> 2H2O}`, undefined, expect.stringContaining('⟶')],
  [String.raw`x=1\tag{7}`, 'math mtable mtr mtd mi mo mn mtd mtext mtext mtext', 'x=1(7)'],
  [String.raw`\text{面積}<3`, 'math mtext mo mn', '面積<3'],
])('%s', (tex, names, text) => {
  const read = readXml(formatMathml(tex, false))
  if (names !== undefined) expect(read.names.join(' ')).toBe(names)
  expect(read.text).toEqual(text)
})

test('mass and atomic numbers stand before their element', () => {
  const { names, text } = readXml(formatMathml(String.raw`\ce{^{14}_{6}C}`, false))
  expect(names).toContain('mmultiscripts')
  expect(text).toBe('C614')
})

test('rules, columns and signs are told in what browsers read', () => {
  const table = formatMathml(String.raw`\begin{array}{|r|l|}\hline x&1\\\hline y&3\\\hline\end{array}`, false)
  expect(table.match(/<mtd style="[^"]*border-left:[^"]*"/g)).toHaveLength(4)
  expect(table).toMatch(/<mtd[^>]* style="text-align:right;/)
  expect(formatMathml('x=-3-2', false)).toMatch(/form="prefix">&#x2212;<\/mo><mn>3<\/mn><mo>&#x2212;/)
  expect(formatMathml(String.raw`\frac12`, false)).toContain('displaystyle="true"')
  expect(formatMathml('x', true)).toContain('display="block"')
})

test('whatever is set is well-formed, and nothing of it is an element, an address or a sign of private use', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(
          'x',
          '<',
          '>',
          '&',
          '"',
          '{',
          '}',
          '^',
          '_',
          '\\text',
          '\\sqrt',
          '\\frac',
          '/script',
          '中',
          ' ',
          '1',
        ),
      }),
      (tex) => {
        let written: string
        try {
          written = formatMathml(tex, false)
        } catch {
          return
        }
        const { names, text } = readXml(written)
        expect(names.filter((name) => !name.startsWith('m'))).toEqual([])
        expect(text).not.toMatch(/[\uE000-\uF8FF]/)
      },
    ),
    { numRuns: 300 },
  )
})
