import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { composeSource, isDrawing } from '#printing/latex/compose-source.ts'
import { renderLatex } from '#printing/latex/render-latex.ts'
import { DEEP } from '#test/deep.ts'
import { FORMULAS, PICTURES, type Source } from './sources.ts'

const svgOf = async (latex: string): Promise<string> => {
  const drawn = await renderLatex({ latex, format: 'svg', dpi: 100, packages: [] })
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.error))
  return drawn.value.format === 'svg' ? drawn.value.svg : ''
}
const sizeOf = (svg: string): readonly [number, number] => [
  Number(/width="([\d.]+)pt"/.exec(svg)![1]),
  Number(/height="([\d.]+)pt"/.exec(svg)![1]),
]

/** Of each drawing as it was looked at: another one is looked at again, then `node test/render/fingerprints.ts`. */
const KNOWN = new Map(
  readFileSync('test/render/fingerprints.txt', 'utf8')
    .trim()
    .split('\n')
    .map((line): [string, string] => [line.slice(13), line.slice(0, 12)]),
)

describe.each<{ readonly kind: string; readonly sources: readonly Source[] }>([
  { kind: 'formula', sources: FORMULAS },
  { kind: 'picture', sources: PICTURES },
])('each $kind', ({ kind, sources }) => {
  const looksAsKnown = async ({ name, latex }: Source): Promise<void> => {
    expect(isDrawing(latex)).toBe(kind === 'picture')
    const svg = await svgOf(latex)
    expect(svg).not.toMatch(/<(?:text|image|script|foreignObject|style)\b|url\((?!#)|href="(?!#)/)
    const [width, height] = sizeOf(svg)
    expect(width).toBeGreaterThan(3)
    expect(height).toBeGreaterThan(3)
    expect(createHash('sha256').update(svg).digest('hex').slice(0, 12)).toBe(KNOWN.get(name.replaceAll('\n', ' ')))
  }
  // A drawing takes seconds, most of them to load the same packages.
  const first = sources.filter((_, index) => kind === 'formula' || index % 4 === 0)
  test.each(first)('$name', looksAsKnown)
  test.each(sources.filter((source) => !first.includes(source)))('$name', DEEP, looksAsKnown)
})

test('the same source gives the same drawing', async () => {
  expect(await svgOf(PICTURES[0]!.latex)).toBe(await svgOf(PICTURES[0]!.latex))
})
test('a line of 4 cm is 4 cm long', async () => {
  const [width] = sizeOf(await svgOf('\\begin{tikzpicture}\\draw (0,0) -- (4,0);\\end{tikzpicture}'))
  expect(width).toBeCloseTo((4 * 72) / 2.54 + 2, 0)
})

describe('a source as people write it becomes the same picture', () => {
  const plain = '\\begin{tikzpicture}\\draw (0,0) -- (1,1);\\end{tikzpicture}'
  test.each([
    ['between fences', `\`\`\`latex\n${plain}\n\`\`\``],
    ['between dollar signs', `$$${plain}$$`],
    [
      'as a document',
      `\\documentclass[tikz,border=3pt]{standalone}\n\\usepackage{tikz}\n\\usepackage[utf8]{inputenc}\n\\begin{document}\n${plain}\n\\end{document}`,
    ],
    ['with comments', `% a line\n${plain.replace('\\draw', '% draw it\n\\draw')}`],
    ['as bare commands', '\\draw (0,0) -- (1,1);'],
    ['in the middle of a page', `\\begin{center}\n${plain}\n\\end{center}`],
    ['with the lines of Windows', plain.replace('\\draw', '\r\n\\draw')],
  ])('%s', async (_name, latex) => expect(await svgOf(latex)).toBe(await svgOf(plain)))
})

test.each([
  ['x^2', false],
  ['\\text{draw}', false],
  ['\\begin{array}{c}x\\end{array}', false],
  ['\\draw (0,0);', true],
  ['\\chemfig{A-B}', true],
  ['\\begin{axis}\\end{axis}', true],
])('%s', (latex, isPicture) => expect(isDrawing(latex)).toBe(isPicture))

test('what a source leaves out is loaded for it', () => {
  const composed = composeSource('\\draw[-{Stealth}] ($(0,0)!0.5!(1,1)$) -- (1,0);', [], {
    hasFile: () => true,
    advanceOf: () => 1,
  })
  expect(composed.ok && composed.value).toContain('\\usetikzlibrary{arrows.meta,calc}')
})
