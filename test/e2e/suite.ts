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

/** To be called where the tests are described; what it gives is there when they run. */
export function startSuite(...given: Parameters<typeof startService>): Suite {
  let service: TestService | undefined
  let browser: Browser | undefined
  beforeAll(async () => { [service, browser] = await Promise.all([startService(...given), openBrowser()]) })
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
