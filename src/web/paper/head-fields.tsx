/** What the head of a paper has beside its title: what the candidate fills in, time and marks, boxes for scores. */
import { firstOf } from '#domain/must-be-there.ts'
import type { CandidateField } from '#domain/template.ts'
import type { Fact as FactOf, Field, ScoreBox } from '#layout/laid-out.ts'
import type { PaperLanguage } from '#domain/language.ts'

/** How much of a line each field takes. */
const SHARES: Readonly<Record<CandidateField, number>> = {
  name: 2.2,
  class: 1,
  classNumber: 1,
  studentId: 1.4,
  group: 1.2,
  date: 1.3,
}

export const template = (fields: readonly Field[]): string => fields.map(({ kind }) => `${SHARES[kind]}fr`).join(' ')
const colon = (language: PaperLanguage): string => (language === 'en' ? ':' : '：')

export function FillIn({ field, language }: { readonly field: Field; readonly language: PaperLanguage }) {
  return (
    <div className="paper-fill-in">
      <span>
        {field.label}
        {colon(language)}
      </span>
      <i aria-hidden />
    </div>
  )
}

/** Boxes to fill in, in two rows, beside the box for the marks. */
export function FieldBoxes({
  fields,
  score,
  language,
}: {
  readonly fields: readonly Field[]
  readonly score: ScoreBox | undefined
  readonly language: PaperLanguage
}) {
  const half = Math.ceil(fields.length / 2)
  return (
    <div className={score === undefined ? 'paper-field-boxes' : 'paper-field-boxes paper-scored'}>
      <div>
        {[fields.slice(0, half), fields.slice(half)]
          .filter((row) => row.length > 0)
          .map((row) => (
            <div key={firstOf(row).kind} className="paper-field-row" style={{ gridTemplateColumns: template(row) }}>
              {row.map(({ kind, label }) => (
                <span key={kind}>
                  {label}
                  {colon(language)}
                </span>
              ))}
            </div>
          ))}
      </div>
      {score === undefined ? null : (
        <div className="paper-score">
          <span>{score.label}</span>
          <span>/ {score.outOf}</span>
        </div>
      )}
    </div>
  )
}

export function Facts({
  facts,
  language,
  apart = false,
}: {
  readonly facts: readonly FactOf[]
  readonly language: PaperLanguage
  readonly apart?: boolean
}) {
  return (
    <div className={apart ? 'paper-facts paper-apart' : 'paper-facts'}>
      {facts.map(({ label, value }) => (
        <span key={label}>
          {label}
          {colon(language)}
          {language === 'en' ? ' ' : ''}
          <strong>{value}</strong>
        </span>
      ))}
    </div>
  )
}

export function Scores({ boxes, total }: { readonly boxes: readonly ScoreBox[]; readonly total: string }) {
  return (
    <table className="paper-scores">
      <thead>
        <tr>
          {boxes.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          <th scope="col">
            <strong>{total}</strong>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          {boxes.map(({ label, outOf }) => (
            <td key={label}>/ {outOf}</td>
          ))}
          <td>
            <strong>/ {boxes.reduce((sum, { outOf }) => sum + outOf, 0)}</strong>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
