/** Recognises the scanned pages of a document in limited children, each page under its own clock. */
import { fileURLToPath } from 'node:url'
import type { Recognition, RecognisedPage } from '#reading/ocr/recognised-page.ts'
import type { LikelyManner, PageReading } from '#reading/ocr/recognise-page.ts'
import { PACKAGE_ROOT } from '../limited-command.ts'
import type { ProcessLimits } from '../limited-process.ts'
import { openProcessPool, type ChildPoolOptions, type ProcessPool } from '../process-pool.ts'
import type { LanguageData } from './language-data.ts'
import { pageReading, type RecognitionJob } from './recognition-part.ts'

/** Of one document; a chapter has fewer. */
export const MOST_RECOGNISED_PAGES = 60

/** A dense page takes 5 to 12 s of processor time; one that is turned or hard to read is tried several times. */
export const RECOGNITION_PAGE_MS = 180_000

const MEGABYTE = 1024 * 1024

/** A page of A4 at 600 dots an inch in colour needs about 450 MB. */
export const RECOGNITION_PROCESS_LIMITS: ProcessLimits = {
  heapMegabytes: 384,
  dataBytes: 1536 * MEGABYTE,
  permission: true,
  startMs: 15_000,
  jobMs: RECOGNITION_PAGE_MS,
  residentBytes: 1024 * MEGABYTE,
  printedBytes: MEGABYTE,
  answer: { json: 2 * MEGABYTE, bytes: 0, total: 4 * MEGABYTE },
}

export type RecognitionProgress = (pagesDone: number, pagesInAll: number) => void

/**
 * Recognises `pages` (counted from 1) of a PDF. A page that takes too long, needs too much memory or breaks its child
 * is doubtful, as is one
 * that reads badly. Rejects only when no child can be started at all, or with the reason of `signal`.
 */
export async function recogniseScans(
  bytes: Uint8Array,
  pages: readonly number[],
  data: LanguageData,
  options: ChildPoolOptions & {
    readonly onProgress?: RecognitionProgress
    readonly signal?: AbortSignal | undefined
  },
): Promise<Recognition> {
  const { atOnce, spares, onFault, onProgress, signal, entry = ENTRY, processLimits } = options
  const readable = Object.values(data.files)
  const pool = openProcessPool(
    { entry, directory: PACKAGE_ROOT, limits: { ...RECOGNITION_PROCESS_LIMITS, ...processLimits, readable } },
    // The pages of one document share a process; another document has a pool of its own.
    { atOnce, spares, jobsPerProcess: Infinity, heldBytes: HELD_BYTES, ...(onFault ? { onFault } : {}) },
  )
  try {
    const wanted = pages.slice(0, MOST_RECOGNISED_PAGES)
    const run: ProcessPool['run'] = (job, takePart) => pool.run(job, takePart, { signal })
    const read = await recogniseAll(run, bytes, wanted, data, onProgress)
    const doubtful = wanted.filter((number) => !read.some((page) => page.number === number))
    return { pages: read, doubtful, beyondLimit: pages.slice(MOST_RECOGNISED_PAGES) }
  } finally {
    await pool.close()
  }
}

const ENTRY = fileURLToPath(new URL('./recognition-child.ts', import.meta.url))
const HELD_BYTES = 500 * MEGABYTE

/** The first alone, since it tells how the others read; then side by side. */
async function recogniseAll(
  run: ProcessPool['run'],
  bytes: Uint8Array,
  pages: readonly number[],
  data: LanguageData,
  onProgress: RecognitionProgress = () => undefined,
): Promise<RecognisedPage[]> {
  const read: RecognisedPage[] = []
  let likely: LikelyManner | undefined
  let done = 0
  const recogniseOne = async (page: number): Promise<PageReading | undefined> => {
    const reading = await recognise(run, bytes, { page, files: data.files, ...(likely ? { likely } : {}) })
    if (reading?.page) read.push(reading.page)
    done += 1
    onProgress(done, pages.length)
    return reading
  }
  const [first, ...rest] = pages
  const found = first === undefined ? undefined : await recogniseOne(first)
  if (found?.page) likely = { manner: found.manner, chinese: found.chinese }
  await Promise.all(rest.map(recogniseOne))
  return read.toSorted((a, b) => a.number - b.number)
}

async function recognise(
  run: ProcessPool['run'],
  bytes: Uint8Array,
  job: RecognitionJob,
): Promise<PageReading | undefined> {
  let answer: PageReading | undefined
  const ended = await run({ header: job, bytes }, (part) => {
    const parsed = part.kind === 'json' ? pageReading.safeParse(part.value) : undefined
    if (!parsed?.success || (parsed.data?.page && parsed.data.page.number !== job.page)) return false
    answer = parsed.data ?? undefined
    return true
  })
  return ended.ok ? answer : undefined
}
