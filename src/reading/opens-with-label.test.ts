/** Entries of notes are lines of their own, however near they stand to each other. */
import { expect, test } from 'vitest'
import { isNextEntry } from './opens-with-label.ts'
import { textParagraphs } from './text/text-paragraphs.ts'

test.each([
  ['Root: takes in water', 'Stem: carries water', true],
  ['Cell wall – gives shape', 'Nucleus – controls the cell', true],
  ['酸雨：受污染的雨水', '沙漠化——土地變成荒漠', true],
  ['Root: takes in water and', 'minerals: from the soil', false],
  ['The root takes in water', 'Stem: carries water', false],
  ['Type 1 error: a true claim is refused', 'Type 2 error: a false claim is kept', true],
  ['Root: takes in water', 'At 9:15 the bell rings', false],
])('%s / %s: %s', (first, line, is) => expect(isNextEntry(first, line)).toBe(is))

test('a short list of terms is no wrapped paragraph', () => {
  const text =
    'Current: the flow of charge in a wire\nVoltage: the push on the charge in it\nResistance: what holds the charge up'
  expect(textParagraphs(text)).toHaveLength(3)
})
