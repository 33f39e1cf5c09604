/** Writes a document as a file, the same bytes for the same document. */
import { Packer, type Document } from 'docx'
import { zipSync, type Zippable } from 'fflate'
import { FONT_TABLE } from './font-table.ts'

/**
 * docx writes the hour into the properties and the archive. Its own archive would be packed only to be opened again, so
 * the files are taken from its compiler, which its types call private: the tests of documents fail if a release hides it.
 */
export function pack(document: Document): Uint8Array {
  const files: ReadonlyMap<string, string | Uint8Array> = Packer['compiler'].compile(document)
  const packed: Zippable = {}
  for (const [name, written] of files) {
    // docx describes only fonts that a document has in it.
    const content = name === 'word/fontTable.xml' ? FONT_TABLE : written
    const bytes = typeof content === 'string' ? encoder.encode(withoutChance(content)) : new Uint8Array(content)
    packed[name] = [bytes, { level: name.endsWith('.png') ? 0 : 6, mtime: TIME }]
  }
  return zipSync(packed)
}

/** The earliest that an archive can name, in the hour of whatever place the printer runs at. */
const TIME = new Date(1980, 0, 1)

const encoder = new TextEncoder()

const withoutChance = (text: string): string =>
  text.replace(DATE, (_date, opening: string) => `${opening}2000-01-01T00:00:00Z`)
const DATE = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g
