import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pictureFormula, typesetFormula } from './typeset-formula.ts'

describe('a formula', () => {
  test.each([
    { name: 'that our writer knows is Typst maths', tex: 'x^2+1', kind: 'typst' },
    { name: 'with an unknown command is its LaTeX', tex: '\\nosuchcommand{x}', kind: 'literal' },
    { name: 'that does not close is its LaTeX', tex: '\\frac{1', kind: 'literal' },
    { name: 'that defines a command is Typst maths', tex: '\\newcommand{\\R}{\\mathbb{R}}\\R', kind: 'typst' },
    { name: 'with a command of another formula is its LaTeX', tex: '\\R', kind: 'literal' },
    { name: 'that defines a command by itself is its LaTeX', tex: '\\newcommand{\\a}{\\a\\a}\\a', kind: 'literal' },
    {
      name: 'that defines a command too deep is its LaTeX',
      tex: `\\newcommand{\\a}{${'{'.repeat(2)}x${'}'.repeat(2)}}${'{'.repeat(39)}\\a${'}'.repeat(39)}`,
      kind: 'literal',
    },
    { name: 'that would link is its LaTeX', tex: '\\href{https://example.org}{x}', kind: 'literal' },
    { name: 'too long is its LaTeX', tex: 'x+'.repeat(3000), kind: 'literal' },
  ])('$name', async ({ tex, kind }) => {
    expect((await typesetFormula(tex, false)).kind).toBe(kind)
  })
  test('is remembered', async () => {
    expect(await typesetFormula('a+b', false)).toBe(await typesetFormula('a+b', false))
  })
  test('leaves nothing behind for the next', async () => {
    await typesetFormula('\\def\\leak{x}\\leak', false)
    expect((await typesetFormula('\\leak', false)).kind).toBe('literal')
  })
  test('that loops by its macros ends', async () => {
    expect((await typesetFormula('\\def\\a{\\a\\a}\\a', false)).kind).toBe('literal')
  })
  test('shows its fractions in full size in running text', async () => {
    expect(await typesetFormula('\\frac{1}{2}', false)).toMatchObject({ source: 'display(frac(1, 2))' })
  })
  test('asks for room when it is higher than a line', async () => {
    const [flat, high] = [await typesetFormula('x = y', false), await typesetFormula('\\frac{1}{2}', false)]
    expect(flat).toMatchObject({ height: 0.95, whole: true })
    expect(high).toMatchObject({ height: 2.25, whole: false })
    // No line breaks within it, so that it needs no box.
    expect(await typesetFormula('x', false)).toMatchObject({ whole: false })
  })
  test.each(['\\overset{\\frown}{AB}', '\\stackrel\\frown{AB}', '\\mathop{AB}\\limits^{\\frown}'])(
    'as a picture has its arc over all letters: %s',
    async (tex) => {
      const wide = await pictureFormula('\\overparen{AB}', false, 'asked for')
      expect(await pictureFormula(tex, false, 'asked for')).toMatchObject({ ...wide, alt: expect.any(String) })
    },
  )
  test('as a picture stands on the line by its own depth, in black', async () => {
    const picture = await pictureFormula('\\frac{a}{b}', false, 'asked for')
    expect(picture).toMatchObject({ kind: 'svg', alt: '\\frac{a}{b}', reason: 'asked for' })
    if (picture.kind !== 'svg') throw new Error('expected a picture')
    expect(picture.svg).not.toContain('currentColor')
    expect(picture.height).toBeGreaterThan(picture.depth)
    expect(picture.depth).toBeGreaterThan(0)
  })
})

/** Formulas of the curriculum, collected while the serialiser was tried out; each was looked at in print. */
const collected = new URL('../../../../shared/prototypes/typeset/formulas.mjs', import.meta.url)

describe.skipIf(!existsSync(collected))('of the collected formulas', () => {
  test('each is Typst maths', async () => {
    const source = readFileSync(collected, 'utf8')
    const formulas = source
      .slice(source.indexOf('String.raw`') + 'String.raw`'.length, source.lastIndexOf('`.trim'))
      .trim()
      .split('\n')
    expect(formulas).toHaveLength(104)
    const kinds = await Promise.all(
      formulas.map(async (tex) => ({ tex, kind: (await typesetFormula(tex, false)).kind })),
    )
    expect(kinds.filter(({ kind }) => kind !== 'typst')).toEqual([])
  })
})
