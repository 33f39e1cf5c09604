/** Which of the picked files are taken: type, size and number, as the server asks for (specification 2, section 5). */
import type { Refusal } from '#domain/refusal.ts'
import { UPLOAD_LIMITS } from '#domain/limits.ts'
import { FILE_TYPES } from '#reading/document.ts'

export const UPLOAD_RULES = { ...UPLOAD_LIMITS, types: FILE_TYPES } as const

/** For the picker of the browser. */
export const ACCEPTED = UPLOAD_RULES.types.map((type) => `.${type}`).join(',')

export type Picked = {
  /** Shown before they are uploaded. */
  readonly pdfs: readonly File[]
  readonly others: readonly File[]
  readonly refused: readonly { readonly file: File; readonly refusal: Refusal }[]
  /** More came at once than are taken: those after the first ones were left out. */
  readonly left: Refusal | undefined
}

export function sortPicked(files: readonly File[]): Picked {
  const taken = files.slice(0, UPLOAD_RULES.files)
  const checked = taken.map((file) => ({ file, refusal: refusalOf(file) }))
  const accepted = checked.flatMap(({ file, refusal }) => (refusal === undefined ? [file] : []))
  return {
    pdfs: accepted.filter((file) => extensionOf(file.name) === 'pdf'),
    others: accepted.filter((file) => extensionOf(file.name) !== 'pdf'),
    refused: checked.flatMap(({ file, refusal }) => (refusal === undefined ? [] : [{ file, refusal }])),
    left: files.length > taken.length ? { code: 'too_many_files', most: UPLOAD_RULES.files } : undefined,
  }
}

function refusalOf({ name, size }: File): Refusal | undefined {
  if (!UPLOAD_RULES.types.some((type) => type === extensionOf(name))) return { code: 'file_type_unsupported', name }
  if (size > UPLOAD_RULES.bytes) return { code: 'file_too_large', mostBytes: UPLOAD_RULES.bytes, name }
  return undefined
}

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
