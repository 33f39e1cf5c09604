/** Reads the user's documents in limited children, or ends with the sentence that says why one cannot be read. */
import { basename } from 'node:path'
import { messagesIn } from '#messages/messages.ts'
import { READING_LIMITS, type ReadingFault } from '#reading/document.ts'
import { OCR_LANGUAGES } from '#reading/ocr/recognised-page.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { findLanguageData, type LanguageData } from '#sandbox/ocr/language-data.ts'
import { readWithRecognition } from '#sandbox/ocr/read-with-recognition.ts'
import { readInput } from './files.ts'
import type { Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'

const words = messagesIn('en')

export type Input = { readonly path: string; readonly bytes: Uint8Array }

/** Throws a UserFault that names a file that is missing, before anything is loaded to read it. */
export const openInputs = (paths: readonly string[]): Promise<Input[]> =>
  Promise.all(paths.map(async (path) => ({ path, bytes: await readInput(path, READING_LIMITS.bytes) })))

/** The documents in the order of `inputs`. Throws a UserFault that names the file when one cannot be read. */
export async function readDocuments(inputs: readonly Input[], tools: Tools): Promise<DocumentWithTopics[]> {
  const pool = tools.openReader()
  const data = findLanguageData()
  try {
    return await Promise.all(
      inputs.map(async ({ path, bytes }) => {
        const name = basename(path)
        const read = await readWithRecognition(pool, bytes, name, {
          atOnce: 2,
          data,
          onProgress: (done, all) => showProgress(name, done, all),
        })
        if (!read.ok)
          throw new UserFault(
            [
              `${path}: ${words.readingFaults[read.error.code](read.error)}`,
              ...(SCAN_FAULTS.has(read.error.code) ? installHint(data) : []),
            ].join(' '),
          )
        return read.value
      }),
    )
  } finally {
    await pool.close()
  }
}

/** What was lost in documents that could be read, or read by guess, a sentence each. */
export function readingWarnings(read: readonly DocumentWithTopics[]): string[] {
  const warnings = read.flatMap(({ document }) =>
    document.warnings.map((warning) => ({ ...warning, name: document.name })),
  )
  const unread = warnings.some(({ code }) => code === 'scanned_pages' || code === 'doubtful_pages')
  return [
    ...warnings.map(({ name, code, pages }) => `${name}: ${words.readingWarnings[code]({ pages })}`),
    ...(unread ? installHint(findLanguageData()) : []),
  ]
}

const SCAN_FAULTS: ReadonlySet<ReadingFault['code']> = new Set(['scan', 'doubtful_scan'])

/** Which language data are missing, for pages that stayed unread; empty when none is. */
function installHint(data: LanguageData): string[] {
  const missing = OCR_LANGUAGES.filter((language) => data.files[language] === undefined).map(
    (language) => `${language}.traineddata`,
  )
  return missing.length > 0 ? [words.recognition.install(missing, data.folder)] : []
}

/** On standard error: in place on a screen, else every tenth page and the last. */
function showProgress(document: string, done: number, all: number): void {
  const { stderr } = process
  const sentence = words.recognition.progress(document, done, all)
  if (stderr.isTTY) stderr.write(`\r${sentence}${done === all ? '\n' : ''}`)
  else if (done % 10 === 0 || done === all) stderr.write(`${sentence}\n`)
}
