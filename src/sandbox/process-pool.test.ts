import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Frame } from './frames.ts'
import { PACKAGE_ROOT } from './limited-command.ts'
import type { ProcessLimits, ProcessSpec } from './limited-process.ts'
import { NoChild, openProcessPool } from './process-pool.ts'

const LIMITS: ProcessLimits = {
  heapMegabytes: 64,
  dataBytes: 1024 ** 3,
  cpuSeconds: 20,
  permission: true,
  startMs: 10_000,
  jobMs: 4000,
  residentBytes: 250_000_000,
  printedBytes: 1_000_000,
  answer: { json: 100_000, bytes: 1_000_000, total: 2_000_000 },
}
const SPEC: ProcessSpec = {
  entry: fileURLToPath(new URL('../../test/sandbox/misbehaving-child.ts', import.meta.url)),
  directory: PACKAGE_ROOT,
  limits: LIMITS,
}
const ONE = { atOnce: 1, spares: 0, jobsPerProcess: 1000, heldBytes: 1e9 }
const NO_BYTES = new Uint8Array()

const isBytes = (part: Frame): boolean => part.kind === 'bytes'
const linux = process.platform === 'linux'

describe('a child that misbehaves is ended, its fault is named, and the pool goes on serving', () => {
  const pool = openProcessPool({ ...SPEC, limits: { ...LIMITS, jobMs: 3000 } }, ONE)
  afterAll(() => pool.close())

  const cases = [
    { header: 'loop', code: 'too_slow' },
    { header: 'silence', code: 'too_slow' },
    ...(linux ? [{ header: 'allocate', code: 'too_much_memory' }] : []),
    { header: 'fill_heap', code: 'too_much_memory' },
    { header: 'exit', code: 'crashed' },
    { header: 'print', code: 'printed_too_much' },
    { header: 'wrong_shape', code: 'wrong_answer' },
    { header: 'deep_shape', code: 'wrong_answer' },
    { header: 'no_json', code: 'wrong_answer' },
    { header: 'no_frame', code: 'wrong_answer' },
    { header: 'flood', code: 'answer_too_large', takeAll: true },
    { header: 'reject_unhandled', code: 'crashed' },
    { header: 'throw', code: 'crashed' },
    { header: 'throw_in_timer', code: 'crashed' },
  ]
  test.each(cases)('$header → $code', async ({ header, code, takeAll }) => {
    const result = await pool.run({ header, bytes: NO_BYTES }, (part) => takeAll === true || isBytes(part))
    expect(result).toMatchObject({ ok: false, error: { code } })
    let echoed: Uint8Array | undefined
    const next = await pool.run({ header: 'echo', bytes: Buffer.from('still here') }, (part) => {
      echoed = part.kind === 'bytes' ? part.bytes : undefined
      return true
    })
    expect(next.ok).toBe(true)
    expect(Buffer.from(echoed!).toString()).toBe('still here')
  })
})

describe('what a child may do', () => {
  const pool = openProcessPool(SPEC, ONE)
  afterAll(() => pool.close())
  const ask = async (header: string): Promise<unknown> => {
    let answer: unknown
    await pool.run({ header, bytes: NO_BYTES }, (part) => {
      answer = part.kind === 'json' ? part.value : part.bytes
      return true
    })
    return answer
  }

  test('it sees no environment', async () => {
    expect(await ask('who')).toMatchObject({ environment: [] })
  })
  test('it reads no file outside the package', async () => {
    expect(await ask('read_outside')).toBe('ERR_ACCESS_DENIED')
  })
  test('it writes no file', async () => {
    expect(await ask('write')).toBe('ERR_ACCESS_DENIED')
  })
})

