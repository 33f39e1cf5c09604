/** What the next questions of the list are about: a text, a table or a figure. */
import { PAGE_TAGS } from '../floor/language.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { PassageBlock, PassageContent } from '#layout/laid-out.ts'
import { Phrase } from '../paper/words.tsx'
import { QuestionFigure } from './question-figure.tsx'

type Props = { readonly passage: PassageBlock; readonly language: PaperLanguage; readonly id: string }

export function PassageCard({ passage: { instruction, title, content, source }, language, id }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-raised p-4 sm:p-5"
    >
      <h3 id={id} lang={PAGE_TAGS[language]} className="font-semibold">
        {instruction}
      </h3>
      {title === undefined ? null : (
        <p className="text-center font-medium wrap-anywhere">
          <Phrase phrase={title} />
        </p>
      )}
      <Content content={content} />
      {source === undefined ? null : (
        <p className="text-end text-sm text-muted wrap-anywhere">
          <Phrase phrase={source} />
        </p>
      )}
    </section>
  )
}

function Content({ content }: { readonly content: PassageContent }) {
  switch (content.kind) {
    case 'text':
      return content.paragraphs.map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may say the same
        <p key={index} className="wrap-anywhere">
          <Phrase phrase={paragraph} blank={10} />
        </p>
      ))
    case 'table':
      return (
        <table className="w-full table-fixed border-collapse text-sm wrap-anywhere">
          <thead>
            <tr>
              {content.heads.map((head, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns may have the same head
                <th key={column} scope="col" className="border border-line px-3 py-1.5 font-medium">
                  <Phrase phrase={head} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {content.rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- and two cells
                  <td key={column} className="border border-line px-3 py-1.5 text-center">
                    <Phrase phrase={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )
    case 'figure':
      return <QuestionFigure figure={content.figure} />
  }
}
