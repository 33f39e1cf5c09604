import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

/** Fills 200 MB, forgets them, and tells after a while how much of the memory that was taken is still held. */
const program = (collects: boolean): string => `
  ${collects ? `(await import(${JSON.stringify(new URL('./collect-when-idle.ts', import.meta.url).href)})).collectWhenIdle(300)` : ''}
  let rows = Array.from({ length: 2_500_000 }, (_, index) => ({ index, text: 'row ' + index }))
  const full = process.memoryUsage.rss()
  rows = undefined
  await new Promise((resolve) => setTimeout(resolve, 2500))
  console.log(process.memoryUsage.rss() / full)
`

async function held(collects: boolean): Promise<number> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program(collects)], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let told = ''
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString()
  })
  await once(child, 'exit')
  return Number(told)
}

test('a process that has nothing more to do gives back what it took', async () => {
  const [with_, without] = await Promise.all([held(true), held(false)])
  expect(without).toBeGreaterThan(0.7)
  expect(with_).toBeLessThan(0.6)
})
