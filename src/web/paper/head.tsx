/** Head of the paper: title, what the candidate fills in, time and marks, instructions. */
import type { ReactNode } from 'react'
import type { HeaderStyle } from '#domain/template.ts'
import type { Header as HeaderOf } from '#layout/laid-out.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { Drawing } from './figure.tsx'
import { template, FillIn, FieldBoxes, Facts, Scores } from './head-fields.tsx'

type Props = {
  readonly header: HeaderOf
  readonly style: HeaderStyle
  readonly language: PaperLanguage
  readonly width: number
}

export function Header({ header, style, language, width }: Props) {
  const props = { header, style, language, width }
  switch (style) {
    case 'minimal':
      return <MinimalHeader {...props} />
    case 'standard':
      return <StandardHeader {...props} />
    case 'formal':
      return <FormalHeader {...props} />
  }
}

/** One line of title, one line to fill in. */
function MinimalHeader({ header, language, width }: Props) {
  const { part, subtitle, facts, fields, title } = header
  return (
    <header className="paper-minimal">
      <Title title={title} points={[15, 14, 13]} width={width} />
      <div className="paper-under">
        <span>{[...(part === undefined ? [] : [part]), ...subtitle].join(' · ')}</span>
        <Facts facts={facts} language={language} />
      </div>
      {fields.length === 0 ? null : (
        <div className="paper-fields" style={{ gridTemplateColumns: template(fields) }}>
          {fields.map((field) => (
            <FillIn key={field.kind} field={field} language={language} />
          ))}
        </div>
      )}
    </header>
  )
}

/** School, title, part and subtitle. */
function Named({
  header,
  language,
  width,
  points,
}: Omit<Props, 'style'> & { readonly points: readonly [number, number, number] }) {
  const { part, subtitle, title } = header
  return (
    <WithSchool header={header}>
      <Title title={title} points={points} width={width} />
      {part === undefined ? null : <p className="paper-part-name">{part}</p>}
      <Subtitle subtitle={subtitle} language={language} />
    </WithSchool>
  )
}

function StandardHeader({ header, language, width }: Props) {
  const { fields, facts, score } = header
  return (
    <header className="paper-standard">
      <Named header={header} language={language} width={width} points={[17, 16, 15]} />
      {fields.length === 0 ? null : <FieldBoxes fields={fields} score={score} language={language} />}
      <div className="paper-under">
        <Facts facts={facts} language={language} apart />
      </div>
    </header>
  )
}

/** A ruled title, a box for the candidate beside time and marks, and boxes for the marks of each section. */
function FormalHeader({ header, language, width }: Props) {
  const { fields, facts, scores } = header
  return (
    <header className="paper-formal">
      <div className="paper-ruled">
        <Named header={header} language={language} width={width} points={[19, 17.5, 16]} />
      </div>
      {fields.length === 0 ? (
        <div className="paper-facts-alone">
          <Facts facts={facts} language={language} />
        </div>
      ) : (
        <div className="paper-candidate">
          <div className="paper-fields">
            {fields.map((field) => (
              <FillIn key={field.kind} field={field} language={language} />
            ))}
          </div>
          <Facts facts={facts} language={language} apart />
        </div>
      )}
      {scores === undefined ? null : <Scores boxes={scores.boxes} total={scores.total} />}
    </header>
  )
}

const POINT = 96 / 72

/** In the largest size in which it is one line, else the middle one. */
function Title({
  title,
  points,
  width,
}: {
  readonly title: string
  readonly points: readonly [number, number, number]
  readonly width: number
}) {
  const size = points.find((point) => widthOf(title, point * POINT) <= width) ?? points[1]
  // A heading must have words.
  return (
    <h2 className="paper-title" style={{ fontSize: size * POINT }}>
      {title.trim() === '' ? '–' : title}
    </h2>
  )
}

let canvas: CanvasRenderingContext2D | null | undefined

function widthOf(text: string, size: number): number {
  canvas ??= document.createElement('canvas').getContext('2d')
  if (canvas === null) return 0
  canvas.font = `bold ${size}px "STIX Two Text Variable", serif`
  return canvas.measureText(text).width
}

function Subtitle({ subtitle, language }: { readonly subtitle: readonly string[]; readonly language: PaperLanguage }) {
  return subtitle.length === 0 ? null : (
    <p className="paper-subtitle">{subtitle.join(language === 'en' ? ' · ' : '　')}</p>
  )
}

/** The school above the title, its logo at the left of both. */
function WithSchool({ header: { school }, children }: { readonly header: HeaderOf; readonly children: ReactNode }) {
  if (school === undefined) return children
  const name = school.name === undefined ? null : <p className="paper-school">{school.name}</p>
  if (school.logo === undefined)
    return (
      <>
        {name}
        {children}
      </>
    )
  return (
    <div className="paper-with-logo">
      <Drawing figure={school.logo} className="paper-logo" />
      <div>
        {name}
        {children}
      </div>
      <span />
    </div>
  )
}
