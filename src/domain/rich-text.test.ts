import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  countBlanks,
  formatRichText,
  literalText,
  mapText,
  normalRichText,
  parseRichText,
  plainText,
  type Inline,
  type RichText,
} from './rich-text.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const text = (words: string): Inline => ({ kind: 'text', text: words })
const math = (tex: string, display = false): Inline => ({ kind: 'math', tex, display })
const strong = (...content: Inline[]): Inline => ({ kind: 'strong', content })
const emphasis = (...content: Inline[]): Inline => ({ kind: 'emphasis', content })
const blank: Inline = { kind: 'blank' }
const lineBreak: Inline = { kind: 'break' }

/** Words made of the signs that mean something. */
const signs = fc.string({
  unit: fc.constantFrom('*', '**', '_', '___', '$', '\\', '(', ')', '[', ']', 'a', '5', '中', ' ', '\n', '\r'),
  maxLength: 30,
})

const tex = fc.string({
  unit: fc.constantFrom('x', '\\', '\\\\', '\\$', '$', '{', '}', ' ', '5', '\n', '*', '_'),
  maxLength: 8,
})

/** Trees of every kind, normal or not. */
const richText: fc.Arbitrary<RichText> = fc.letrec<{ tree: RichText }>((tie) => ({
  tree: fc.array(
    fc.oneof(
      { maxDepth: 3 },
      fc.record({ kind: fc.constant('text' as const), text: signs }),
      fc.record({ kind: fc.constant('math' as const), tex, display: fc.boolean() }),
      fc.constant(blank),
      fc.constant(lineBreak),
      fc.record({ kind: fc.constantFrom('strong' as const, 'emphasis' as const), content: tie('tree') }),
    ),
    { maxLength: 4 },
  ),
})).tree

describe('the Markdown subset', () => {
  test.each<{ name: string; markdown: string; tree: RichText }>([
    { name: 'plain words', markdown: 'Water boils.', tree: [text('Water boils.')] },
    {
      name: 'strong and emphasis',
      markdown: 'a **b** *c*',
      tree: [text('a '), strong(text('b')), text(' '), emphasis(text('c'))],
    },
    {
      name: 'emphasis inside strong',
      markdown: '**a *b* c**',
      tree: [strong(text('a '), emphasis(text('b')), text(' c'))],
    },
    { name: 'both at once', markdown: '***a***', tree: [strong(emphasis(text('a')))] },
    {
      name: 'strong that ends inside emphasis',
      markdown: '**a *b** c*',
      tree: [strong(text('a '), emphasis(text('b'))), text(' '), emphasis(text('c'))],
    },
    {
      name: 'emphasis that goes on where strong ends',
      markdown: '**a*b****c*',
      tree: [strong(text('a'), emphasis(text('b'))), emphasis(text('c'))],
    },
    {
      name: 'strong that goes on where emphasis ends',
      markdown: '*a**b*****c**',
      tree: [emphasis(text('a'), strong(text('b'))), strong(text('c'))],
    },
    {
      name: 'strong right after Chinese brackets',
      markdown: '他說**「好」**了',
      tree: [text('他說'), strong(text('「好」')), text('了')],
    },
    {
      name: 'a mark that never closes stands for itself',
      markdown: 'a **b *c* d',
      tree: [text('a **b '), emphasis(text('c')), text(' d')],
    },
    { name: 'a star between spaces stands for itself', markdown: '2 * 3 * 4', tree: [text('2 * 3 * 4')] },
    { name: 'four stars mean nothing', markdown: 'a****b', tree: [text('a****b')] },
    { name: 'a formula', markdown: 'Let $x^2$ be', tree: [text('Let '), math('x^2'), text(' be')] },
    { name: 'a displayed formula', markdown: '$$ x^2 $$', tree: [math('x^2', true)] },
    {
      name: 'formulas in LaTeX brackets',
      markdown: '\\(a\\)5 \\[b\\]',
      tree: [math('a'), text('5 '), math('b', true)],
    },
    { name: 'an escaped dollar inside a formula', markdown: '$\\$5x$', tree: [math('\\$5x')] },
    { name: 'sums of money', markdown: 'from $5 to $10', tree: [text('from $5 to $10')] },
    {
      name: 'sums of money on two lines',
      markdown: 'from $5\nto 10$',
      tree: [text('from $5'), lineBreak, text('to 10$')],
    },
    { name: 'a blank', markdown: 'The ___ is', tree: [text('The '), blank, text(' is')] },
    { name: 'one blank, however long', markdown: '________', tree: [blank] },
    { name: 'two underscores', markdown: 'a__b', tree: [text('a__b')] },
    { name: 'a break', markdown: 'a\r\nb', tree: [text('a'), lineBreak, text('b')] },
    { name: 'escapes', markdown: '\\*a\\* \\$5 \\_\\_\\_ \\\\', tree: [text('*a* $5 ___ \\')] },
    { name: 'a backslash before another sign', markdown: 'C:\\dir', tree: [text('C:\\dir')] },
    { name: 'nothing', markdown: '', tree: [] },
  ])('$name', ({ markdown, tree }) => {
    expect(parseRichText(markdown)).toEqual(tree)
  })

  test('a formula of more than 4096 signs stays text', () => {
    expect(parseRichText(`$${'x'.repeat(4096)}$`)[0]?.kind).toBe('math')
    expect(parseRichText(`$${'x'.repeat(4097)}$`)[0]?.kind).toBe('text')
  })
})

