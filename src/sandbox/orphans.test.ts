import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const PARENT = fileURLToPath(new URL('../../test/sandbox/misbehaving-parent.ts', import.meta.url))
const linux = process.platform === 'linux'

/** Starts a parent that ends in a way of its own; gives it and the process id of its child. */
async function startParent(
  way: 'idle' | 'exit' | 'loop',
): Promise<{ readonly parent: ChildProcess; readonly child: number; readonly gone: Promise<unknown> }> {
  const parent = spawn(process.execPath, [PARENT, way], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = once(parent, 'exit')
  const [line] = (await once(parent.stdout, 'data')) as [Buffer]
  return { parent, child: Number(line.toString()), gone }
}

/** Waits until the process is gone, at most `ms`. */
async function isGone(pid: number, ms: number): Promise<boolean> {
  for (let waited = 0; waited < ms && existsSync(`/proc/${pid}`); waited += 50)
    await new Promise((resolve) => setTimeout(resolve, 50))
  return !existsSync(`/proc/${pid}`)
}

describe.runIf(linux)('when the parent goes, its children go', () => {
  test('an idle pool that nobody closed does not keep the parent running', async () => {
    const { child, gone } = await startParent('idle')
    const start = performance.now()
    await gone
    expect(performance.now() - start).toBeLessThan(15_000)
    expect(await isGone(child, 10_000)).toBe(true)
  })
  test('a parent that exits in the middle of a job takes the looping child with it', async () => {
    const { child, gone } = await startParent('exit')
    await gone
    expect(await isGone(child, 10_000)).toBe(true)
  })
  test.runIf(existsSync('/usr/bin/setpriv'))('so does one that is killed without warning', async () => {
    const { parent, child, gone } = await startParent('loop')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(existsSync(`/proc/${child}`)).toBe(true)
    parent.kill('SIGKILL')
    await gone
    expect(await isGone(child, 10_000)).toBe(true)
  })
})
