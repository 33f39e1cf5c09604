/** Fields are refused before they are sent, for the reasons that the specification names. */
import { expect, test } from 'vitest'
import { checkFields } from './check-fields.ts'

const GOOD = { name: 'Chan Tai Man', email: 'chan@school.hk', password: 'blue-7' }

test.each([
  { mode: 'sign-in', fields: { ...GOOD, name: '' }, faults: {} },
  { mode: 'sign-up', fields: GOOD, faults: {} },
  { mode: 'sign-up', fields: { ...GOOD, name: '  ' }, faults: { name: 'required' } },
  {
    mode: 'sign-in',
    fields: { name: '', email: '', password: '' },
    faults: { email: 'required', password: 'required' },
  },
  { mode: 'sign-in', fields: { ...GOOD, email: 'chan' }, faults: { email: 'email' } },
  { mode: 'sign-in', fields: { ...GOOD, email: 'chan@school hk' }, faults: { email: 'email' } },
  { mode: 'sign-in', fields: { ...GOOD, email: ' chan@school.hk ' }, faults: {} },
  { mode: 'sign-up', fields: { ...GOOD, password: 'blue7' }, faults: { password: 'short' } },
  { mode: 'sign-up', fields: { ...GOOD, password: 'blue-7-blue' }, least: 12, faults: { password: 'short' } },
  { mode: 'sign-up', fields: { ...GOOD, password: 'blue-7-blue-' }, least: 12, faults: {} },
  // Chosen before the server asked for more.
  { mode: 'sign-in', fields: GOOD, least: 12, faults: {} },
] as const)('$mode with $fields is wrong in $faults', ({ mode, fields, faults, ...server }) => {
  expect(checkFields(mode, fields, 'least' in server ? server.least : 6)).toEqual(faults)
})
