/** The pages and their files as they are sent: policies, caching, compression. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HttpApp } from '../http/mount.ts'
import { mountPages, PAGE_CSP } from './mount-pages.ts'

const STRICT = "default-src 'none'; frame-ancestors 'none'"
const SCRIPT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

describe('the pages', () => {
  const built = mkdtempSync(join(tmpdir(), 'setpaper-pages-'))
  const app = new Hono()
  beforeAll(() => {
    mkdirSync(join(built, 'assets/pdfjs-6/cmaps'), { recursive: true })
    for (const [name, content] of [['index.html', '<!doctype html>'], ['assets/worker.mjs', 'export {}'], ['assets/index.js', '1'], ['assets/index.css', 'a{}'], ['assets/pdfjs-6/cmaps/GBK-EUC-H.bcmap', 'map']] as const) {
      writeFileSync(join(built, name), content)
      if (/js$|css$/.test(name)) writeFileSync(join(built, `${name}.br`), brotliCompressSync(content))
    }
    expect(mountPages(app as unknown as HttpApp, built)).toBe(true)
  })
  afterAll(() => rmSync(built, { recursive: true }))

  test.each([
    { path: '/generator', csp: PAGE_CSP, cache: 'no-cache' },
    // A worker has the policy of its own file, and that of pdf.js reads maps and fonts.
    { path: '/assets/worker.mjs', csp: SCRIPT, cache: 'public, max-age=31536000, immutable' },
    { path: '/assets/index.js', csp: SCRIPT, cache: 'public, max-age=31536000, immutable' },
    { path: '/assets/index.css', csp: STRICT, cache: 'public, max-age=31536000, immutable' },
    { path: '/assets/pdfjs-6/cmaps/GBK-EUC-H.bcmap', csp: STRICT, cache: 'public, max-age=31536000, immutable' },
  ])('$path has its policy, compressed or not', async ({ path, csp, cache }) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await app.request(path, { headers: { 'accept-encoding': encoding, accept: 'text/html' } })
      expect({ status: answer.status, csp: answer.headers.get('content-security-policy'), cache: answer.headers.get('cache-control'), sniff: answer.headers.get('x-content-type-options') }).toEqual({ status: 200, csp, cache, sniff: 'nosniff' })
    }
  })
})
