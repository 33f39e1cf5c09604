/** Reads a document, and its scanned pages by character recognition where there are language data. */
import type { Result } from '#domain/result.ts'
import { READING_LIMITS, type ReadingFault, type ReadingLimits } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { Asker } from '../fair-queue.ts'
import type { ChildPoolOptions } from '../process-pool.ts'
import type { ReadingPool } from '../reading/read-in-child.ts'
import { languagesOf, type LanguageData } from './language-data.ts'
import { recogniseScans, type RecognitionProgress } from './recognise-in-child.ts'

export type RecognitionOptions = Pick<ChildPoolOptions, 'atOnce' | 'onFault'> & {
  readonly data: LanguageData
  readonly onProgress?: RecognitionProgress
  readonly limits?: ReadingLimits
  readonly asker?: Asker
}

/**
 * As `readInChild`. A document with scanned pages is read twice: first to know them, then with what was recognised
 * among its other pages,
 * so that headings, running lines and topics are found over all of it. It may take some seconds a scanned page, and
 * three minutes at most.
 */
export async function readWithRecognition(
  reading: ReadingPool,
  bytes: Uint8Array,
  name: string,
  options: RecognitionOptions,
): Promise<Result<DocumentWithTopics, ReadingFault>> {
  const { data, onFault, onProgress, atOnce, limits = READING_LIMITS, asker = {} } = options
  const first = await reading.readInChild(bytes, name, { limits, asker })
  const scanned = scannedPages(first)
  if (scanned.length === 0 || languagesOf(data).length === 0) return first
  const recognition = await recogniseScans(bytes, scanned, data, {
    atOnce,
    spares: 0,
    signal: asker.signal,
    ...(onFault ? { onFault } : {}),
    ...(onProgress ? { onProgress } : {}),
  })
  return reading.readInChild(bytes, name, { limits, recognition, asker })
}

function scannedPages(read: Result<DocumentWithTopics, ReadingFault>): readonly number[] {
  if (!read.ok) return read.error.code === 'scan' ? (read.error.pages ?? []) : []
  return read.value.document.warnings.find(({ code }) => code === 'scanned_pages')?.pages ?? []
}
