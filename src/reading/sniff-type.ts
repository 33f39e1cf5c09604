/** Tells what a file is by its content; its name is only what it claims to be. */
import { err, ok, type Result } from '#domain/result.ts'
import { FILE_TYPES, type FileType, type ReadingFault } from './document.ts'
import { isCompoundFile, openCompoundFile } from './word/compound-file.ts'
import { openZip } from './word/open-zip.ts'
import { decodeText, looksLikeText } from './text/read-text.ts'

/**
 * The type by which the file is to be read. A supported content under another extension is read as what it is: a
 * teacher who
 * renamed a file still wants its text. Faults: `wrong_type` (claims one of the supported types and is something else),
 * `unsupported_type`, `old_word` (Word 95 and before), `password` (an encrypted .docx or .pptx), `too_much_memory` (a zip
 * bomb), `damaged`.
 */
export async function sniffType(bytes: Uint8Array, name: string): Promise<Result<FileType, ReadingFault>> {
  const claimed = extensionOf(name)
  // These come first: an archive may hold a PDF near its beginning.
  if (startsWith(bytes, 'PK\x03\x04') || startsWith(bytes, 'PK\x05\x06')) return sniffZip(bytes, claimed)
  if (isCompoundFile(bytes)) return sniffCompoundFile(bytes, claimed)
  if (hasPdfHeader(bytes, claimed)) return ok('pdf')
  const found = findSignature(bytes)
  if (found === 'old_word') return err({ code: 'old_word' })
  if (found !== undefined) return otherType(found, claimed)
  const text = decodeText(bytes.subarray(0, TEXT_SAMPLE))
  if (!looksLikeText(text)) return otherType(undefined, claimed)
  const markup = findMarkup(text)
  if (markup !== undefined) return otherType(markup, claimed)
  return PLAIN_EXTENSIONS.has(claimed) ? ok('txt') : otherType(claimed, claimed)
}

/** The extension in small letters without its dot; `''` where there is none. */
export function extensionOf(name: string): string {
  return /\.([\p{L}\p{N}]{1,8})$/u.exec(name.trim())?.[1]?.toLowerCase() ?? ''
}

/** Bytes looked at to see whether a file is text; even, so that UTF-16 stays whole. */
const TEXT_SAMPLE = 65_536
/** Producers put other bytes before a PDF's header; readers look for it in the first kilobyte. */
const PDF_HEADER_REACH = 1024
/** Extensions under which plain text is read as text. A .csv or .tex is text too, but not prose to ask about. */
const PLAIN_EXTENSIONS = new Set(['', 'txt', 'text', 'md', 'markdown', 'asc', ...FILE_TYPES])

/** A text may speak of a PDF's header; it does not begin with it. */
function hasPdfHeader(bytes: Uint8Array, claimed: string): boolean {
  const place = latin(bytes.subarray(0, PDF_HEADER_REACH + 8)).search(/%PDF-\d/)
  return place === 0 || (place > 0 && claimed !== 'txt' && claimed !== 'md')
}

function otherType(found: string | undefined, claimed: string): Result<never, ReadingFault> {
  const isClaimSupported = FILE_TYPES.some((type) => type === claimed)
  const known = { ...(found ? { found } : {}), ...(claimed ? { claimed } : {}) }
  return err({ code: isClaimSupported ? 'wrong_type' : 'unsupported_type', ...known })
}

/** Extensions of zip files that are read. */
const PACKAGES: ReadonlySet<string> = new Set(['docx', 'pptx'])

