/** An ID token is of one person, for this program, and ends. */
import { expect, test } from 'vitest'
import { checkIdToken } from './id-token-claims.ts'

const token = (claims: object): string => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`
const GOOD = { sub: 'one', exp: 2_000_000_000, aud: 'us' }
const check = (claims: object, profile: unknown = { sub: 'one' }) => checkIdToken(token(claims), profile, 'us')

test.each([
  ['without azp', GOOD],
  ['with ours', { ...GOOD, azp: 'us' }],
  ['for several, with ours', { ...GOOD, aud: ['us', 'them'], azp: 'us' }],
])('%s it is taken', (_name, claims) => expect(() => check(claims)).not.toThrow())

test.each([
  ['without a person', { ...GOOD, sub: undefined }, 'names nobody'],
  ['without an end', { ...GOOD, exp: undefined }, 'never ends'],
  ['of another program', { ...GOOD, azp: 'them' }, 'another program'],
  ['for several, without azp', { ...GOOD, aud: ['us', 'them'] }, 'another program'],
])('%s it is refused', (_name, claims, fault) => expect(() => check(claims)).toThrow(fault))

test.each([[{ sub: 'two' }], [{}], [null]])('with a profile of %j it is refused', (profile) =>
  expect(() => check(GOOD, profile)).toThrow('two persons'),
)

test('none is refused', () => expect(() => checkIdToken(undefined, { sub: 'one' }, 'us')).toThrow('no ID token'))