describe('the life of a pool', () => {
  const pidOf = async (pool: ReturnType<typeof openProcessPool>): Promise<number> => {
    let pid = 0
    await pool.run({ header: 'who', bytes: NO_BYTES }, (part) => {
      pid = (part as { value: { pid: number } }).value.pid
      return true
    })
    return pid
  }

  test('a process serves again until its share of jobs is done', async () => {
    const pool = openProcessPool(SPEC, { ...ONE, jobsPerProcess: 2 })
    const pids = [await pidOf(pool), await pidOf(pool), await pidOf(pool)]
    await pool.close()
    expect(pids[1]).toBe(pids[0])
    expect(pids[2]).not.toBe(pids[0])
  })
  test.runIf(linux)('a process that holds too much memory is replaced', async () => {
    const pool = openProcessPool(SPEC, { ...ONE, heldBytes: 1 })
    const pids = [await pidOf(pool), await pidOf(pool)]
    await pool.close()
    expect(pids[1]).not.toBe(pids[0])
  })
  test('more jobs than processes wait for their turn, and all are served', async () => {
    const pool = openProcessPool(SPEC, { ...ONE, atOnce: 2, spares: 1, jobsPerProcess: 3 })
    const pids = await Promise.all(Array.from({ length: 9 }, () => pidOf(pool)))
    await pool.close()
    expect(pids.every((pid) => pid > 0)).toBe(true)
    expect(new Set(pids).size).toBeGreaterThan(2)
  })
  test.runIf(linux)('closing ends every child, busy, idle or just starting', async () => {
    const pool = openProcessPool(SPEC, { ...ONE, atOnce: 2, spares: 2 })
    const pid = await pidOf(pool)
    const busy = pool.run({ header: 'loop', bytes: NO_BYTES }, isBytes).catch((error: Error) => error.message)
    const waiting = [
      pool.run({ header: 'loop', bytes: NO_BYTES }, isBytes),
      pool.run({ header: 'echo', bytes: NO_BYTES }, isBytes),
    ].map((job) => job.catch((error: Error) => error.message))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await pool.close()
    for (const ended of [await busy, ...(await Promise.all(waiting))]) expect(ended).toMatch(/closed/)
    expect(existsSync(`/proc/${pid}`)).toBe(false)
    expect(childrenOf(process.pid)).toEqual([])
    await expect(pool.run({ header: 'echo', bytes: NO_BYTES }, isBytes)).rejects.toThrow(/closed/)
  })
  test('a child that cannot start is an error that names it, not a fault of the file', async () => {
    const pool = openProcessPool({ ...SPEC, entry: `${PACKAGE_ROOT}src/sandbox/missing.ts` }, ONE)
    await expect(pool.run({ header: 'echo', bytes: NO_BYTES }, isBytes)).rejects.toThrow(
      /Cannot start the child .*missing\.ts/,
    )
    await pool.close()
  })
  test('a working directory that is missing is an error, too', async () => {
    const pool = openProcessPool({ ...SPEC, directory: '/nowhere/at/all' }, ONE)
    const job = pool.run({ header: 'echo', bytes: NO_BYTES }, isBytes)
    await expect(job).rejects.toThrow(/Cannot start the child/)
    // The service answers it by 503 (outage.ts).
    await expect(job).rejects.toThrow(NoChild)
    await pool.close()
  })
  test('a job meets no process that died while it was idle', async () => {
    const pool = openProcessPool(SPEC, ONE)
    const first = await pidOf(pool)
    process.kill(first, 'SIGKILL')
    // At once: that it is gone is not known yet.
    const second = await pidOf(pool)
    expect(second).toBeGreaterThan(0)
    expect(second).not.toBe(first)
    await pool.close()
  })
  test('what the taker of parts throws comes back to the caller, and the pool goes on', async () => {
    const pool = openProcessPool(SPEC, ONE)
    await expect(
      pool.run({ header: 'who', bytes: NO_BYTES }, () => {
        throw new TypeError('a bug')
      }),
    ).rejects.toThrow('a bug')
    expect(await pidOf(pool)).toBeGreaterThan(0)
    await pool.close()
  })
})

/** Living or unreaped children of a process (Linux). */
function childrenOf(pid: number): string[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
}

describe('a pool that has had nothing to do', () => {
  test('ends its idle processes after the time it was given, and starts new ones when work comes', async () => {
    const pool = openProcessPool(SPEC, { ...ONE, idleMs: 300 })
    const pidOf = async (): Promise<number> => {
      let pid = 0
      await pool.run({ header: 'who', bytes: NO_BYTES }, (part) => {
        if (part.kind === 'json') ({ pid } = part.value as { readonly pid: number })
        return true
      })
      return pid
    }
    const first = await pidOf()
    expect(await pidOf()).toBe(first)
    await new Promise((resolve) => {
      setTimeout(resolve, 900)
    })
    expect(() => process.kill(first, 0)).toThrow()
    expect(await pidOf()).not.toBe(first)
    await pool.close()
  })
  test.runIf(linux)('keeps one of them longer where it is told to', async () => {
    const pool = openProcessPool(SPEC, { ...ONE, atOnce: 2, idleMs: 200, lastIdleMs: 1_500 })
    await Promise.all([
      pool.run({ header: 'who', bytes: NO_BYTES }, () => true),
      pool.run({ header: 'who', bytes: NO_BYTES }, () => true),
    ])
    expect(childrenOf(process.pid)).toHaveLength(2)
    await expect.poll(() => childrenOf(process.pid).length, { timeout: 1_200 }).toBe(1)
    await expect.poll(() => childrenOf(process.pid).length).toBe(0)
    await pool.close()
  })
})

test.runIf(linux)('a job whose asker is gone is ended, and its place is free', async () => {
  const pool = openProcessPool({ ...SPEC, limits: { ...LIMITS, jobMs: 60_000 } }, ONE)
  const gone = new AbortController()
  const looping = pool.run({ header: 'loop', bytes: NO_BYTES }, isBytes, { signal: gone.signal })
  const waiting = pool.run({ header: 'loop', bytes: NO_BYTES }, isBytes, { signal: gone.signal })
  const next = pool.run({ header: 'who', bytes: NO_BYTES }, () => true)
  setTimeout(() => gone.abort(new Error('hung up')), 500)
  await expect(waiting).rejects.toThrow('hung up')
  await expect(looping).rejects.toThrow('hung up')
  expect((await next).ok).toBe(true)
  await pool.close()
})

test('of jobs that wait, those that are first are done before the others, in their order', async () => {
  const pool = openProcessPool(SPEC, ONE)
  const done: string[] = []
  const run = (name: string, isFirst: boolean) =>
    pool.run({ header: 'echo', bytes: Buffer.from(name) }, () => true, { isFirst }).then(() => done.push(name))
  await Promise.all([
    run('at work', false),
    run('usual 1', false),
    run('first 1', true),
    run('usual 2', false),
    run('first 2', true),
  ])
  expect(done).toEqual(['at work', 'first 1', 'first 2', 'usual 1', 'usual 2'])
  await pool.close()
})
