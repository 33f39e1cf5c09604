/** What a file format of a paper is: everything about it but how it is written. */
import type { Localised } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { ExportPart } from '#domain/paper-part.ts'

export type FormatEntry = {
  /** As it stands in a sentence: "Failed to export PDF". */
  readonly name: Localised
  /** What it is good for. */
  readonly hint: Localised
  /** Of the file name, without its dot. */
  readonly extension: string
  readonly mediaType: string
  /** What one file of it can hold. */
  readonly parts: NonEmpty<ExportPart>
  /** What shows a file of it in the browser. */
  readonly preview: 'pdf' | 'none'
}

/** Every format under the word that addresses and commands use for it. */
export type Formats = Readonly<Record<string, FormatEntry>>

/**
 * The files that give what is wanted: where no file of the format holds both parts, one of each; none where the format
 * cannot give it.
 */
export function filesOf({ parts }: FormatEntry, wanted: ExportPart): readonly ExportPart[] {
  if (parts.includes(wanted)) return [wanted]
  return wanted === 'both' && parts.includes('paper') && parts.includes('key') ? ['paper', 'key'] : []
}
