/**
 * HTML files in a real browser: what they show is the laid-out paper, word by word; nothing is fetched, nothing runs,
 * nothing is in the way of any reader, and they print as the PDF does.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Paper } from '#domain/paper.ts'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import { literalText } from '#domain/rich-text.ts'
import { layOut } from '#layout/lay-out.ts'
import type { LaidOut, LaidOutPaper } from '#layout/laid-out.ts'
import { printHtml } from '#printing/html/print-html.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { getTemplate, templateFor, TEMPLATES } from '#templates/templates.ts'
import { NAUGHTY_STRINGS } from '../api/fuzzing/naughty-strings.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../golden/papers/golden-papers.ts'
import { randomPapers } from '../formats/random-papers.ts'
import { wordsOfTree } from '../formats/html/words-of-tree.ts'
import { axeFaults } from './axe.ts'
import { hasChromium, openBrowser } from './chromium.ts'
import { DEEP } from '#test/deep.ts'

const PAPERS = { ...GOLDEN_PAPERS, ...EXAMINATION_PAPERS, ...PASSAGE_PAPERS }
const treesOf = (paper: Paper): LaidOut[] =>
  PAPER_PARTS.map((part) => layOut(paper, templateFor(paper.configuration), { part: part as 'paper', pageSize: 'a4' }))

let browser: Browser
let context: BrowserContext
let folder: string
const faults: string[] = []

describe.skipIf(!hasChromium)('HTML files', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'html-'))
    browser = await openBrowser()
    context = await browser.newContext({ viewport: { width: 1000, height: 1200 } })
  })
  afterAll(async () => {
    await browser.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** The file as it lies on a stick; `faults` hears of each request for anything else, and of what the console tells. */
  async function open(bytes: Uint8Array): Promise<Page> {
    const file = join(folder, 'paper.html')
    writeFileSync(file, bytes)
    const page = await context.newPage()
    const address = pathToFileURL(file).href
    page.on('request', (request) => {
      if (request.url() !== address && !request.url().startsWith('data:')) faults.push(request.url())
    })
    page.on('console', (message) => faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto(address)
    await page.evaluate('document.fonts.ready')
    return page
  }

  /** Every word of the page in its order: a formula as its signs, a picture as its alternative text. */
  const shownBy = (page: Page): Promise<string> =>
    page.evaluate<string>(`(function words(node) {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue
      if (!(node instanceof Element)) return ''
      if (node.matches('img')) return '[' + node.getAttribute('alt') + ']'
      if (node.matches('svg[aria-label]')) return '[' + node.getAttribute('aria-label') + ']'
      if (node.matches('math')) return '⟦⟧'
      return [...node.childNodes].map(words).join('')
    })(document.querySelector('main'))`)

  const bare = (text: string): string => text.replaceAll(/[\s\u200B]/g, '')
  const expectSame = (shown: string, tree: LaidOut, formula: (tex: string) => string = () => '⟦⟧'): void =>
    expect(bare(shown)).toBe(bare(wordsOfTree(tree, formula).join(' ')))

  /** Fonts that could not be read. */
  const badFonts = (page: Page): Promise<string[]> =>
    page.evaluate("[...document.fonts].filter(({ status }) => status === 'error').map(({ family }) => family)")
  const isTooWide = (page: Page): Promise<boolean> =>
    page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth')

  async function look(tree: LaidOut): Promise<void> {
    const page = await open(await printHtml(tree))
    expectSame(await shownBy(page), tree)
    expect(await badFonts(page)).toEqual([])
    expect(await axeFaults(page)).toEqual([])
    expect(await isTooWide(page)).toBe(false)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await isTooWide(page)).toBe(false)
    await page.close()
  }

  const LOOKED_AT = ['english-science', 'hkdse-mock-1', 'hkdse-paper-2', 'chinese-reading']
  test.for(LOOKED_AT)('%s shows every word in its order, on a phone, too, and nothing is in the way', async (name) => {
    for (const tree of treesOf(PAPERS[name]!)) await look(tree)
    expect(faults.splice(0)).toEqual([])
  })

  test.for(Object.keys(PAPERS).filter((name) => !LOOKED_AT.includes(name)))('so does %s', DEEP, async (name) => {
    for (const tree of treesOf(PAPERS[name]!)) await look(tree)
    expect(faults.splice(0)).toEqual([])
  })

  const showsRandomPapers = (numRuns: number): Promise<void> =>
    fc.assert(
      fc.asyncProperty(randomPapers, async (paper) => {
        for (const tree of treesOf(paper)) {
          // What is no LaTeX stands as it is written.
          const written = new Set<string>()
          const bytes = await printHtml(tree, (warning) => warning.kind === 'formula' && written.add(warning.tex))
          const page = await open(bytes)
          expectSame(await shownBy(page), tree, (tex) => (written.has(tex) ? tex : '⟦⟧'))
          expect(await badFonts(page)).toEqual([])
          await page.close()
        }
        expect(faults.splice(0)).toEqual([])
      }),
      { numRuns },
    )
  test('papers drawn at random show every word', () => showsRandomPapers(5))
  test('so do 500 of them', { ...DEEP, timeout: 900_000 }, () => showsRandomPapers(500))

  test('in every template', DEEP, async () => {
    for (const template of TEMPLATES)
      for (const part of PAPER_PARTS)
        await look(layOut(GOLDEN_PAPERS['english-science']!, template, { part: part as 'paper', pageSize: 'a4' }))
    expect(faults.splice(0)).toEqual([])
  })

  test('prints nearly as many pages as the PDF has', async () => {
    for (const name of ['english-science', 'chinese-history'])
      for (const tree of treesOf(PAPERS[name]!)) {
        const page = await open(await printHtml(tree))
        const printed = pagesOf(await page.pdf({ preferCSSPageSize: true }))
        const typeset = pagesOf(await printPdf(tree))
        expect(Math.abs(printed - typeset), `${name} ${tree.part}: ${printed} beside ${typeset}`).toBeLessThanOrEqual(
          1 + typeset / 8,
        )
        await page.close()
      }
  })

  test('five hundred naughty strings are words in every field, and nothing else', async () => {
    const paper = GOLDEN_PAPERS['english-science']!
    const template = getTemplate('comprehensive-examination')
    const [tree] = [layOut(paper, template, { part: 'paper', pageSize: 'a4' })] as [LaidOutPaper]
    const clean = await tagsOf(await open(await printHtml(naughty(tree, () => 'words') as LaidOutPaper)))
    // Each string stands in one field; every field gets one of many strings.
    let at = 0
    const next = (): string => `a${NAUGHTY_STRINGS[at++ % NAUGHTY_STRINGS.length]!.slice(0, 5000)}b`
    let tags: Record<string, number> = {}
    while (at < NAUGHTY_STRINGS.length) {
      const page = await open(await printHtml(naughty(tree, next) as LaidOutPaper))
      tags = await tagsOf(page)
      // A line break is the only element that a text may bring.
      expect({ ...tags, BR: 0 }).toEqual({ ...clean, BR: 0 })
      expect(await page.title()).toMatch(/^a.*b$/s)
    }
    expect(tags).not.toHaveProperty('SCRIPT')
    expect(faults.splice(0)).toEqual([])
  })

  const tagsOf = (page: Page): Promise<Record<string, number>> =>
    page.evaluate(
      "Object.fromEntries(Object.entries(Object.groupBy(document.querySelectorAll('*'), ({ tagName }) => tagName)).map(([name, all]) => [name, all.length]))",
    )
})

const pagesOf = (pdf: Uint8Array): number =>
  [
    ...Buffer.from(pdf)
      .toString('latin1')
      .matchAll(/\/Type\s*\/Page(?![a-zA-Z])/g),
  ].length

/** The tree with another text in each field that holds words of people; shapes, kinds and measures stay. */
function naughty(value: unknown, next: () => string, key = ''): unknown {
  if (typeof value === 'string') return KEPT.has(key) ? value : next()
  if (Array.isArray(value)) {
    if (key === 'text') return literalText(next())
    return value.map((inner) => naughty(inner, next, key))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, naughty(inner, next, name)]))
}
const KEPT = new Set([
  'kind',
  'language',
  'part',
  'pageSize',
  'flow',
  'shape',
  'width',
  'columns',
  'svg',
  'header',
  'density',
  'primary',
  'secondary',
  'text',
  'pageNumber',
  'number',
])
