/** The English catalogue holds the texts of the specifications to the letter. */
import { describe, expect, test } from 'vitest'
import { literalsIn } from './literals.ts'
import { QUOTATIONS } from './specification.ts'

const said = new Set(literalsIn('en').map(({ text }) => text))

describe.each(Object.entries(Object.groupBy(QUOTATIONS, ({ from }) => from)))('specification %s', (_from, quotations) => {
  for (const { text } of quotations!) test(text, () => expect(said).toContain(text))
})

test('nothing says “Coming soon” or names a service that the operator has not chosen (D8, D15)', () => {
  expect([...said].filter((text) => /coming soon|gemini/i.test(text))).toEqual([])
})
