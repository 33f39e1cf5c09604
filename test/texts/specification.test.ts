/** The English catalogue holds the texts of the specifications to the letter. */
import { describe, expect, test } from 'vitest'
import { saidInEnglish } from './literals.ts'
import { QUOTATIONS } from './specification.ts'

const said = saidInEnglish()

describe.each(Object.entries(Object.groupBy(QUOTATIONS, ({ from }) => from)))(
  'specification %s',
  (_from, quotations) => {
    for (const { text } of quotations!) test(text, () => expect(said).toContain(text))
  },
)

test('nothing says “Coming soon” or names a service that the operator has not chosen (D8, D15)', () => {
  expect([...said].filter((text) => /coming soon|gemini/i.test(text))).toEqual([])
})

test('nothing says that answers from a document are checked: a quotation is shown, and decides nothing (D44)', () => {
  expect([...said].filter((text) => /all answers are checked|each is checked|checked here/i.test(text))).toEqual([])
})
