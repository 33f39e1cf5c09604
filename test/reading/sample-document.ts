/**
 * Builds small documents for tests: `# ` opens a heading of level 1, `## ` of level 2, `[table]` a table, anything else
 * is a paragraph.
 */
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Block, ReadDocument } from '#reading/document.ts'

export function sampleDocument(
  language: PaperLanguage,
  text: string,
  options: { readonly linesPerPage?: number; readonly id?: string } = {},
): ReadDocument {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const { linesPerPage } = options
  const blocks = lines.map((line, index): Block => {
    const marks = /^(#+) /.exec(line)
    const page = linesPerPage === undefined ? {} : { page: Math.floor(index / linesPerPage) + 1 }
    if (marks)
      return { kind: 'heading', text: line.slice(marks[0].length), spans: [], level: marks[1]!.length, ...page }
    if (line.startsWith('[table]')) return { kind: 'table', text: line.slice('[table]'.length), spans: [], ...page }
    return { kind: 'paragraph', text: line, spans: [], ...page }
  })
  const outline = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ title: block.text, level: block.level!, block: index }] : [],
  )
  return {
    id: asId<'Document'>(options.id ?? 'doc_sample'),
    name: 'sample.txt',
    fileType: 'txt',
    language,
    blocks,
    outline,
    warnings: [],
  }
}
