import { describe, expect, test } from 'vitest'
import { formatKeyset, parseKeyset } from './keyset.ts'

const cursor = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('a cursor', () => {
  test.each([
    { kind: 'time', key: new Date(Date.UTC(2026, 10, 1)) },
    { kind: 'text', key: '第三課 "x"' },
    { kind: 'number', key: 7 },
  ] as const)('of $kind is read as it was written', ({ kind, key }) => {
    expect(parseKeyset(formatKeyset('name', { key, id: 'd_1' }), 'name', kind)).toEqual({
      ok: true,
      value: { key, id: 'd_1' },
    })
  })
  test.each([
    { what: 'no JSON', given: 'a', kind: 'text' },
    { what: 'no list', given: cursor({}), kind: 'text' },
    { what: 'another order', given: cursor(['size', 'a', 'd']), kind: 'text' },
    { what: 'no id', given: cursor(['name', 'a']), kind: 'text' },
    { what: 'an id with a null character', given: cursor(['name', 'a', 'd\0']), kind: 'text' },
    { what: 'half a letter', given: cursor(['name', '\ud800', 'd']), kind: 'text' },
    { what: 'a fraction', given: cursor(['name', 1.5, 'd']), kind: 'number' },
    { what: 'a number too large', given: cursor(['name', 1e20, 'd']), kind: 'number' },
    { what: 'a year beyond the fourth digit', given: cursor(['name', '+012026-01-01', 'd']), kind: 'time' },
    { what: 'no time', given: cursor(['name', '2026-77', 'd']), kind: 'time' },
  ] as const)('with $what is refused', ({ given, kind }) => {
    expect(parseKeyset(given, 'name', kind)).toMatchObject({
      ok: false,
      error: { code: 'invalid_input', field: 'cursor' },
    })
  })
})