describe('round trips', () => {
  test('what is formatted is read back as the same normal tree', () => {
    fc.assert(
      fc.property(richText, (tree) => {
        expect(parseRichText(formatRichText(tree))).toEqual(normalRichText(tree))
      }),
      { numRuns: 2000 },
    )
  })

  test('whatever is parsed is normal', () => {
    fc.assert(
      fc.property(signs, (markdown) => {
        const tree = parseRichText(markdown)
        expect(normalRichText(tree)).toEqual(tree)
        expect(parseRichText(formatRichText(tree))).toEqual(tree)
      }),
      { numRuns: 2000 },
    )
  })

  test.each(['**a*b****c*', '*a**b*****c**', '**a *b** c*', '***a***', '$x$ 5', '\\(x\\)5'])(
    '%s is written as it was',
    (markdown) => {
      expect(formatRichText(parseRichText(markdown))).toBe(markdown === '**a *b** c*' ? '**a *b*** *c*' : markdown)
    },
  )

  test('literal text says exactly its words', () => {
    fc.assert(
      fc.property(signs, (words) => {
        const lines = words.replaceAll('\r', '')
        expect(plainText(parseRichText(formatRichText(literalText(lines))))).toBe(lines.replaceAll('\n', ' '))
      }),
    )
  })
})

describe('pathological texts take time in proportion to their length', () => {
  test.each([
    { name: 'stars', markdown: '*'.repeat(100_000) },
    { name: 'stars that open and never close', markdown: '*a **b '.repeat(20_000) },
    { name: 'stars that close and never open', markdown: 'a* b** '.repeat(20_000) },
    { name: 'alternating stars', markdown: '*a**b'.repeat(20_000) },
    { name: 'dollars', markdown: '$'.repeat(100_000) },
    { name: 'dollars that never close', markdown: '$x '.repeat(40_000) },
    { name: 'one dollar before a long text', markdown: `$${'x'.repeat(100_000)}` },
    { name: 'backslashes', markdown: '\\'.repeat(100_001) },
    { name: 'LaTeX brackets that never close', markdown: '\\(x'.repeat(40_000) },
    { name: 'underscores', markdown: '_'.repeat(100_000) },
    { name: 'many blanks', markdown: '___ '.repeat(25_000) },
    { name: 'new lines', markdown: '\n'.repeat(100_000) },
    { name: 'spaces inside a style', markdown: `**a${' '.repeat(100_000)}*b*${' '.repeat(100_000)}c**` },
  ])('$name', async ({ markdown }) => {
    expect(await quietSeconds(() => formatRichText(parseRichText(markdown)))).toBeLessThan(3)
  })
})

test('blanks are counted at any depth', () => {
  expect(countBlanks(parseRichText('___ **___ *___***'))).toBe(3)
})

test('mapping changes words and leaves formulas', () => {
  expect(mapText(parseRichText('a **b** $c$'), (run) => run.toUpperCase())).toEqual(parseRichText('A **B** $c$'))
})
