/** Service and browser of a file of tests: there before its first one. */
import type { Browser } from '@playwright/test'
import { afterAll } from 'vitest'
import { startService, type TestService } from '../api/test-service.ts'
import { openPage, type Setting } from './teacher.ts'
import { inWorker, type Worker } from './worker.ts'

export type Suite = {
  readonly service: TestService
  readonly browser: Browser
  readonly url: string
  /** A page of nobody's yet. */
  readonly open: (setting?: Setting) => ReturnType<typeof openPage>
}

type Configuration = NonNullable<Parameters<typeof startService>[0]>

/**
 * To be called where the tests are described; what it gives is there when they run. Without `own` it is the service
 * that all files of the worker share, which is why each test works with an account of its own. With it a service is
 * started that is configured so, and ended after the file; a function may start what the service needs.
 */
export function startSuite(own?: Configuration | (() => Promise<Configuration>)): Suite {
  let service: TestService | undefined
  afterAll(async () => {
    if (own !== undefined) await service?.end()
  })
  return suiteOn(async (worker) => {
    service = await (own === undefined ? worker.service() : startService(typeof own === 'function' ? await own() : own))
    return service
  })
}

/** `start` says which service it is. */
export function suiteOn(start: (worker: Worker) => Promise<TestService>): Suite {
  let service: TestService | undefined
  let browser: Browser | undefined
  inWorker.beforeAll(async ({ worker }) => {
    ;[service, browser] = await Promise.all([start(worker), worker.browser()])
  })
  // A test that fails leaves its pages open.
  afterAll(async () => {
    for (const context of browser?.contexts() ?? []) await context.close()
  })
  return {
    get service() {
      return service!
    },
    get browser() {
      return browser!
    },
    get url() {
      return service!.url
    },
    open: (setting) => openPage(browser!, service!.url, setting),
  }
}
