/** A passage above its questions, and its name on the key. */
import type { PassageBlock, PassageContent, PassageName, Phrase as PhraseOf } from '#layout/laid-out.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { Figure } from './figure.tsx'
import { colon } from './key.tsx'
import type { Measures } from './measures.ts'
import { stillPiece, type Piece } from './piece.ts'
import { Phrase } from './words.tsx'

/** It stands together where it takes no more of a page than this, and never apart from the first of its questions. */
const MOST_KEPT = 0.6

export function passagePieces(passage: PassageBlock, key: string, { gaps, size }: Measures): Piece[] {
  const unit = { id: `${key}-passage`, most: MOST_KEPT }
  const bodies = bodiesOf(passage.content, unit.id)
  const pieces = [
    stillPiece(`${key}-pi`, [passage.instruction, passage.title], <PassageHead passage={passage} />, {
      above: gaps.question * 1.25,
      sticky: true,
      unit,
    }),
    ...bodies.map(({ data, node }, index) =>
      stillPiece(`${key}-pb${index}`, data, node, { above: size * 0.35, sticky: index === bodies.length - 1, unit }),
    ),
    ...(passage.source === undefined
      ? []
      : [
          stillPiece(
            `${key}-ps`,
            passage.source,
            <p className="paper-passage-source">
              <Phrase phrase={passage.source} />
            </p>,
            { above: size * 0.2, unit },
          ),
        ]),
  ]
  return pieces.map((piece, index) => (index === pieces.length - 1 ? { ...piece, sticky: true } : piece))
}

function PassageHead({ passage: { instruction, title } }: { readonly passage: PassageBlock }) {
  return (
    <div className="paper-passage-head">
      <p>{instruction}</p>
      {title === undefined ? null : (
        <p className="paper-passage-title">
          <Phrase phrase={title} />
        </p>
      )}
    </div>
  )
}

/** What stands on a page by itself: a paragraph, or the whole of a table or a figure. */
function bodiesOf(content: PassageContent, key: string) {
  switch (content.kind) {
    case 'text':
      return content.paragraphs.map((phrase, index) => ({
        data: [content.lineNumbersEvery, index, phrase],
        node: <Paragraph phrase={phrase} every={content.lineNumbersEvery} passage={key} />,
      }))
    case 'table':
      return [{ data: content, node: <Table heads={content.heads} rows={content.rows} /> }]
    case 'figure':
      return [{ data: content, node: <Figure figure={content.figure} /> }]
  }
}

/** The numbers of its lines are put beside it when it stands on its page (use-line-numbers.ts). */
function Paragraph({
  phrase,
  every,
  passage,
}: {
  readonly phrase: PhraseOf
  readonly every: number | undefined
  readonly passage: string
}) {
  const isIndented = phrase.language !== 'en' && phrase.text.every(({ kind }) => kind !== 'break')
  return (
    <div
      className={isIndented ? 'paper-passage-text paper-passage-indented' : 'paper-passage-text'}
      data-passage={passage}
      data-line-numbers={every}
    >
      {every === undefined ? null : <span aria-hidden className="paper-line-numbers" />}
      <p>
        <Phrase phrase={phrase} blank={10} />
      </p>
    </div>
  )
}

function Table({ heads, rows }: Omit<Extract<PassageContent, { kind: 'table' }>, 'kind'>) {
  return (
    <table className="paper-passage-table">
      <thead>
        <tr>
          {heads.map((head, column) => (
            // Two columns may have the same head.
            // oxlint-disable-next-line react/no-array-index-key
            <th key={column} scope="col">
              <Phrase phrase={head} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- two rows may say the same
          <tr key={row}>
            {cells.map((cell, column) => (
              // oxlint-disable-next-line react/no-array-index-key -- and two cells
              <td key={column}>
                <Phrase phrase={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** "Questions 3 to 6: The Last Ferry" */
export function PassageLabel({
  name: { label, title },
  language,
}: {
  readonly name: PassageName
  readonly language: PaperLanguage
}) {
  return (
    <p className="paper-passage-name">
      {label}
      {title === undefined ? null : (
        <>
          {colon(language)}
          <Phrase phrase={title} />
        </>
      )}
    </p>
  )
}
