/**
 * What the server and the renderer of the public pages (src/web/public/render.tsx, built into out/pages) agree on: the
 * server runs it, and imports nothing of src/web.
 */
import type { Plan } from '#domain/plan.ts'

/** What a build names its files by (Vite's manifest), as far as it is read. */
export type BuildManifest = Readonly<
  Record<string, { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }>
>

export type AiOffer = 'none' | 'one' | 'advanced'

export type PagesRequest = {
  /** Of this server: all that the pages say about limits and prices comes from it (decision D4). */
  readonly plans: readonly Plan[]
  /** Whether the operator has set up payment. */
  readonly takesPayment: boolean
  /** Which AI service questions may be asked of: none, one for all, or another for plans with advanced models. */
  readonly ai: AiOffer
  /** Where the product is reached, without a slash at the end. */
  readonly publicUrl: string
  readonly manifest: BuildManifest
}

export type RenderedPage = {
  readonly path: string
  readonly status: 200 | 404
  readonly type: string
  readonly body: string
}

export type RenderedPages = {
  /**
   * Pages, robots.txt and sitemap.xml. One of status 404 stands for every other address below its path, which ends in a
   * slash.
   */
  readonly pages: readonly RenderedPage[]
  /** Scripts that stand inside of the pages, for the content security policy. */
  readonly inlineScripts: readonly string[]
}

export type RenderPages = (asked: PagesRequest) => Promise<RenderedPages>
