/** ZIP files: the same files give the same bytes. */
import { strToU8, zipSync } from 'fflate'

export const zipTexts = (files: Iterable<readonly [path: string, text: string]>): Uint8Array =>
  zipSync(Object.fromEntries(Array.from(files, ([path, text]) => [path, strToU8(text)])), { mtime: firstDay() })

type File = { readonly path: string; readonly bytes: Uint8Array; readonly mediaType: string }

/** Only texts are packed: PDF, documents and packages are packed in themselves. */
export const zipFiles = (files: readonly File[]): Uint8Array =>
  zipSync(
    Object.fromEntries(
      files.map(({ path, bytes, mediaType }) => [path, [bytes, { level: isText(mediaType) ? 6 : 0 }] as const]),
    ),
    { mtime: firstDay() },
  )

const isText = (mediaType: string): boolean => /^(?:text\/|application\/(?:json|xml)$)/.test(mediaType)

/** The first day that a ZIP file knows, by the clock of the machine, which is what is written. */
const firstDay = (): Date => new Date(1980, 0, 1)
