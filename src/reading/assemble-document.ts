/** Puts blocks together into a document that was read: outline, language, and the limit of characters. */
import { detectLanguage } from './detect-language.ts'
import { documentId } from './document-id.ts'
import type { Block, FileType, OutlineEntry, ReadDocument, ReadingFault, ReadingLimits, ReadingWarning } from './document.ts'
import { err, ok, type Result } from '#domain/result.ts'

export type DocumentParts = {
  readonly bytes: Uint8Array
  readonly name: string
  readonly fileType: FileType
  /** As the file names itself; the first top heading where it does not. */
  readonly title?: string | undefined
  readonly blocks: readonly Block[]
  readonly warnings?: readonly ReadingWarning[]
  /** Something was left out already before the blocks were made. */
  readonly truncated?: boolean
}

/** A document of a format without pages; `no_text` when no block holds a letter. Blocks beyond `limits.characters` are cut with the warning `truncated`. */
export function assembleDocument(parts: DocumentParts, limits: ReadingLimits): Result<ReadDocument, ReadingFault> {
  if (!parts.blocks.some((block) => /[\p{L}\p{N}]/u.test(block.text))) return err({ code: 'no_text' })
  const { blocks, cut } = withinLimit(parts.blocks, limits.characters)
  const warnings = [...(parts.warnings ?? []), ...(cut || parts.truncated ? [{ code: 'truncated' as const, pages: [] }] : [])]
  const outline = outlineOf(blocks)
  const title = parts.title?.trim() || outline.find((entry) => entry.level === 1)?.title
  return ok({
    id: documentId(parts.bytes),
    name: parts.name,
    fileType: parts.fileType,
    ...(title ? { title } : {}),
    language: detectLanguage(blocks.map((block) => block.text).join('\n')),
    blocks,
    outline,
    warnings,
  })
}

function withinLimit(blocks: readonly Block[], characters: number): { readonly blocks: readonly Block[]; readonly cut: boolean } {
  let left = characters
  const end = blocks.findIndex((block) => {
    left -= block.text.length
    return left < 0
  })
  if (end < 0) return { blocks, cut: false }
  const kept = blocks.slice(0, end)
  if (end > 0) return { blocks: kept, cut: true }
  // One endless paragraph is still a text.
  const first = blocks[0]!
  return { blocks: [{ ...first, text: first.text.slice(0, characters), spans: first.spans.filter((span) => span.end <= characters) }], cut: true }
}

function outlineOf(blocks: readonly Block[]): OutlineEntry[] {
  return blocks.flatMap((block, index) => (block.kind === 'heading' ? [{ title: block.text, level: block.level ?? 1, block: index }] : []))
}
