/** How the formats of formats.ts are offered and spoken of in the reader's language. */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { FormatEntry, Formats } from '#formats/format.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'

export type FormatWords = ReturnType<InterfaceTexts['exporting']['of']>

export const wordsOf = (
  { exporting }: InterfaceTexts,
  { name }: FormatEntry,
  language: InterfaceLanguage,
): FormatWords => exporting.of(name[language])

export type FormatChoice<Format extends string> = {
  readonly value: Format
  readonly name: string
  readonly hint: string
}

/** A card for each format, in the order of the table. */
export const formatChoices = <const Table extends Formats>(
  formats: Table,
  language: InterfaceLanguage,
): readonly FormatChoice<keyof Table & string>[] =>
  Object.entries(formats).map(([format, { name, hint }]) => ({
    value: format as keyof Table & string,
    name: standingAlone(name[language]),
    hint: hint[language],
  }))

/** A name as it stands outside a sentence. */
export const standingAlone = (name: string): string => name.replace(/^[a-z]/, (letter) => letter.toUpperCase())
