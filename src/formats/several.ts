/** Several formats of a paper at once: the files that they give, and how these stand beside each other in a ZIP file. */
import { exportFileName } from '#domain/file-name.ts'
import { EXPORT_PARTS, type ExportPart } from '#domain/paper-part.ts'
import { filesOf, usualPart } from './format.ts'
import { FORMATS, type Format } from './formats.ts'

export type FileOfSeveral = { readonly format: Format; readonly part: ExportPart }

/** The parts that each of the formats can give, in one file or in one of each. */
export const partsOfAll = (formats: readonly Format[]): readonly ExportPart[] =>
  EXPORT_PARTS.filter((part) => formats.every((format) => filesOf(FORMATS[format], part).length > 0))

/** The first of the formats that cannot give the part. */
export const formatWithout = (formats: readonly Format[], part: ExportPart): Format | undefined =>
  formats.find((format) => filesOf(FORMATS[format], part).length === 0)

/** In the order of the formats; where no part is wanted, what each usually gives. */
export const filesOfAll = (formats: readonly Format[], wanted?: ExportPart): readonly FileOfSeveral[] =>
  formats.flatMap((format) =>
    (wanted === undefined ? [usualPart(FORMATS[format])] : filesOf(FORMATS[format], wanted)).map((part) => ({
      format,
      part,
    })),
  )

/** Each file by its own name (decision D7); those that would have the same name lie in folders of their formats. */
export function placesOf(files: readonly FileOfSeveral[], title: string, day: string): readonly string[] {
  const names = files.map(({ format, part }) => exportFileName(title, part, day, FORMATS[format].extension))
  return files.map(({ format }, index) => {
    const name = names[index] ?? ''
    return names.filter((other) => other === name).length === 1 ? name : `${format}/${name}`
  })
}
