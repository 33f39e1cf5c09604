/** Starts the service and ends it cleanly. */
import { VERSION } from './version.ts'
import { collectWhenIdle } from './collect-when-idle.ts'
import { parseConfiguration } from './configuration.ts'
import { openService } from './open-service.ts'

const status = await main()
// A start that failed half way holds connections that would keep the process.
if (status === 0) process.exitCode = 0
else process.exit(status)

async function main(): Promise<number> {
  const configuration = parseConfiguration(process.env)
  if (!configuration.ok) {
    for (const fault of configuration.error) console.error(fault)
    return 1
  }
  const asked = askedToEnd()
  const started = performance.now()
  const running = await openService(configuration.value).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error))
    return undefined
  })
  if (running === undefined) return 1
  collectWhenIdle()
  console.log(`Setpaper ${VERSION} is ready at ${running.address} (${configuration.value.role}, ${Math.round(performance.now() - started)} ms)`)
  await asked
  console.log('Ending…')
  await running.close()
  return 0
}

/** Ctrl-C arrives once from the terminal and again from npm: the second must not cut the end short. */
function askedToEnd(): Promise<void> {
  return new Promise((end) => { for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end()) })
}
