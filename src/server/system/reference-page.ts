/** The reference of the API as one page without scripts. */
import { hash } from 'node:crypto'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { Route } from '#contract/route.ts'
import { openApiDocument } from './openapi.ts'

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:60rem;margin:2rem auto;padding:0 1rem}h2{margin-top:2.5rem;border-bottom:1px solid #8884}h3{font-size:1rem;margin:.8rem 0 .2rem}nav ul{display:flex;flex-wrap:wrap;gap:.3rem 1.2rem;padding:0;list-style:none}details{margin:.4rem 0;padding:.4rem .8rem;border:1px solid #8884;border-radius:.5rem}summary{cursor:pointer}code,pre{font:14px/1.45 ui-monospace,monospace}pre{overflow:auto;max-height:30rem}.m{display:inline-block;min-width:4.2rem;font-weight:700}.p{float:right;opacity:.7}code{overflow-wrap:anywhere}table{border-collapse:collapse;display:block;overflow:auto}td,th{padding:.15rem .8rem .15rem 0;text-align:left;vertical-align:top}`

/** One style of our own, named by its hash; nothing else is loaded or run. */
export const REFERENCE_CSP = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; frame-ancestors 'none'`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
const anchor = (group: string): string => group.toLowerCase().replaceAll(/\W+/g, '-')
const code = (text: string): string => `<code>${escaped(text)}</code>`

/** Text with `code` in back quotes. */
const inline = (text: string): string => escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>')

const EXAMPLES = [
  [
    'Sign up',
    'The header `set-auth-token` of the answer holds the bearer token. Later, `/api/auth/sign-in/email` takes e-mail address and password alone.',
    `curl -i $HOST/api/auth/sign-up/email -H 'content-type: application/json' \\
  -d '{"name":"Chan Tai Man","email":"chan@school.hk","password":"blue-harbour-7"}'
TOKEN=…   # the value of set-auth-token`,
  ],
  [
    'Upload a document',
    'Reading goes on after the answer: ask until `status` is `ready`, or follow `/api/v1/events`.',
    `curl $HOST/api/v1/documents -H "authorization: Bearer $TOKEN" -F file=@chapter.pdf
curl $HOST/api/v1/documents/$DOCUMENT -H "authorization: Bearer $TOKEN"`,
  ],
  [
    'Make a paper',
    'With an `Idempotency-Key` a request that is sent twice makes one paper.',
    `curl $HOST/api/v1/quizzes/generate/document -H "authorization: Bearer $TOKEN" \\
  -H 'content-type: application/json' -H 'idempotency-key: term-test-1' \\
  -d '{"sourceDocuments":["'$DOCUMENT'"],"questionCount":10,"questionTypes":["multiple_choice","short_answer"],"difficulty":"mixed"}'`,
  ],
  [
    'Export both parts',
    'The question paper holds no answers anywhere; the key is a file of its own.',
    `curl -OJ $HOST/api/v1/papers/$PAPER/export/pdf -H "authorization: Bearer $TOKEN"
curl -OJ "$HOST/api/v1/papers/$PAPER/export/pdf?part=key" -H "authorization: Bearer $TOKEN"`,
  ],
] as const

const GETTING_STARTED = `<h2 id="getting-started">Getting started</h2>${EXAMPLES.map(([title, words, call]) => `<h3>${escaped(title)}</h3><p>${inline(words)}</p><pre>${escaped(call)}</pre>`).join('')}`

type Operation = {
  readonly summary: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: unknown
  }[]
  readonly requestBody?: { readonly content: unknown }
  readonly responses: Readonly<Record<string, { readonly content?: unknown }>>
}

export function referencePage(routes: readonly Route[]): string {
  const { paths, info, components } = openApiDocument(routes) as {
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
    readonly info: { readonly description: string; readonly version: string }
  }
  const groups = Map.groupBy(routes, ({ group }) => group)
  const sections = [...groups].map(
    ([group, own]) =>
      `<h2 id="${anchor(group)}">${escaped(group)}</h2>${own.map((route) => entry(route, paths)).join('')}`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Setpaper API</title><style>${STYLE}</style></head><body><main><h1>Setpaper API ${escaped(info.version)}</h1><p>${inline(info.description)}</p><p>The same as data: <a href="/api/v1/openapi.json">openapi.json</a>.</p>${GETTING_STARTED}<nav aria-label="Groups"><h2>Reference</h2><ul>${[...groups.keys()].map((group) => `<li><a href="#${anchor(group)}">${escaped(group)}</a></li>`).join('')}</ul></nav>${sections.join('')}<h2 id="shapes">Shapes</h2>${Object.entries(
    components.schemas,
  )
    .map(
      ([name, schema]) =>
        `<details id="shape-${escaped(name)}"><summary>${code(name)}</summary>${json(schema)}</details>`,
    )
    .join('')}</main></body></html>`
}

function entry(route: Route, paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>): string {
  const path = route.path.startsWith('//') ? route.path.slice(1) : `/api/v1${route.path}`
  const operation = mustBeThere(paths[path]?.[route.method.toLowerCase()], `the description of ${path}`)
  const [done] = Object.entries(operation.responses)
  const rows = operation.parameters
    .map(
      ({ name, in: place, required, schema }) =>
        `<tr><td>${code(name)}</td><td>${escaped(place)}${required ? ', required' : ''}</td><td>${code(JSON.stringify(schema))}</td></tr>`,
    )
    .join('')
  return `<details><summary><span class="m">${route.method}</span> ${code(path)} <span class="p">${escaped(route.policy)}</span><br>${inline(route.summary)}</summary>${rows === '' ? '' : `<table>${rows}</table>`}${operation.requestBody === undefined ? '' : `<h3>Takes</h3>${json(operation.requestBody.content)}`}<h3>Gives ${escaped(done?.[0] ?? '')}</h3>${json(done?.[1].content ?? {})}</details>`
}

const json = (value: unknown): string => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`
