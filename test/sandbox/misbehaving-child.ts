/** A child for the tests of the mechanism: its job says how it misbehaves. */
import { serveJobs } from '#sandbox/serve-jobs.ts'

serveJobs(async ({ header, bytes }, send) => {
  switch (header) {
    case 'echo':
      return send({ kind: 'bytes', bytes })
    case 'who':
      return send({ kind: 'json', value: { pid: process.pid, environment: Object.keys(process.env) } })
    case 'loop':
      return loop()
    case 'allocate':
      return allocateBuffers()
    case 'fill_heap':
      return fillHeap()
    case 'exit':
      return process.exit(0)
    case 'print':
      return print()
    case 'wrong_shape':
      return send({ kind: 'json', value: { surprise: true } })
    case 'deep_shape':
      return send({ kind: 'json', value: deep(2000) })
    case 'no_json':
      return sendRaw(Buffer.from([3, 0, 0, 0, 0, 0x7b, 0x7b, 0x7b]))
    case 'no_frame':
      return sendRaw(Buffer.from('hello, parent'))
    case 'flood':
      return flood()
    case 'reject_unhandled':
      return rejectUnhandled()
    case 'throw':
      throw new Error('planned')
    case 'throw_in_timer':
      return throwInTimer()
    case 'silence':
      return new Promise(() => undefined)
    case 'read_outside':
      return read('/etc/hostname')
    case 'write':
      return write()
    default:
      throw new Error(`Cannot misbehave by ${String(header)}`)
  }

  async function read(path: string): Promise<void> {
    const { readFileSync } = await import('node:fs')
    return send({ kind: 'json', value: attempt(() => readFileSync(path)) })
  }
  async function write(): Promise<void> {
    const { writeFileSync } = await import('node:fs')
    return send({ kind: 'json', value: attempt(() => writeFileSync('left-behind', 'x')) })
  }
  async function flood(): Promise<void> {
    for (;;) await send({ kind: 'json', value: 'x'.repeat(50_000) })
  }
})

function loop(): never {
  for (;;) Math.random()
}

async function allocateBuffers(): Promise<void> {
  const kept: Uint8Array[] = []
  for (;;) {
    kept.push(new Uint8Array(8_000_000).fill(1))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function fillHeap(): never {
  const kept: unknown[] = []
  for (;;) kept.push({ number: kept.length })
}

async function print(): Promise<void> {
  const line = `${'x'.repeat(999)}\n`.repeat(1000)
  for (let megabyte = 0; megabyte < 100; megabyte += 1)
    await new Promise((resolve) => process.stdout.write(line, resolve))
}

async function sendRaw(bytes: Uint8Array): Promise<void> {
  const { Socket } = await import('node:net')
  new Socket({ fd: 3 }).write(bytes)
  await new Promise(() => undefined)
}

async function rejectUnhandled(): Promise<void> {
  void Promise.reject(new Error('nobody listens'))
  await new Promise(() => undefined)
}

async function throwInTimer(): Promise<void> {
  setTimeout(() => {
    throw new Error('planned, later')
  }, 1)
  await new Promise(() => undefined)
}

const deep = (levels: number): unknown => {
  let value: unknown = 0
  for (let level = 0; level < levels; level += 1) value = [value]
  return value
}

/** The code of what it throws, or that it did not. */
function attempt(action: () => unknown): string {
  try {
    action()
    return 'allowed'
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}
