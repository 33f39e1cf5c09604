/** Service and browser of a file of tests: there before its first one, gone after its last. */
import type { Browser } from '@playwright/test'
import { afterAll, beforeAll } from 'vitest'
import { startService, type TestService } from '../api/test-service.ts'
import { openBrowser } from './chromium.ts'
import { openPage, type Setting } from './teacher.ts'

export type Suite = {
  readonly service: TestService
  readonly browser: Browser
  readonly url: string
  /** A page of nobody's yet. */
  readonly open: (setting?: Setting) => ReturnType<typeof openPage>
}

type Configuration = Parameters<typeof startService>[0]

/** To be called where the tests are described; what it gives is there when they run. A function as configuration may start what the service needs. */
export function startSuite(configuration: Configuration | (() => Promise<Configuration>) = {}, options: Parameters<typeof startService>[1] = {}): Suite {
  let service: TestService | undefined
  let browser: Browser | undefined
  beforeAll(async () => { [service, browser] = await Promise.all([Promise.resolve(typeof configuration === 'function' ? configuration() : configuration).then((given) => startService(given, options)), openBrowser()]) })
  afterAll(async () => {
    await browser?.close()
    await service?.end()
  })
  return {
    get service() { return service! },
    get browser() { return browser! },
    get url() { return service!.url },
    open: (setting) => openPage(browser!, service!.url, setting),
  }
}
