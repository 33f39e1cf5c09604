/** A paper as a package of QTI 2.1: a manifest, a test, an item for each question, and the figures. */
import { ok } from '#domain/result.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { printedSections } from '../platforms/printed-questions.ts'
import type { Writer } from '../writer.ts'
import { zipTexts } from '../zip-texts.ts'
import { formatItems, type ItemContext } from './item.ts'
import { formatManifest, formatTest, itemFile, TEST_FILE } from './package-files.ts'
import { formulaCollector, qtiDialect } from './qti-text.ts'

export const write: Writer = async ({ paper, template }, { setFormulas }) => {
  const messages = printedIn(paper.language)
  const sections = printedSections(paper, template)
  const pictures = new Map<string, string>()
  const contextWith = (dialect: ItemContext['dialect']): ItemContext => ({
    dialect,
    language: paper.language,
    digits: String(paper.questions.length).length,
  })

  const collector = formulaCollector(messages)
  for (const { items } of sections) for (const item of items) formatItems(item, contextWith(collector.dialect))
  const formulas = collector.formulas()
  const set = await setFormulas(formulas)
  if (!set.ok) return set

  const dialect = qtiDialect(messages, formulas, set.value, (svg) => {
    const file = pictures.get(svg) ?? `media/figure-${pictures.size + 1}.svg`
    pictures.set(svg, file)
    return file
  })
  const context = contextWith(dialect)
  const written = sections.map(({ type, label, items }) => ({
    title: label ?? (type === undefined ? '' : messages.paper.sectionTitles[type]),
    items: items.flatMap((item) => formatItems(item, context)),
  }))
  const items = written.flatMap((section) => section.items)
  const files: readonly (readonly [name: string, text: string])[] = [
    ['imsmanifest.xml', formatManifest(items, [...pictures.values()])],
    [TEST_FILE, formatTest(paper.title, paper.configuration.timeLimit, written)],
    ...items.map((item) => [itemFile(item), item.xml] as const),
    ...[...pictures].map(([svg, file]) => [file, svg] as const),
  ]
  return ok(zipTexts(files))
}
