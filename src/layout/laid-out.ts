/** The laid-out tree: what stands on each part of a paper, in order, for every printer to print. */
import type { PaperLanguage } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { DrawnFigure, UndrawnFigure } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { CandidateField, Customization, HeaderStyle, Ruling, Setting } from '#domain/template.ts'

export const PAGE_SIZES = ['a4'] as const
export type PageSize = (typeof PAGE_SIZES)[number]

export type LaidOut = LaidOutPaper | LaidOutKey
/** Its blocks have no place for an answer, so none can be printed by mistake (decision D13). */
export type LaidOutPaper = Sheet & { readonly part: 'paper'; readonly blocks: readonly PaperBlock[] }
export type LaidOutKey = Sheet & { readonly part: 'key'; readonly blocks: readonly KeyBlock[] }

/** What both parts have. */
type Sheet = {
  /** Of the file, for readers of the PDF's metadata. */
  readonly documentTitle: string
  readonly language: PaperLanguage
  readonly pageSize: PageSize
  readonly look: Look
  /** Stands at the head of every page but the first. */
  readonly runningTitle: string
  /** Stands at the foot of every page, so that question paper and key can be told to belong together (decision D34). */
  readonly code: string
  /** With `{page}` and `{pages}` for the numbers, which only the printer knows. */
  readonly pageNumber: string
}

/** How dense and how formal the sheet is, and its colours; measures belong to the printer. */
export type Look = {
  readonly header: HeaderStyle
  readonly density: Setting['density']
  readonly colors: Customization['colors']
}

/** Text that a teacher or a document wrote, with the language it is written in: it decides glyphs and line breaking. */
export type Phrase = { readonly text: RichText; readonly language: PaperLanguage }

export type PaperBlock =
  | Header
  | ExaminationHead
  | { readonly kind: 'instructions'; readonly heading: string; readonly lines: readonly Phrase[] }
  | {
      readonly kind: 'section'
      readonly heading: SectionHeading
      readonly flow: Flow
      readonly opensPage?: true
      readonly questions: readonly QuestionBlock[]
    }
  | PracticalRecord
  | AnswerSheet
  | Remark
  | End

/**
 * Questions over the whole page, two beside each other, or running down two columns together with the sections around
 * them.
 */
export type Flow = 'page' | 'pairs' | 'columns'

/** A page to record a practical on. */
export type PracticalRecord = {
  readonly kind: 'record'
  readonly heading: string
  readonly entries: readonly RecordEntry[]
}
export type RecordEntry = { readonly label: string } & (
  | { readonly space: AnswerSpace }
  | { readonly table: { readonly columns: readonly string[]; readonly rows: number } }
)

export type KeyBlock =
  | Header
  | ExaminationHead
  /** What the teacher should know about the paper; never on the question paper. */
  | { readonly kind: 'notices'; readonly heading: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'keySection'
      readonly heading: SectionHeading
      readonly summary: readonly SummaryCell[]
      readonly entries: readonly KeyEntry[]
    }
  | SchemeSection
  | Remark
  | End

export type Header = {
  readonly kind: 'header'
  readonly title: string
  /** Whose paper it is, where the template has a place for that. */
  readonly school?: School
  /** "Answer Key"; undefined on the question paper. */
  readonly part?: string
  /** Subject and grade. */
  readonly subtitle: readonly string[]
  /** What the candidate fills in. */
  readonly fields: readonly Field[]
  /** Time and marks. */
  readonly facts: readonly Fact[]
  /** Boxes for the marks that a candidate gets, section by section; undefined where the template is not formal. */
  readonly scores?: { readonly boxes: readonly ScoreBox[]; readonly total: string }
  /** One box for all the marks, where the template is not formal; undefined where it keeps no score. */
  readonly score?: ScoreBox
}
/** The head of an HKDSE paper: a cover of its own on the question paper, a few lines on the key. */
export type ExaminationHead = {
  readonly kind: 'examinationHead'
  readonly school?: School
  /** "HKDSE Mock Examination", or the teacher's own title. */
  readonly examination: string
  /** "MATHEMATICS", "Compulsory Part", "PAPER 1". */
  readonly titles: readonly [subject: string, part: string, paper: string]
  /** "Question-Answer Book"; on the key "MARKING SCHEME". */
  readonly booklet: string
  /** Time allowed and the language to answer in. */
  readonly lines: readonly string[]
  readonly cover?: Cover
}
export type Cover = {
  /** Candidate and seat number: `cells` squares to write in. */
  readonly boxes: readonly NumberBox[]
  readonly rubric: { readonly heading: string; readonly lines: readonly Phrase[] }
  /** Where markers write the marks of each question; undefined where a machine marks. */
  readonly markers?: {
    readonly heads: readonly [questions: string, marks: string]
    readonly numbers: readonly string[]
    readonly total: string
  }
}
export type NumberBox = { readonly label: string; readonly cells: number }

