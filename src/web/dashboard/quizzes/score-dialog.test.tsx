/** What passes for an average percentage. */
import { expect, test } from 'vitest'
import { parsePercent } from './score-dialog.tsx'

test.each([
  ['72', 72],
  ['72.5', 72.5],
  [' 72,5 % ', 72.5],
  ['７２％', 72],
  ['0', 0],
  ['100', 100],
  ['', null],
  ['  ', null],
  ['100.1', undefined],
  ['-1', undefined],
  ['1e1', undefined],
  ['seventy', undefined],
  ['1000', undefined],
])('“%s” is %s', (entered, percent) => {
  expect(parsePercent(entered)).toBe(percent)
})
