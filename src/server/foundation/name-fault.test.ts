import { expect, test } from 'vitest'
import { nameFault } from './name-fault.ts'

const ring: Record<string, unknown> = {}
ring['ring'] = ring

test.each([
  ['an error', new Error('it broke'), 'it broke'],
  ['an error of a kind', new TypeError('no such thing'), 'TypeError: no such thing'],
  ['what the job queue emits', { message: 'connection lost', stack: '…', queue: 'read-document' }, 'connection lost'],
  [
    'an error for each address',
    new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]),
    'refused by ::1; refused by 127.0.0.1',
  ],
  ['an error that has but a code', Object.assign(new Error(), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['an error without anything', new RangeError(), 'RangeError'],
  ['a plain object', { status: 500, reason: 'down' }, '{"status":500,"reason":"down"}'],
  ['an object that holds itself', ring, 'ring'],
  ['a text', 'no way', 'no way'],
  ['nothing', undefined, 'undefined'],
])('%s is named', (_what, thrown, words) => expect(nameFault(thrown)).toBe(words))