/**
 * Pages of bubbles on which the candidate marks the letter of each answer, for a machine to read. Each stands on a page
 * of its own, and every printer puts what is on it at the same place: src/layout/answer-sheet/places.ts.
 */
export type AnswerSheet = {
  readonly kind: 'answerSheet'
  readonly heading: string
  readonly pages: NonEmpty<SheetPage>
}
/**
 * `label`: what the page is, to who cannot see it. A printer adds code and page number of the paper in the middle of
 * the foot (`SHEET_FOOT`), and nothing else: no running title, nothing near the markers.
 */
export type SheetPage = { readonly label: string; readonly marks: readonly SheetMark[] }
/**
 * Something printed at its place. All measures are millimetres, counted from the top left corner of an A4 page.
 * - `solid`: a black rectangle from its top left corner.
 * - `frame`: a rectangle drawn with a black line, of which x, y, width and height tell the middle.
 * - `bubble`: a circle around x, y with a black line; `radius` reaches to the middle of the line. Its letter stands in
 *   the middle, in capitals of `size` (the em), `grey` of full black: a reader must not take it for a mark.
 * - `text`: one line in black, never broken, on the baseline y; x is where it begins, its middle or its end.
 *   `heading`: it is the heading of the page, in bold.
 * - `modules`: a QR code from its top left corner, `size` modules wide; its black ones side by side, as bars that are
 *   one module high and reach from column `from` up to column `to`. One shape for all shows no seams.
 */
export type SheetMark =
  | { readonly kind: 'solid'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | {
      readonly kind: 'frame'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly line: number
    }
  | {
      readonly kind: 'bubble'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly line: number
      readonly letter: string
      readonly size: number
      readonly grey: number
    }
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly align: 'start' | 'middle' | 'end'
      readonly size: number
      readonly heading?: true
      readonly text: string
    }
  | {
      readonly kind: 'modules'
      readonly x: number
      readonly y: number
      readonly module: number
      readonly size: number
      readonly bars: readonly { readonly row: number; readonly from: number; readonly to: number }[]
    }

export type Field = { readonly kind: CandidateField; readonly label: string }
/** `logo`: a drawing; one that cannot be drawn is replaced by its words. */
export type School = { readonly name?: string; readonly logo?: DrawnFigure }
export type Fact = { readonly label: string; readonly value: string }
/** "Section A", out of 20. */
export type ScoreBox = { readonly label: string; readonly outOf: number }

/** A sentence in the place of questions: "No questions available." */
export type Remark = { readonly kind: 'remark'; readonly text: string }
export type End = { readonly kind: 'end'; readonly text: string }

export type SectionHeading = {
  /** "Section A: Multiple Choice Questions" */
  readonly title: string
  /** "(10 questions, 20 marks)" */
  readonly summary: string
  /** An HKDSE paper prints it without a band. */
  readonly plain?: true
  /** What the candidate does here, and "Each question carries 2 marks." where all do; empty on the key. */
  readonly instruction: string
}

/** `said`: what stands in the place of one that is not drawn. */
export type LaidOutFigure = DrawnFigure | (UndrawnFigure & { readonly said: string })

/** What the question that it stands on and those after it are about; printed once above the first, and kept with it. */
export type PassageBlock = {
  /** "Read the passage below and answer Questions 3 to 6." */
  readonly instruction: string
  readonly title?: Phrase
  readonly content: PassageContent
  /** Where it was taken from, in the words of the teacher. */
  readonly source?: Phrase
  /** How many questions are about it, with the one that it stands on. */
  readonly questions: number
}
/** `lineNumbersEvery`: every so many printed lines, counted through all paragraphs, one has its number in the margin. */
export type PassageContent =
  | { readonly kind: 'text'; readonly paragraphs: readonly Phrase[]; readonly lineNumbersEvery?: number }
  /** Every row has as many cells as there are heads. */
  | { readonly kind: 'table'; readonly heads: readonly Phrase[]; readonly rows: readonly (readonly Phrase[])[] }
  | { readonly kind: 'figure'; readonly figure: LaidOutFigure }

export type QuestionBlock = {
  /** Stands above the question, over the width of the page where questions stand in pairs. */
  readonly passage?: PassageBlock
  readonly number: string
  readonly stem: Phrase
  readonly figure?: LaidOutFigure
  /** "(2 marks)"; undefined where the heading of the section says it. */
  readonly marks?: string
  readonly answer: AnswerBlock
  /** Not broken over two pages unless it is longer than one. */
  readonly keepTogether: boolean
  /** Among pairs: takes the width of the page, since its words are too many for half of it. */
  readonly wide?: true
}

