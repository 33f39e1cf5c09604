/** Cuts the answer key and the marking scheme of a paper into pieces. */
import type { PaperLanguage } from '#domain/language.ts'
import type { KeyBlock, KeyEntry, SchemeSection } from '#layout/laid-out.ts'
import { SchemeHead, SchemeNotes, SchemePart } from './examination.tsx'
import { headingPiece } from './heading-piece.tsx'
import { Answer, colon, EntryNotes, EntryStem, Summary } from './key.tsx'
import type { Measures } from './measures.ts'
import { PassageLabel } from './passage.tsx'
import { stillPiece, type Piece } from './piece.ts'

export const keyPieces = (
  { heading, summary, entries }: Extract<KeyBlock, { kind: 'keySection' }>,
  key: string,
  language: PaperLanguage,
  measures: Measures,
): Piece[] => [
  headingPiece(heading, key, measures),
  ...(summary.length === 0
    ? []
    : [stillPiece(`${key}-t`, summary, <Summary cells={summary} />, { below: measures.size * 0.6, sticky: true })]),
  ...entries.flatMap((entry, index) => entryPieces(entry, `${key}-${index}`, language, measures)),
]

/** An entry of more than a third of a page, with a figure of more than half, may break between what it holds. */
function entryPieces(entry: KeyEntry, key: string, language: PaperLanguage, { gaps, gap, size }: Measures): Piece[] {
  const unit = { id: key, most: entry.figure === undefined ? 0.35 : 0.55 }
  const hasNotes = entry.explanation !== undefined || entry.source !== undefined || entry.proof !== undefined
  const stem = stillPiece(
    `${key}-q`,
    [entry.passage, entry.number, entry.stem, entry.figure, entry.marks],
    <>
      {entry.passage === undefined ? null : <PassageLabel name={entry.passage} language={language} />}
      <EntryStem entry={entry} />
    </>,
    { above: gaps.question, sticky: true, unit },
  )
  const answers = entry.answers.map((answer, index) =>
    stillPiece(`${key}-a${index}`, answer, <Answer answer={answer} language={language} />, {
      above: answer.stem === undefined ? gap(0.7) : size * 0.4,
      below: !hasNotes && index === entry.answers.length - 1 ? gaps.question : 0,
      unit,
    }),
  )
  if (!hasNotes) return [stem, ...answers]
  const { number: _number, stem: _stem, figure: _figure, answers: _answers, passage: _passage, ...notes } = entry
  return [
    stem,
    ...answers,
    stillPiece(`${key}-n`, notes, <EntryNotes entry={entry} language={language} />, {
      above: gap(0.7),
      below: gaps.question,
      unit,
    }),
  ]
}

/** A question of more than a third of a page may break between its parts. */
export const schemePieces = (
  { heading, heads, questions }: SchemeSection,
  key: string,
  language: PaperLanguage,
  measures: Measures,
): Piece[] => [
  headingPiece(heading, key, measures),
  stillPiece(`${key}-t`, heads, <SchemeHead heads={heads} />, { sticky: true }),
  ...questions.flatMap((question, index) => {
    const unit = { id: `${key}-${index}`, most: 0.35 }
    const parts = question.parts.map((part, place) =>
      stillPiece(
        `${key}-${index}-p${place}`,
        [question.number, part, place, question.parts.length],
        <SchemePart question={question} part={part} place={place} heads={heads} />,
        { unit },
      ),
    )
    const { note, proof, passage } = question
    const named =
      passage === undefined
        ? []
        : [
            stillPiece(
              `${key}-${index}-g`,
              passage,
              <div className="paper-marking paper-marking-first paper-marking-passage">
                <PassageLabel name={passage} language={language} />
              </div>,
              { sticky: true, unit },
            ),
          ]
    if (note === undefined && proof === undefined) return [...named, ...parts]
    return [
      ...named,
      ...parts,
      stillPiece(`${key}-${index}-n`, [note, proof], <SchemeNotes question={question} colon={colon(language)} />, {
        unit,
      }),
    ]
  }),
  stillPiece(`${key}-e`, 'end of the scheme', <div className="paper-marking-end" />, {
    below: measures.gaps.section,
  }),
]
