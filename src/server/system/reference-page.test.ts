/**
 * The reference is a page that a reader can follow: headings in order, links that lead somewhere, no scripts, calls
 * that can be copied.
 */
import { expect, test } from 'vitest'
import { ROUTES } from '#contract/routes.ts'
import { REFERENCE_CSP, referencePage } from './reference-page.ts'

const html = referencePage(ROUTES)

test('nothing is loaded or run, and the policy says so', () => {
  expect(html).not.toMatch(/<script|<link|<img|<iframe|<[^>]*\son\w+=|<[^>]*\sstyle=|https?:/)
  expect(REFERENCE_CSP).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; frame-ancestors 'none'$/)
})
test('headings begin with one h1 and skip no level', () => {
  const levels = [...html.matchAll(/<h([1-6])[ >]/g)].map(([, level]) => Number(level))
  expect(levels[0]).toBe(1)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(levels.filter((level, index) => index > 0 && level > levels[index - 1]! + 1)).toEqual([])
})
test('each link within the page leads to a heading, and no id stands twice', () => {
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!)
  expect(links.length).toBeGreaterThan(4)
  expect(links.filter((link) => !ids.includes(link))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
test('the paths of the examples are routes of the contract', () => {
  const called = [...html.matchAll(/\$HOST\/api\/v1([^ &<]+)/g)].map(([, path]) => path!.replaceAll(/\$\w+/g, '{id}'))
  expect(called).toHaveLength(5)
  const paths = ROUTES.map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`))
  expect(called.filter((path) => !paths.some((known) => known.test(path.replace(/\?.*/, ''))))).toEqual([])
})
test.each(
  ROUTES.map(({ method, path }) => ({ method, path: path.startsWith('//') ? path.slice(1) : `/api/v1${path}` })),
)('$method $path is described', ({ method, path }) => {
  expect(html).toContain(`<span class="m">${method}</span> <code>${path}</code>`)
})
