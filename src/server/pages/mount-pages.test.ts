/** The pages and their files as they are sent: policies, caching, compression. */
import { hash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLANS } from '#domain/plan.ts'
import type { HttpApp } from '../http/mount.ts'
import { mountPages, PAGE_CSP } from './mount-pages.ts'

const STRICT = "default-src 'none'; frame-ancestors 'none'"
const SCRIPT = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** In place of the built one: what it is asked for stands in its pages. */
const RENDERER = `export const renderPages = async ({ plans, publicUrl }) => ({
  pages: [
    { path: '/', status: 200, type: 'text/html; charset=utf-8', body: publicUrl + ' ' + plans.map(({ name }) => name) },
    { path: '/zh-hk/', status: 200, type: 'text/html; charset=utf-8', body: '主頁' },
    { path: '/zh-hk/pricing', status: 200, type: 'text/html; charset=utf-8', body: '收費' },
    { path: '/zh-hk/*', status: 404, type: 'text/html; charset=utf-8', body: '沒有' },
    { path: '/robots.txt', status: 200, type: 'text/plain; charset=utf-8', body: 'User-agent: *' },
  ],
  inlineScripts: ['dark()'],
})`

describe('the pages', () => {
  const built = mkdtempSync(join(tmpdir(), 'setpaper-pages-'))
  const app = new Hono()
  beforeAll(async () => {
    for (const folder of ['web/assets/pdfjs-6/cmaps', 'web/.vite', 'pages'])
      mkdirSync(join(built, folder), { recursive: true })
    writeFileSync(join(built, 'web/.vite/manifest.json'), '{}')
    writeFileSync(join(built, 'pages/render.js'), RENDERER)
    for (const [name, content] of [
      ['index.html', '<!doctype html><html lang="en">'],
      ['assets/worker.mjs', 'export {}'],
      ['assets/index.js', '1'],
      ['assets/index.css', 'a{}'],
      ['assets/pdfjs-6/cmaps/GBK-EUC-H.bcmap', 'map'],
    ] as const) {
      writeFileSync(join(built, 'web', name), content)
      if (/js$|css$/.test(name)) writeFileSync(join(built, 'web', `${name}.br`), brotliCompressSync(content))
    }
    expect(
      await mountPages(
        app as unknown as HttpApp,
        { plans: PLANS, takesPayment: false, ai: 'none', publicUrl: 'https://paper.example', timeZone: 'Asia/Tokyo' },
        built,
      ),
    ).toBe(true)
  })
  afterAll(() => rmSync(built, { recursive: true }))

  test('the application knows the operator’s time zone', async () => {
    expect(await (await app.request('/dashboard')).text()).toContain('<html data-time-zone="Asia/Tokyo" lang="en">')
  })

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
      expect({
        status: answer.status,
        csp: answer.headers.get('content-security-policy'),
        cache: answer.headers.get('cache-control'),
        sniff: answer.headers.get('x-content-type-options'),
      }).toEqual({ status: 200, csp, cache, sniff: 'nosniff' })
    }
  })

  test.each([
    { path: '/', status: 200, text: 'https://paper.example Free,Pro' },
    { path: '/zh-hk/', status: 200, text: '主頁' },
    { path: '/zh-hk/pricing', status: 200, text: '收費' },
    { path: '/zh-hk/no-such-page', status: 404, text: '沒有' },
    { path: '/robots.txt', status: 200, text: 'User-agent: *' },
  ])('$path is sent as it was rendered, packed as the browser takes it', async ({ path, status, text }) => {
    for (const [encoding, unpack] of [
      ['identity', (bytes: Buffer) => bytes],
      ['gzip, br;q=0', gunzipSync],
      ['gzip, deflate, br', brotliDecompressSync],
    ] as const) {
      const answer = await app.request(path, { headers: { 'accept-encoding': encoding } })
      expect([answer.status, unpack(Buffer.from(await answer.arrayBuffer())).toString()]).toEqual([status, text])
      expect(answer.headers.get('vary')).toBe('accept-encoding')
    }
  })

  test('a rendered page may run its own script, known by its hash, and is asked for again only when it changed', async () => {
    const answer = await app.request('/')
    expect(answer.headers.get('content-security-policy')).toBe(
      PAGE_CSP.replace(
        "script-src 'self' 'wasm-unsafe-eval'",
        `script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash('sha256', 'dark()', 'base64')}'`,
      ),
    )
    const again = await app.request('/', { headers: { 'if-none-match': answer.headers.get('etag')! } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await app.request('/zh-hk/', { headers: { 'if-none-match': answer.headers.get('etag')! } })
    expect(other.status).toBe(200)
  })

  test.each([
    ['/zh-hk', '/zh-hk/'],
    ['/zh-hk/pricing/', '/zh-hk/pricing'],
  ])('%s leads to %s', async (path, to) => {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to])
  })
})
