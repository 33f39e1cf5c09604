/** Cuts a laid-out paper into the pieces that its pages are filled with. */
import type { ReactNode } from 'react'
import { itemAt } from '#domain/must-be-there.ts'
import type {
  AnswerSpace,
  KeyBlock,
  LaidOut,
  PaperBlock,
  QuestionBlock,
  RecordEntry as RecordEntryOf,
} from '#layout/laid-out.ts'
import { keyPieces, schemePieces } from './cut-key.tsx'
import { AnswerSheetPage } from './answer-sheet.tsx'
import { ExaminationHead } from './examination.tsx'
import { Header } from './head.tsx'
import { headingPiece } from './heading-piece.tsx'
import { Instructions } from './instructions.tsx'
import { Notices } from './key.tsx'
import type { Measures } from './measures.ts'
import { passagePieces } from './passage.tsx'
import { pieceOf, stillPiece, type FlowItem, type Piece, type PieceOptions } from './piece.ts'
import { Asked, Part, Question } from './questions.tsx'
import { RecordEntry } from './record.tsx'
import { mayBreak, Rows, Space } from './rooms.tsx'

type Section = Extract<PaperBlock, { kind: 'section' }>

export function flowOf(laidOut: LaidOut, measures: Measures): readonly FlowItem[] {
  const cutter = new Cutter(laidOut, measures)
  const blocks: readonly (PaperBlock | KeyBlock)[] = laidOut.blocks
  for (let index = 0; index < blocks.length; index += 1) {
    // Sections that run down columns run together.
    const run: Section[] = []
    for (
      let block = blocks[index];
      block?.kind === 'section' && block.flow === 'columns';
      block = blocks[index + run.length]
    )
      run.push(block)
    if (run.length > 0) index += run.length - 1
    const endsHere = blocks[index + 1]?.kind === 'end'
    if (run.length > 0) cutter.cutColumns(run, `${index}`, endsHere)
    else cutter.cut(itemAt(blocks, index), `${index}`, endsHere)
  }
  return cutter.flow
}

class Cutter {
  readonly flow: FlowItem[] = []
  readonly #laidOut: LaidOut
  readonly #measures: Measures

  constructor(laidOut: LaidOut, measures: Measures) {
    this.#laidOut = laidOut
    this.#measures = measures
  }

