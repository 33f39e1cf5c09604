/** The document around a public page: what search engines and shared links read, and what the browser loads. */
import type { BuildManifest } from '#contract/public-pages.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { PublicTexts } from '#messages/public/en.ts'
import { PAGE_TAGS } from '../floor/language.ts'
import { THEME_KEY } from '../floor/theme.ts'
import icon from '../icon.svg'
import { SHEETS } from '../landing/sheets.ts'
import { publicAddress } from '../floor/addresses.ts'
import { alternates } from './crawler-files.ts'
import type { ViewName } from './views.ts'

/** Before the first paint, so that a dark page does not flash. */
export const THEME_SCRIPT = `let t;try{t=localStorage.getItem('${THEME_KEY}')}catch{}document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches)`

const ENTRY = 'public/entry.ts'

type Parts = {
  readonly view: ViewName
  readonly language: InterfaceLanguage
  readonly texts: PublicTexts
  readonly publicUrl: string
  readonly manifest: BuildManifest
  readonly body: string
}

export function documentOf({ view, language, texts, publicUrl, manifest, body }: Parts): string {
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`Cannot render the public pages: the build has no ${ENTRY}`)
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${THEME_SCRIPT}</script>`,
    ...described(view, language, texts, publicUrl),
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    ...stylesOf(ENTRY, manifest).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...(view === 'landing'
      ? [`<link rel="preload" as="image" type="image/svg+xml" href="${SHEETS[language]}" fetchpriority="high">`]
      : []),
    `<script type="module" src="/${entry.file}"></script>`,
  ]
  return `<!doctype html>\n<html lang="${PAGE_TAGS[language]}">\n<head>\n${head.join('\n')}\n</head>\n<body data-language="${language}">\n${body}\n</body>\n</html>\n`
}

function described(view: ViewName, language: InterfaceLanguage, { page }: PublicTexts, publicUrl: string): string[] {
  const { title, text } = page.described[view]
  const shown = [`<title>${escape(title)}</title>`, `<meta name="description" content="${escape(text)}">`]
  if (view === 'missing') return [...shown, '<meta name="robots" content="noindex">']
  const address = publicUrl + publicAddress(view, language)
  const graph = { type: 'website', site_name: 'Setpaper', title, description: text, url: address, locale: page.locale }
  return [
    ...shown,
    `<link rel="canonical" href="${address}">`,
    ...alternates(view, publicUrl).map(({ tag, href }) => `<link rel="alternate" hreflang="${tag}" href="${href}">`),
    ...Object.entries(graph).map(
      ([property, content]) => `<meta property="og:${property}" content="${escape(content)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
  ]
}

/** Of an entry and of what it imports, in the order in which they stand. */
function stylesOf(key: string, manifest: BuildManifest): string[] {
  const { css = [], imports = [] } = mustBeThere(manifest[key], `${key} in the manifest of the build`)
  return [...new Set([...imports.flatMap((one) => stylesOf(one, manifest)), ...css])]
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