async function sniffZip(bytes: Uint8Array, claimed: string): Promise<Result<FileType, ReadingFault>> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip.error.code === 'damaged' && !PACKAGES.has(claimed) ? otherType('zip', claimed) : zip
  const { names } = zip.value
  const hasTypes = names.has('[Content_Types].xml')
  if (hasTypes && [...names].some((entry) => /^word\/document\d*\.xml$/.test(entry))) return ok('docx')
  if (hasTypes && [...names].some((entry) => /^ppt\/presentation\d*\.xml$/.test(entry))) return ok('pptx')
  for (const [folder, type] of [
    ['xl/', 'xlsx'],
    ['visio/', 'vsdx'],
  ] as const) {
    if ([...names].some((entry) => entry.startsWith(folder))) return otherType(type, claimed)
  }
  if (names.has('mimetype')) {
    const mimeType = latin((await zip.value.read('mimetype')) ?? new Uint8Array())
    const type = mimeType.includes('opendocument.text')
      ? 'odt'
      : mimeType.includes('opendocument')
        ? mimeType.includes('presentation')
          ? 'odp'
          : 'ods'
        : mimeType.includes('epub')
          ? 'epub'
          : 'zip'
    return otherType(type, claimed)
  }
  if (names.has('Index/Document.iwa')) return otherType('pages', claimed)
  if ([...names].some((entry) => /^(?:word|ppt)\//.test(entry))) return err({ code: 'damaged' })
  return otherType('zip', claimed)
}

function sniffCompoundFile(bytes: Uint8Array, claimed: string): Result<FileType, ReadingFault> {
  const file = openCompoundFile(bytes)
  if (!file)
    return claimed === 'doc' || PACKAGES.has(claimed) ? err({ code: 'damaged' }) : otherType(undefined, claimed)
  const has = (name: string): boolean => file.names.includes(name)
  if (has('EncryptedPackage')) return err({ code: 'password' })
  if (has('WordDocument')) return ok('doc')
  if (has('Workbook') || has('Book')) return otherType('xls', claimed)
  if (has('PowerPoint Document')) return otherType('ppt', claimed)
  if (file.names.some((name) => name.startsWith('__substg1.0_'))) return otherType('msg', claimed)
  if (has('Contents') && has('Quill')) return otherType('pub', claimed)
  return otherType(undefined, claimed)
}

/** Beginnings of files that teachers confuse with documents: what stands at which byte. */
const SIGNATURES: readonly (readonly [type: string, ...pieces: readonly (readonly [at: number, text: string])[]])[] = [
  ['png', [0, '\x89PNG\r\n']],
  ['jpg', [0, '\xff\xd8\xff']],
  ['gif', [0, 'GIF8']],
  ['tiff', [0, 'II*\0']],
  ['tiff', [0, 'MM\0*']],
  ['bmp', [0, 'BM'], [6, '\0\0\0\0']],
  ['webp', [0, 'RIFF'], [8, 'WEBP']],
  ['wav', [0, 'RIFF'], [8, 'WAVE']],
  ['heic', [4, 'ftyphe']],
  ['heic', [4, 'ftypmif1']],
  ['mp4', [4, 'ftyp']],
  ['mp3', [0, 'ID3']],
  ['mp3', [0, '\xff\xfb']],
  ['rar', [0, 'Rar!\x1a\x07']],
  ['7z', [0, '7z\xbc\xaf\x27\x1c']],
  ['gz', [0, '\x1f\x8b\x08']],
  ['djvu', [0, 'AT&TFORM']],
  ['exe', [0, 'MZ'], [3, '\0']],
  ['rtf', [0, '{\\rtf']],
  ['ps', [0, '%!PS']],
  // Word for Windows 1 and 2, Word for DOS, Word for Macintosh 4 and 5: no compound file around them.
  ['old_word', [0, '\x9b\xa5']],
  ['old_word', [0, '\xdb\xa5']],
  ['old_word', [0, '\x31\xbe\0']],
  ['old_word', [0, '\x32\xbe\0']],
  ['old_word', [0, '\xfe\x37\0\x1c']],
  ['old_word', [0, '\xfe\x37\0\x23']],
]

function findSignature(bytes: Uint8Array): string | undefined {
  const start = latin(bytes.subarray(0, 64))
  return SIGNATURES.find(([, ...pieces]) => pieces.every(([at, text]) => start.startsWith(text, at)))?.[0]
}

function findMarkup(text: string): string | undefined {
  const start = text.slice(0, 2000).trimStart()
  if (/^<\?mso-application|^<\?xml[^>]*>\s*<\?mso-application/i.test(start)) return 'xml'
  if (/^MIME-Version:[\s\S]*multipart\/related/i.test(start)) return 'mhtml'
  if (/^(?:<!--[\s\S]*?-->\s*|<\?xml[^>]*>\s*)?<(?:!doctype\s+html|html|head|body)\b/i.test(start)) return 'html'
  if (/^<\?xml\b/i.test(start)) return 'xml'
  if (start.startsWith('{\\rtf')) return 'rtf'
  return undefined
}

const startsWith = (bytes: Uint8Array, text: string): boolean => latin(bytes.subarray(0, text.length)) === text
const latin = (bytes: Uint8Array): string => String.fromCharCode(...bytes)
