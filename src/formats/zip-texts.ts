/** A ZIP file of texts: the same texts give the same bytes. */
import { strToU8, zipSync } from 'fflate'

export const zipTexts = (files: Iterable<readonly [path: string, text: string]>): Uint8Array =>
  zipSync(Object.fromEntries(Array.from(files, ([path, text]) => [path, strToU8(text)])), { mtime: firstDay() })

/** The first day that a ZIP file knows, by the clock of the machine, which is what is written. */
const firstDay = (): Date => new Date(1980, 0, 1)