/** Where the candidate answers. */
export type AnswerBlock =
  | Options
  | { readonly kind: 'choice'; readonly choices: readonly [string, string] }
  | AnswerSpace
  /** In the blanks of the sentence itself. */
  | { readonly kind: 'inside' }
  | {
      readonly kind: 'matching'
      readonly heads: readonly [string, string]
      readonly left: readonly Labelled[]
      readonly right: readonly Labelled[]
    }
  | { readonly kind: 'parts'; readonly parts: readonly PartBlock[] }

/** The printer measures the options and sets 4, 2 or 1 beside each other. */
export type Options = { readonly kind: 'options'; readonly columns: 'auto'; readonly options: readonly Labelled[] }
/**
 * `lines`: rows of handwriting, or of a manuscript. `answerLine`: the words before a last line for the result of a
 * working.
 */
export type AnswerSpace = {
  readonly kind: 'space'
  readonly shape: Ruling
  readonly lines: number
  readonly width: 'full' | 'short'
  readonly answerLine?: string
}
export type Labelled = { readonly label: string; readonly phrase: Phrase }
/**
 * `outer`: stands before `label` where the first part of a part opens it, as (b) before (i); parts of parts are at
 * `depth` 1.
 * Without marks and space it only leads in to the parts after it.
 */
export type PartBlock = {
  readonly outer?: string
  readonly label: string
  readonly depth?: 1
  readonly stem: Phrase
  readonly figure?: LaidOutFigure
  readonly marks?: string
  readonly space?: AnswerSpace
}

/** A cell of the table of answers at the head of an objective section: "7", "b)". */
export type SummaryCell = { readonly number: string; readonly answer: string }

/** "Questions 3 to 6" and the title of what they are about, which the key does not repeat. */
export type PassageName = { readonly label: string; readonly title?: Phrase }

export type KeyEntry = {
  /** Stands above the first entry of its questions. */
  readonly passage?: PassageName
  readonly number: string
  readonly stem: Phrase
  /** The figure that the stem speaks of; smaller than on the question paper. */
  readonly figure?: LaidOutFigure
  /** Undefined where the heading of the section says it. */
  readonly marks?: string
  readonly answers: readonly KeyAnswer[]
  readonly explanation?: Remarked
  /**
   * "Source: Photosynthesis, page 12" and the words that stand there, in quotation marks, where the explanation does
   * not quote them.
   */
  readonly source?: { readonly place: string; readonly quote?: Phrase }
  /** How far the answer can be trusted, where its source does not already say it. */
  readonly proof?: string
}
/** An answer, or the answer to one blank, pair or part, with its marking scheme. */
export type KeyAnswer = {
  /** "Answer", "Blank 2", "(a)", "1." */
  readonly label: string
  /** What a part asked, repeated for the marker. */
  readonly stem?: Phrase
  readonly figure?: LaidOutFigure
  readonly marks?: string
  /** Of an HKDSE paper: all options, the right one with a tick. */
  readonly options?: readonly KeyOption[]
  /** Undefined where the scheme is all there is, as for an essay. */
  readonly phrase?: Phrase
  readonly scheme?: Scheme
}
/** `tick`: what the tick says to who cannot see it; undefined for a wrong option. */
export type KeyOption = Labelled & { readonly tick?: string }
/** A table: what earns the marks, how many, and where any row has one a remark. */
export type Scheme = {
  readonly heads: { readonly text: string; readonly marks: string; readonly remarks: string }
  readonly rows: readonly SchemeRow[]
}
export type SchemeRow = { readonly phrase: Phrase; readonly marks: string; readonly remark?: Phrase }
export type Remarked = { readonly label: string; readonly phrase: Phrase }

/** A section of a marking scheme as markers in Hong Kong have it: three columns, question by question, part by part. */
export type SchemeSection = {
  readonly kind: 'schemeSection'
  readonly heading: SectionHeading
  readonly heads: { readonly solution: string; readonly marks: string; readonly remarks: string }
  readonly questions: readonly SchemeQuestion[]
}
export type SchemeQuestion = {
  readonly passage?: PassageName
  readonly number: string
  readonly parts: NonEmpty<SchemePart>
  readonly note?: Remarked
  readonly proof?: string
}
/** `marks` of a row: "1M", "1A", or a number; `total`: "(3)" after the last row. */
export type SchemePart = { readonly label?: string; readonly rows: readonly SchemeStep[]; readonly total: string }
export type SchemeStep = { readonly phrase: Phrase; readonly marks?: string; readonly remark?: Phrase }
