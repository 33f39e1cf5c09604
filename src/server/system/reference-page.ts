/** The reference of the API as one page without scripts. */
import { hash } from 'node:crypto'
import type { Route } from '#contract/route.ts'
import { openApiDocument } from './openapi.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2.5rem;border-bottom:1px solid #8884}details{margin:.4rem 0;padding:.4rem .8rem;border:1px solid #8884;border-radius:.5rem}summary{cursor:pointer}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;max-height:30rem}.m{display:inline-block;min-width:4.2rem;font-weight:700}.p{float:right;opacity:.7}table{border-collapse:collapse}td,th{padding:.15rem .8rem .15rem 0;text-align:left;vertical-align:top}`

/** One style of our own, named by its hash; nothing else is loaded or run. */
export const REFERENCE_CSP = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const code = (text: string): string => `<code>${escaped(text)}</code>`

type Operation = { readonly summary: string; readonly parameters: readonly { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: unknown }[]; readonly requestBody?: { readonly content: unknown }; readonly responses: Readonly<Record<string, { readonly content?: unknown }>> }

export function referencePage(routes: readonly Route[]): string {
  const { paths, info } = openApiDocument(routes) as { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>; readonly info: { readonly description: string; readonly version: string } }
  const groups = Map.groupBy(routes, ({ group }) => group)
  const sections = [...groups].map(([group, own]) => `<h2>${escaped(group)}</h2>${own.map((route) => entry(route, paths)).join('')}`)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Setpaper API</title><style>${STYLE}</style></head><body><h1>Setpaper API ${escaped(info.version)}</h1><p>${inline(info.description)}</p><p>The same as data: <a href="/api/v1/openapi.json">openapi.json</a>.</p>${sections.join('')}</body></html>`
}

/** Text with `code` in back quotes. */
const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

function entry(route: Route, paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): string {
  const path = route.path.startsWith('//') ? route.path.slice(1) : `/api/v1${route.path}`
  const operation = paths[path]![route.method.toLowerCase()]!
  const [done] = Object.entries(operation.responses)
  const rows = operation.parameters.map(({ name, in: place, required, schema }) => `<tr><td>${code(name)}</td><td>${escaped(place)}${required ? ', required' : ''}</td><td>${code(JSON.stringify(schema))}</td></tr>`).join('')
  return `<details><summary><span class="m">${route.method}</span> ${code(path)} <span class="p">${escaped(route.policy)}</span><br>${inline(route.summary)}</summary>${rows === '' ? '' : `<table>${rows}</table>`}${operation.requestBody === undefined ? '' : `<h4>Takes</h4>${json(operation.requestBody.content)}`}<h4>Gives ${escaped(done?.[0] ?? '')}</h4>${json(done?.[1].content ?? {})}</details>`
}

const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`
