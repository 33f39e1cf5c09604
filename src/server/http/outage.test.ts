/** What PostgreSQL, the network and the store really say when they are away; under load it is database-faults.test.ts. */
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { NoChild } from '#sandbox/process-pool.ts'
import { outageOf } from './outage.ts'

const withCode = (code: string): Error => Object.assign(new Error('It failed'), { code })

describe('an outage', () => {
  test.each([
    ['a connection that was cut (57P01)', withCode('57P01'), 'unavailable'],
    ['a connection that broke within a query', new Error('Connection terminated unexpectedly'), 'unavailable'],
    ['a pool that gets no connection', new Error('timeout exceeded when trying to connect'), 'unavailable'],
    ['a store that is slow', Object.assign(new Error('late'), { name: 'TimeoutError' }), 'unavailable'],
    ['a cause within a fault', new Error('Cannot save', { cause: withCode('ECONNRESET') }), 'unavailable'],
    ['several addresses that refuse', new AggregateError([withCode('ECONNREFUSED')]), 'unavailable'],
    ['a disk that is full', withCode('ENOSPC'), 'no_space'],
    ['PostgreSQL on a disk that is full', withCode('53100'), 'no_space'],
    ['no child', new NoChild('none'), 'busy'],
  ] as const)('%s', (_, error, code) => expect(outageOf(error)).toEqual({ code }))

  test('of a server that does not listen', async () => {
    const client = new pg.Client({ host: '127.0.0.1', port: 1 })
    const error: unknown = await client.connect().then(
      () => undefined,
      (fault: unknown) => fault,
    )
    expect(outageOf(error)).toEqual({ code: 'unavailable' })
  })

  test.each([new TypeError('x is not a function'), withCode('23505'), 'a text', undefined])('%s is a bug', (error) =>
    expect(outageOf(error)).toBeUndefined(),
  )
})
