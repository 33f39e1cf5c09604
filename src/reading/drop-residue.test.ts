import { expect, test } from 'vitest'
import { dropResidue } from './drop-residue.ts'

test.each([
  { name: 'a quantity', text: 'the weight w size 12{w} {} and the support', kept: 'the weight w and the support' },
  { name: 'nested braces', text: 'a net force, Fnet size 12{F rSub { size 8{"net"} } } {}', kept: 'a net force, Fnet' },
  {
    name: 'two in a sentence',
    text: 'at 1 m/s2 size 12{1" m/s" rSup { size 8{2} } } {}, since Fnet=ma size 12{F=ma} {}.',
    kept: 'at 1 m/s2, since Fnet=ma.',
  },
  {
    name: 'an anchor behind a heading',
    text: 'Residency and Lines of Descent {#eip-698}',
    kept: 'Residency and Lines of Descent',
  },
  {
    name: 'nothing, where a size is meant',
    text: 'A file of size 12 {small} and one of size 12.',
    kept: 'A file of size 12 {small} and one of size 12.',
  },
  { name: 'nothing, where a brace stays open', text: 'write size 12{ here', kept: 'write size 12{ here' },
])('drops $name', ({ text, kept }) => {
  expect(dropResidue({ text, spans: [] }).text).toBe(kept)
})

test('spans stay on their words', () => {
  const text = 'Force F size 12{F} {} is a push or pull.'
  const at = (word: string) => ({
    start: text.indexOf(word),
    end: text.indexOf(word) + word.length,
    kind: 'bold' as const,
  })
  const dropped = dropResidue({ text, spans: [at('Force'), at('size 12{F}'), at('push')] })
  expect(dropped.spans.map(({ start, end }) => dropped.text.slice(start, end))).toEqual(['Force', 'push'])
})

test('a run of spaces takes no longer than other text', () => {
  const text = `Cells${'\u3000'.repeat(200_000)}live.`
  const start = performance.now()
  expect(dropResidue({ text, spans: [] }).text).toBe(text)
  expect(performance.now() - start).toBeLessThan(1000)
})
