/**
 * Renders the public pages in three languages, from the facts of the server that runs them: the entry of
 * out/pages/render.js.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import type { RenderedPage, RenderPages } from '#contract/public-pages.ts'
import { ALL_STRUCTURES, slotsOf, structureMarks } from '#curriculum/structures.ts'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Plan } from '#domain/plan.ts'
import { UPLOAD_LIMITS, UPLOAD_MEGABYTES } from '#domain/limits.ts'
import { languageRoot, publicAddress, PUBLIC_PAGES } from '../floor/addresses.ts'
import { crawlerFiles } from './crawler-files.ts'
import { DemoRoot } from '../landing/demo-root.tsx'
import { documentOf, THEME_SCRIPT } from './document.ts'
import type { PublicFacts } from '../public-floor/facts.ts'
import { PublicRoot } from './public-root.tsx'
import { loadPublicTexts } from '../public-floor/texts.ts'
import type { ViewName } from './views.ts'

const HTML = 'text/html; charset=utf-8'

export const renderPages: RenderPages = async ({ plans, takesPayment, ai, publicUrl, manifest }) => {
  const known = {
    plans: plans as NonEmpty<Plan>,
    takesPayment,
    ai,
    papers: paperFacts(),
    uploads: { files: UPLOAD_LIMITS.files, megabytes: UPLOAD_MEGABYTES },
  }
  const rendered = async (view: ViewName, language: InterfaceLanguage): Promise<string> => {
    const texts = await loadPublicTexts(language)
    const facts: PublicFacts = {
      ...known,
      demo: view === 'landing' ? await liveHtml(<DemoRoot language={language} texts={texts} />) : '',
    }
    return documentOf({
      view,
      language,
      texts,
      publicUrl,
      manifest,
      body: renderToStaticMarkup(<PublicRoot view={view} language={language} texts={texts} facts={facts} />),
    })
  }
  const pages: RenderedPage[] = []
  for (const language of INTERFACE_LANGUAGES) {
    for (const page of PUBLIC_PAGES)
      pages.push({ path: publicAddress(page, language), status: 200, type: HTML, body: await rendered(page, language) })
    const root = languageRoot(language)
    if (root !== undefined)
      pages.push({ path: `${root}*`, status: 404, type: HTML, body: await rendered('missing', language) })
  }
  return { pages: [...pages, ...crawlerFiles(publicUrl)], inlineScripts: [THEME_SCRIPT] }
}

const paperFacts = (): PublicFacts['papers'] =>
  ALL_STRUCTURES.filter(({ form }) => form === 'authentic').map((structure) => ({
    paper: structure.paperFormat === 'hkdse_paper1' ? 1 : 2,
    questions: slotsOf(structure).length,
    marks: structureMarks(structure),
    minutes: structure.minutes,
  }))

/**
 * To be brought to life in the browser. Whole: what loads lazily is waited for, and nothing of it is moved into its
 * place by a script.
 */
async function liveHtml(part: ReactNode): Promise<string> {
  const faults: unknown[] = []
  const { prelude } = await prerenderToNodeStream(part, {
    progressiveChunkSize: Infinity,
    onError: (fault) => void faults.push(fault),
  })
  let html = ''
  for await (const chunk of prelude as unknown as AsyncIterable<Uint8Array | string>)
    html += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk)
  // A part that failed would be left out without a word.
  if (faults.length > 0) throw faults[0]
  return html
}