  /** `endsHere`: the end line follows, which must not stand alone on a page. */
  cut(block: PaperBlock | KeyBlock, key: string, endsHere: boolean): void {
    const { language, look } = this.#laidOut
    const { gap, textHeight, textWidth, size } = this.#measures
    switch (block.kind) {
      case 'header':
        return this.#push(
          key,
          block,
          <Header header={block} style={look.header} language={language} width={textWidth} />,
          { below: size * 0.9 },
        )
      case 'instructions':
        return this.#push(
          key,
          block,
          <Instructions heading={block.heading} lines={block.lines} compact={look.density === 'compact'} />,
          { above: size * 1.15, below: size * 1.15 },
        )
      case 'examinationHead':
        return this.#push(key, block, <ExaminationHead head={block} />, { below: size * 1.2 })
      case 'answerSheet':
        return block.pages.forEach((page, index) =>
          this.#push(`${key}-${index}`, page, <AnswerSheetPage page={page} height={textHeight} />, { opensPage: true }),
        )
      case 'schemeSection':
        return this.#pushAll(schemePieces(block, key, this.#laidOut.language, this.#measures))
      case 'section':
        return this.#cutSection(block, key, endsHere)
      case 'record':
        return this.#cutRecord(block.heading, block.entries, key, endsHere)
      case 'notices':
        return this.#push(key, block, <Notices heading={block.heading} lines={block.lines} />, {
          above: size,
          below: size,
        })
      case 'keySection':
        return this.#pushAll(keyPieces(block, key, this.#laidOut.language, this.#measures))
      case 'remark':
        return this.#push(key, block, <p className="paper-remark">{block.text}</p>, { above: gap(2), below: gap(2) })
      case 'end':
        return this.#push(key, block, <p className="paper-end">{block.text}</p>, { above: gap(2) })
    }
  }

  cutColumns(sections: readonly Section[], key: string, endsHere: boolean): void {
    const { gaps } = this.#measures
    const groups = sections.flatMap(({ heading, questions }, section) =>
      questions.map((question, index) => {
        const piece = this.#question(question, `${key}-${section}-${index}`, {})
        return index === 0
          ? { pieces: [headingPiece(heading, `${key}-${section}`, this.#measures), piece], above: gaps.section }
          : { pieces: [piece], above: gaps.question }
      }),
    )
    this.flow.push({ kind: 'columns', groups, above: gaps.section, below: gaps.question, sticky: endsHere })
  }

  #cutSection({ heading, questions, flow, opensPage }: Section, key: string, endsHere: boolean): void {
    this.flow.push({
      kind: 'piece',
      piece: { ...headingPiece(heading, key, this.#measures), ...(opensPage === true ? { opensPage } : {}) },
    })
    const rows = flow === 'pairs' ? inPairs(questions) : questions.map((question) => [question] as const)
    rows.forEach(([first, second], index) => {
      const sticky = endsHere && index === rows.length - 1
      const at = `${key}-${index}`
      if (first.passage !== undefined) this.#pushAll(passagePieces(first.passage, at, this.#measures))
      if (second !== undefined) this.#pair(first, second, at, sticky)
      else if (first.keepTogether) this.flow.push({ kind: 'piece', piece: this.#question(first, at, { sticky }) })
      else this.#cutLong(first, at, sticky)
    })
  }

  #question(question: QuestionBlock, key: string, options: PieceOptions): Piece {
    const { gaps } = this.#measures
    const measures = this.#measures
    const { passage: _above, ...said } = question
    return pieceOf(
      key,
      said,
      ([columns], isNarrow) => (
        <Question question={question} columns={columns ?? 1} isNarrow={isNarrow} measures={measures} />
      ),
      { above: gaps.question, below: gaps.question, ...options },
    )
  }

  #pair(left: QuestionBlock, right: QuestionBlock, key: string, sticky: boolean): void {
    const measures = this.#measures
    const { question } = measures.gaps
    const draw: Piece['draw'] = (columns) => {
      const hasOptions = left.answer.kind === 'options'
      return (
        <div className="paper-pair">
          <div>
            <Question question={left} columns={columns[0] ?? 1} isNarrow measures={measures} />
          </div>
          <div>
            <Question question={right} columns={columns[hasOptions ? 1 : 0] ?? 1} isNarrow measures={measures} />
          </div>
        </div>
      )
    }
    this.flow.push({
      kind: 'piece',
      piece: pieceOf(key, [{ ...left, passage: undefined }, right], draw, { above: question, below: question, sticky }),
    })
  }

  /** A question that may go over to the next page: between its parts and the rows of its rooms. */
  #cutLong(question: QuestionBlock, key: string, sticky: boolean): void {
    const { gaps } = this.#measures
    const measures = this.#measures
    this.#push(
      `${key}-q`,
      { ...question, passage: undefined, answer: question.answer.kind },
      <Asked question={question} isNarrow={false} />,
      { above: gaps.question, sticky: true },
    )
    if (question.answer.kind === 'space') this.#cutSpace(question.answer, key, 1, sticky)
    if (question.answer.kind !== 'parts') return
    const { parts } = question.answer
    parts.forEach((part, index) => {
      const isLast = sticky && index === parts.length - 1
      const { space } = part
      const divides = space !== undefined && mayBreak(space)
      this.#push(`${key}-p${index}`, [part, divides], <Part part={part} measures={measures} withSpace={!divides} />, {
        above: gaps.question,
        below: divides ? 0 : gaps.question,
        sticky: divides || isLast || space === undefined,
      })
      if (divides) this.#cutSpace(space, `${key}-p${index}`, 2 + (part.depth ?? 0), isLast)
    })
  }

  /**
   * `depth`: how many columns of numbers it is moved in by. Neither the first nor the last three rows stand alone on a
   * page.
   */
  #cutSpace(space: AnswerSpace, key: string, depth: number, sticky: boolean): void {
    const measures = this.#measures
    const { gaps, numberWidth, textWidth } = measures
    const { shape, lines } = space
    const inset = shape === 'manuscript' ? 0 : depth * numberWidth
    const wrap = (body: ReactNode): ReactNode => <div style={{ marginLeft: inset }}>{body}</div>
    const above = shape === 'lines' ? 0 : gaps.answer
    const id = JSON.stringify(space) + inset
    if (!mayBreak(space) || (shape !== 'lines' && shape !== 'manuscript'))
      return this.#push(`${key}-s`, id, wrap(<Space space={space} width={textWidth - inset} measures={measures} />), {
        above,
        below: gaps.question,
        sticky,
      })
    const rows = (from: number, to: number, options: PieceOptions): void =>
      this.#push(
        `${key}-s${from}`,
        [id, from, to],
        wrap(<Rows shape={shape} from={from} to={to} measures={measures} />),
        options,
      )
    rows(0, 3, { above, sticky: true })
    for (let row = 3; row < lines - 3; row += 1) rows(row, row + 1, {})
    rows(lines - 3, lines, { below: gaps.question, sticky })
  }

  #cutRecord(heading: string, entries: readonly RecordEntryOf[], key: string, endsHere: boolean): void {
    const measures = this.#measures
    const { question } = measures.gaps
    // The page is handed in by itself, or kept in a file of practicals.
    this.flow.push({
      kind: 'piece',
      piece: { ...headingPiece({ title: heading, summary: '', instruction: '' }, key, measures), opensPage: true },
    })
    entries.forEach((entry, index) =>
      this.#push(
        `${key}-${index}`,
        entry,
        <RecordEntry entry={entry} language={this.#laidOut.language} measures={measures} />,
        { above: question, below: question, sticky: endsHere && index === entries.length - 1 },
      ),
    )
  }

  #push(key: string, data: unknown, node: ReactNode, options: PieceOptions): void {
    this.#pushAll([stillPiece(key, data, node, options)])
  }

  #pushAll(pieces: readonly Piece[]): void {
    for (const piece of pieces) this.flow.push({ kind: 'piece', piece })
  }
}

/**
 * Two beside each other; one that may be long, or is left over, takes the width of the page. What is about a passage has
 * no other question beside it.
 */
function inPairs(questions: readonly QuestionBlock[]): readonly (readonly [QuestionBlock, QuestionBlock?])[] {
  const rows: [QuestionBlock, QuestionBlock?][] = []
  let open: [QuestionBlock, QuestionBlock?] | undefined
  let ends: number | undefined
  for (const [index, { passage, ...question }] of questions.entries()) {
    if (passage !== undefined || index === ends) open = undefined
    if (passage !== undefined) ends = index + passage.questions
    const pairs =
      question.wide === undefined && question.figure === undefined && JSON.stringify(question).length < MOST_IN_A_PAIR
    if (pairs && open !== undefined) {
      open.push(question)
      open = undefined
    } else {
      const row: [QuestionBlock, QuestionBlock?] = [passage === undefined ? question : { ...question, passage }]
      rows.push(row)
      open = pairs ? row : undefined
    }
  }
  return rows
}

/** As the printer has it. */
const MOST_IN_A_PAIR = 1600
