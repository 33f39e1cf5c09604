/**
 * Reads a printed PDF back, as a screen reader and a search would: text by page in reading order, metadata, tags,
 * fonts.
 */
import { createHash } from 'node:crypto'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type ReadPdf = {
  readonly pages: readonly string[]
  readonly title: string | undefined
  readonly language: string | undefined
  /** Roles of the structure tree, each once. */
  readonly roles: ReadonlySet<string>
  /** Alternative texts of figures and formulas, in order. */
  readonly alternatives: readonly string[]
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const loading = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
  const pdf = await loading.promise
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } }
  const pages: string[] = []
  const roles = new Set<string>()
  const alternatives: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    collect(await page.getStructTree(), roles, alternatives)
  }
  await loading.destroy()
  return { pages, title: info.Title, language: info.Language, roles, alternatives }
}

/** All text without the heads and feet of pages, which the tags tell to be no part of what is read. */
export async function readContent(bytes: Uint8Array): Promise<string> {
  const loading = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
  const pdf = await loading.promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent({ includeMarkedContent: true })
    const open: boolean[] = []
    for (const item of items) {
      if ('str' in item) text += open.includes(true) ? '' : `${item.str}${item.hasEOL ? '\n' : ''}`
      else if (item.type.startsWith('begin')) open.push((item as { readonly tag?: string }).tag === 'Artifact')
      else open.pop()
    }
  }
  await loading.destroy()
  return text
}

export const fingerprint = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

/** A node of the structure tree, or a piece of content under one. */
type StructNode = { readonly role?: string; readonly alt?: string; readonly children?: readonly object[] }

function collect(node: StructNode | null, roles: Set<string>, alternatives: string[]): void {
  if (node === null) return
  if (node.role !== undefined) roles.add(node.role)
  if (node.alt !== undefined) alternatives.push(node.alt)
  for (const child of node.children ?? []) collect(child, roles, alternatives)
}
