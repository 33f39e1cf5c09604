/** Puts blocks together into a document that was read: outline, language, and the limit of characters. */
import { cutBlocks } from './cut-blocks.ts'
import { detectLanguage } from './detect-language.ts'
import { documentId } from './document-id.ts'
import type {
  Block,
  FileType,
  OutlineEntry,
  ReadDocument,
  ReadingFault,
  ReadingLimits,
  ReadingWarning,
} from './document.ts'
import { err, ok, type Result } from '#domain/result.ts'

export type DocumentParts = {
  readonly bytes: Uint8Array
  readonly name: string
  readonly fileType: FileType
  /** Where a block has a page. */
  readonly pageCount?: number
  /** As the file names itself; the first top heading where it does not. */
  readonly title?: string | undefined
  readonly blocks: readonly Block[]
  readonly warnings?: readonly ReadingWarning[]
  /** Something was left out already before the blocks were made. */
  readonly truncated?: boolean
}

/**
 * A document of a format whose blocks are known; `no_text` when no block holds a letter. Blocks beyond the limits are cut with
 * the warning `truncated`.
 */
export function assembleDocument(parts: DocumentParts, limits: ReadingLimits): Result<ReadDocument, ReadingFault> {
  if (!parts.blocks.some((block) => /[\p{L}\p{N}]/u.test(block.text))) return err({ code: 'no_text' })
  const blocks = cutBlocks(parts.blocks, limits)
  const cut = blocks !== parts.blocks
  const warnings = [
    ...(parts.warnings ?? []),
    ...(cut || parts.truncated ? [{ code: 'truncated' as const, pages: [] }] : []),
  ]
  const outline = outlineOf(blocks)
  const title = parts.title?.trim() || outline.find((entry) => entry.level === 1)?.title
  return ok({
    id: documentId(parts.bytes),
    name: parts.name,
    fileType: parts.fileType,
    ...(parts.pageCount === undefined ? {} : { pageCount: parts.pageCount }),
    ...(title ? { title } : {}),
    language: detectLanguage(blocks.map((block) => block.text).join('\n')),
    blocks,
    outline,
    warnings,
  })
}

function outlineOf(blocks: readonly Block[]): OutlineEntry[] {
  return blocks.flatMap((block, index) =>
    block.kind === 'heading'
      ? [
          {
            title: block.text,
            level: block.level ?? 1,
            ...(block.page === undefined ? {} : { page: block.page }),
            block: index,
          },
        ]
      : [],
  )
}
