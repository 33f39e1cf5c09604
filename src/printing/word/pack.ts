/** Writes a document as a file, the same bytes for the same document. */
import { Packer, type Document } from 'docx'
import { unzipSync, zipSync, type Zippable } from 'fflate'

/** docx writes the hour into the properties and the archive, and names relationships by chance. */
export async function pack(document: Document): Promise<Uint8Array> {
  const files = unzipSync(new Uint8Array(await Packer.toBuffer(document)))
  const packed: Zippable = {}
  for (const [name, bytes] of Object.entries(files)) {
    const isText = name.endsWith('.xml') || name.endsWith('.rels')
    packed[name] = [isText ? withoutChance(bytes) : bytes, { level: name.endsWith('.png') ? 0 : 6, mtime: TIME }]
  }
  return zipSync(packed)
}

/** The earliest that an archive can name, in the hour of whatever place the printer runs at. */
const TIME = new Date(1980, 0, 1)

const decoder = new TextDecoder()
const encoder = new TextEncoder()

function withoutChance(bytes: Uint8Array): Uint8Array {
  const text = decoder.decode(bytes)
  if (!text.includes('<dcterms:')) return bytes
  return encoder.encode(text.replace(DATE, (_date, opening: string) => `${opening}2000-01-01T00:00:00Z`))
}
const DATE = /(<dcterms:(?:created|modified)[^>]*>)[^<]*/g
