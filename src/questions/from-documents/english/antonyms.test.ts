import { expect, test } from 'vitest'
import { antonymOf, OPPOSABLE_KINDS, opposableKinds } from './antonyms.ts'

test.each([
  ['increases', 'verb', 'decreases'],
  ['decreases', 'verb', 'increases'],
  ['largest', 'superlative', 'smallest'],
  ['internal', 'adjective', 'external'],
  ['large', 'adjective', undefined],
  ['prohibits', 'verb', 'allows'],
  ['allows', 'verb', undefined],
] as const)('the opposite of “%s” as %s is “%s”', (word, kind, opposite) => {
  expect(antonymOf(word, kind)).toBe(opposite)
})

test('an opposite is never the word itself, and is listed under the same kind', () => {
  for (const kind of OPPOSABLE_KINDS) {
    for (const word of ['increase', 'presence', 'inner', 'highest', 'always', 'inside'].filter((one) =>
      opposableKinds(one).includes(kind),
    )) {
      const opposite = antonymOf(word, kind)!
      expect(opposite).not.toBe(word)
      expect(opposableKinds(opposite)).toContain(kind)
      expect(antonymOf(opposite, kind)).not.toBe(opposite)
    }
  }
})
