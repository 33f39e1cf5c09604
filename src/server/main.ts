/** Starts the service and ends it cleanly. */
import { once } from 'node:events'
import { VERSION } from './foundation/version.ts'
import { collectWhenIdle } from './foundation/collect-when-idle.ts'
import { parseConfiguration } from './foundation/configuration.ts'
import { openService } from './open-service.ts'

const status = await main()
// A start that failed or was given up half way holds connections that would keep the process.
if (status === undefined) process.exitCode = 0
else process.exit(status)

/** Gives the status of a start that did not come to its end, undefined after a clean end. */
async function main(): Promise<number | undefined> {
  const configuration = parseConfiguration(process.env)
  if (!configuration.ok) {
    for (const fault of configuration.error) console.error(fault)
    return 1
  }
  const asked = askedToEnd()
  const started = performance.now()
  const running = await openService(configuration.value, { signal: asked }).catch((error: unknown) => {
    if (!asked.aborted) console.error(error instanceof Error ? error.message : String(error))
    return undefined
  })
  if (running === undefined) return asked.aborted ? 0 : 1
  collectWhenIdle()
  console.log(
    `Setpaper ${VERSION} is ready at ${running.address} (${configuration.value.role}, ${Math.round(performance.now() - started)} ms)`,
  )
  if (!asked.aborted) await once(asked, 'abort')
  console.log('Ending…')
  await running.close()
  return undefined
}

/**
 * Aborts when the process is to end. Ctrl-C arrives once from the terminal and again from npm: the second must not cut
 * the end short. The script that started the process holds a channel, which closes when that script is gone.
 */
function askedToEnd(): AbortSignal {
  const asked = new AbortController()
  const end = (): void => asked.abort()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end)
  process.once('disconnect', end)
  process.channel?.unref()
  // It closed while the program was being loaded.
  if (process.connected === false && process.send !== undefined) end()
  return asked.signal
}
