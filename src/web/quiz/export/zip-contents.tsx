/** The files that a ZIP file will hold. */
import { FORMATS } from '#formats/formats.ts'
import type { FileOfSeveral } from '#formats/several.ts'
import { useReader } from '../../floor/texts.ts'
import { standingAlone } from '../../paper-files/word-format.ts'

export function ZipContents({ files }: { readonly files: readonly FileOfSeveral[] }) {
  const {
    language,
    texts: { exporting: words },
  } = useReader()
  return (
    <section aria-label={words.inZip} className="grid gap-2 rounded-card border border-line bg-surface p-5">
      <h2 className="font-medium">{words.inZip}</h2>
      <ul className="grid gap-1.5 text-sm">
        {files.map(({ format, part }) => (
          <li key={`${format} ${part}`} className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
            <span className="wrap-anywhere">{standingAlone(FORMATS[format].name[language])}</span>
            <span className="text-muted">{words.parts[part].name}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
