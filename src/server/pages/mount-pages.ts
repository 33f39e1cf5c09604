/**
 * Serves the web as it was built (out/): the public pages as they were rendered at the start, the page of the
 * application for every other address that a reader may open, the files of both for good.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { SECURITY_HEADERS } from '../http/security-headers.ts'
import type { HttpApp } from '../http/mount.ts'
import { mountPublicPages, type PublicPagesOptions } from './public-pages.ts'

const BUILT = resolve(import.meta.dirname, '../../../out')

/**
 * Scripts and styles of our own alone; formulas and positions are set by style attributes; pictures and previews are
 * made in the page (blob:), and a previewed page brings its own letters.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "style-src-elem 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data: blob:",
  "connect-src 'self' blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
] as const
export const PAGE_CSP = DIRECTIVES.join('; ')

/**
 * A worker has the policy of its own file: that of pdf.js reads character maps and fonts of ours, and decodes pictures
 * by WebAssembly.
 */
const SCRIPT_CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; frame-ancestors 'none'"

/** Names of files in `assets` hold a hash of their content, or stand in a folder named after their version. */
const FOR_GOOD = 'public, max-age=31536000, immutable'

/** The addresses of src/web/shell/router.tsx; any other is told to be missing, by the same page. */
const ADDRESSES = /^\/(?:generator|dashboard|quiz\/[^/]+(?:\/(?:preview|export|flow))?|reset-password|auth\/callback)$/

/** Gives whether there are pages: a program started from the source alone has none until they are built. */
export async function mountPages(
  app: HttpApp,
  { timeZone, ...options }: Omit<PublicPagesOptions, 'csp'> & { readonly timeZone: string },
  built = BUILT,
): Promise<boolean> {
  return (
    (await mountPublicPages(app, built, { ...options, csp: DIRECTIVES })) &&
    mountApplication(app, join(built, 'web'), timeZone)
  )
}

/** Gives whether there is one. `timeZone`: the operator's, by which its screens word dates (web/floor/dates.ts). */
export function mountApplication(app: HttpApp, web: string, timeZone: string): boolean {
  const file = join(web, 'index.html')
  if (!existsSync(file)) return false
  const html = readFileSync(file, 'utf8').replace('<html ', `<html data-time-zone="${timeZone}" `)
  app.use(
    '/assets/*',
    async (context, next) => {
      await next()
      if (!context.res.ok) return
      context.header('cache-control', FOR_GOOD)
      for (const [name, value] of Object.entries(SECURITY_HEADERS)) context.header(name, value)
      if (/\.m?js$/.test(context.req.path)) context.header('content-security-policy', SCRIPT_CSP)
    },
    serveStatic({ root: web, precompressed: true }),
  )
  app.get('*', async (context, next) => {
    const { path } = context.req
    const isPage = ADDRESSES.test(path)
    if (
      !isPage &&
      (path.startsWith('/api/') ||
        path.startsWith('/assets/') ||
        !(context.req.header('accept') ?? '').includes('text/html'))
    )
      return next()
    return context.body(html, isPage ? 200 : 404, {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': PAGE_CSP,
      'cache-control': 'no-cache',
    })
  })
  return true
}
