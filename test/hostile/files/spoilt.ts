/** Sound files that were cut off, mutated at random, or given another file's extension. */
import { HONEST_TEXT, writeDoc } from '../bytes/doc-bytes.ts'
import { documentXml, HONEST, paragraph, writeDocx } from '../bytes/docx-bytes.ts'
import { HONEST_SHAPES, SLIDE, slideXml, writePptx } from '../bytes/pptx-bytes.ts'
import { HONEST_LINES, honestPdf } from '../bytes/pdf-bytes.ts'
import { writeZip } from '../bytes/zip-bytes.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'
import { mutate } from '../mutate.ts'

const MUTANTS = 12

/** Files without any fault of their own; the campaign also checks that each is read. */
export const SOUND: readonly { readonly extension: string; readonly make: () => Buffer }[] = [
  { extension: 'pdf', make: () => honestPdf(4) },
  { extension: 'docx', make: () => writeDocx(documentXml(HONEST + Array.from({ length: 40 }, (_, index) => paragraph(`Diffusion spreads particles evenly, case ${index}.`)).join(''))) },
  { extension: 'pptx', make: () => writePptx([{ path: SLIDE, data: slideXml(HONEST_SHAPES) }]) },
  { extension: 'doc', make: () => writeDoc(HONEST_TEXT) },
  { extension: 'txt', make: () => Buffer.from(HONEST_LINES.join('\n')) },
]
const BINARY = SOUND.filter(({ extension }) => extension !== 'txt')

const truncated = byMechanism('Truncated file', BINARY.flatMap(({ extension, make }) => Array.from({ length: 9 }, (_, tenth) => ({
  name: `first-${tenth + 1}-tenths.${extension}`,
  make: () => make().subarray(0, Math.floor((make().length * (tenth + 1)) / 10)),
  short: tenth === 6,
}))))

const mutated = byMechanism('Mutated file', BINARY.flatMap(({ extension, make }) => Array.from({ length: MUTANTS }, (_, seed) => ({
  name: `mutant-${seed}.${extension}`,
  make: () => mutate(make(), `${extension} ${seed}`),
  short: seed === 0,
}))))

const misnamed = byMechanism('Wrong extension', [
  { name: 'pdf-in-truth.docx', make: () => honestPdf(1), short: true },
  { name: 'docx-in-truth.txt', make: () => writeDocx(documentXml(HONEST)) },
  { name: 'docx-in-truth.doc', make: () => writeDocx(documentXml(HONEST)) },
  { name: 'pptx-in-truth.docx', make: () => writePptx([{ path: SLIDE, data: slideXml(HONEST_SHAPES) }]) },
  { name: 'doc-in-truth.pdf', make: () => writeDoc(HONEST_TEXT) },
  { name: 'text-in-truth.pdf', make: () => Buffer.from(HONEST_LINES.join('\n')) },
  { name: 'program.pdf', make: () => Buffer.concat([Buffer.from('7f454c46020101', 'hex'), Buffer.alloc(5000, 0x90)]) },
  { name: 'picture.pdf', make: () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(5000, 0x80)]) },
  { name: 'web-page.doc', make: () => Buffer.from(`<html><script>while(true){}</script>${HONEST_LINES.join('<br>')}</html>`) },
  { name: 'rich-text.doc', make: () => Buffer.from(`{\\rtf1\\ansi ${'{\\b '.repeat(50_000)}${HONEST_LINES.join('\\par ')}}`) },
  { name: 'plain-archive.docx', make: () => writeZip([{ path: 'readme.txt', data: 'nothing' }]) },
  { name: 'pdf-behind-2000-bytes.pdf', make: () => Buffer.concat([Buffer.alloc(2000, 'junk '), honestPdf(1)]) },
  { name: 'pdf-and-zip-at-once.pdf', make: () => Buffer.concat([honestPdf(1), writeDocx(documentXml(HONEST))]) },
  { name: 'nothing.pdf', make: () => Buffer.alloc(0), short: true },
  { name: 'one-byte.docx', make: () => Buffer.from('P') },
  { name: 'only-zeros.txt', make: () => Buffer.alloc(100_000) },
  { name: 'no-extension', make: () => honestPdf(1) },
  { name: `${'../'.repeat(20)}etc/passwd.pdf`, make: () => honestPdf(1), bait: /root:x:0/ },
  { name: 'name\u0000with\nstrange\u202Efdp.txt', make: () => Buffer.from(HONEST_LINES.join('\n')) },
])

export const spoilt: readonly HostileFile[] = [...truncated, ...mutated, ...misnamed]
