/** Whether an uploaded file may be one that can be read; reading itself, in its child, has the last word. */
import { FILE_TYPES, type FileType } from '#reading/document.ts'

export const MEDIA_TYPES: Readonly<Record<FileType, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
}

/** The type by the first bytes and, of a zip file, by the names in it, or undefined where these are of none of the accepted types. */
export function acceptedType(bytes: Uint8Array, name: string): FileType | undefined {
  const claimed = FILE_TYPES.find((type) => name.toLowerCase().endsWith(`.${type}`))
  if (claimed === undefined) return undefined
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024)).toString('latin1')
  if (text.includes('%PDF-')) return 'pdf'
  if (text.startsWith('PK\u0003\u0004') || text.startsWith('PK\u0005\u0006')) return zippedType(bytes, claimed)
  if (text.startsWith('\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'doc'
  // Pictures, archives and programs begin with signs that no text has; what is damaged or empty is told when it is
  // read.
  return FOREIGN.some((sign) => text.startsWith(sign)) ? undefined : claimed
}

/** The directory of a zip file stands at its end. */
const DIRECTORY_BYTES = 1024 * 1024

function zippedType(bytes: Uint8Array, claimed: FileType): 'docx' | 'pptx' {
  const directory = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).subarray(-DIRECTORY_BYTES)
  const [words, slides] = [directory.includes('word/document'), directory.includes('ppt/presentation')]
  return slides === words ? (claimed === 'pptx' ? 'pptx' : 'docx') : slides ? 'pptx' : 'docx'
}

const FOREIGN = [
  '\u0089PNG',
  '\u00ff\u00d8\u00ff',
  'GIF8',
  'MZ',
  '\u007fELF',
  'Rar!',
  '7z\u00bc\u00af',
  '\u001f\u008b',
  'RIFF',
  'BM',
  'II*\u0000',
  'MM\u0000*',
  'OggS',
  'ID3',
  '\u0000\u0000\u0000',
]
