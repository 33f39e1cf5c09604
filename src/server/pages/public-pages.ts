/**
 * Renders the public pages once, when the server starts, and sends them: from the loaded plan table, so that what they
 * say cannot disagree with it (decision D4). A page is compressed when it is first asked for: all of them together take
 * a third of a second, which would be most of the start.
 */
import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { AiOffer, BuildManifest, RenderedPage, RenderPages } from '#contract/public-pages.ts'
import type { Plan } from '#domain/plan.ts'
import type { HttpApp } from '../http/mount.ts'
import { SECURITY_HEADERS } from '../http/security-headers.ts'

export type PublicPagesOptions = {
  readonly plans: readonly Plan[]
  readonly takesPayment: boolean
  readonly ai: AiOffer
  readonly publicUrl: string
  readonly csp: readonly string[]
}

/** `built` holds web and pages, as one build made them (vite.config.ts). Gives whether there are any. */
export async function mountPublicPages(
  app: HttpApp,
  built: string,
  { plans, takesPayment, ai, publicUrl, csp }: PublicPagesOptions,
): Promise<boolean> {
  const renderer = resolve(built, 'pages/render.js')
  const manifest = join(built, 'web/.vite/manifest.json')
  if (!existsSync(renderer) || !existsSync(manifest)) return false
  const { renderPages } = (await import(pathToFileURL(renderer).href)) as { readonly renderPages: RenderPages }
  const { pages, inlineScripts } = await renderPages({
    plans,
    takesPayment,
    ai,
    publicUrl,
    manifest: JSON.parse(readFileSync(manifest, 'utf8')) as BuildManifest,
  })
  const hashes = inlineScripts.map((script) => ` 'sha256-${hash('sha256', script, 'base64')}'`).join('')
  const policy = csp
    .map((directive) => (directive.startsWith('script-src ') ? directive + hashes : directive))
    .join('; ')
  redirectStrays(app, pages)
  for (const page of pages)
    mountPage(app, page, page.type.startsWith('text/html') ? { 'content-security-policy': policy } : {})
  return true
}

function mountPage(
  app: HttpApp,
  { path, status, type, body }: RenderedPage,
  headers: Readonly<Record<string, string>>,
): void {
  const bytes = Buffer.from(body)
  const packed = {
    br: once(() => brotli(bytes)),
    gzip: once(() => gzipped(bytes)),
    identity: async () => bytes,
  } as const
  const tag = hash('sha256', body).slice(0, 32)
  app.get(path, async (context) => {
    const accepted = context.req.header('accept-encoding') ?? ''
    const encoding =
      (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b(?!;q=0(?:[,\\s]|$))`).test(accepted)) ??
      'identity'
    // Weak: of what is written there, however it is packed.
    const all = {
      ...SECURITY_HEADERS,
      ...headers,
      'cache-control': 'no-cache',
      etag: `W/"${tag}"`,
      vary: 'accept-encoding',
    }
    if (status === 200 && (context.req.header('if-none-match') ?? '').includes(tag)) return context.body(null, 304, all)
    return context.body(Uint8Array.from(await packed[encoding]()), status, {
      ...all,
      'content-type': type,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
  })
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => (made ??= make())
}

/** An address with a slash too many at its end, or the root of a language without it, is meant all the same. */
function redirectStrays(app: HttpApp, pages: readonly RenderedPage[]): void {
  for (const { path, status } of pages) {
    if (status !== 200 || path === '/') continue
    app.get(path.endsWith('/') ? path.slice(0, -1) : `${path}/`, (context) => context.redirect(path, 308))
  }
}
