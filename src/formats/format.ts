/** What a file format of a paper is: everything about it but how it is written. */
import type { Localised } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { QuestionType } from '#domain/question.ts'

/** What formats are for, in the order in which their cards stand. */
export const FORMAT_GROUPS = ['print', 'edit', 'platform', 'data'] as const
export type FormatGroup = (typeof FORMAT_GROUPS)[number]

export type FormatEntry = {
  /** As it stands in a sentence: "Failed to export PDF". */
  readonly name: Localised
  /** What it is good for. */
  readonly hint: Localised
  readonly group: FormatGroup
  /** Of the file name, without its dot. */
  readonly extension: string
  readonly mediaType: string
  /** What one file of it can hold. */
  readonly parts: NonEmpty<ExportPart>
  /** What it cannot hold as the paper has it. */
  readonly carriage: Carriage
  /** What shows a file of it in the browser. */
  readonly preview: 'page' | 'pdf' | 'none'
}

/**
 * What becomes of that which a format cannot hold as the paper has it; what is not named goes over as it is. The page
 * tells the losses of each question before the download, and the teacher leaves such questions out or takes them so.
 */
export type Carriage = {
  /** Types that go over as another, or not at all. */
  readonly types?: Readonly<Partial<Record<QuestionType, QuestionType | 'left_out'>>>
  /** `repeated`: the passage stands before each question about it; `left_out`: such questions cannot be had. */
  readonly passages?: 'repeated' | 'left_out'
  /** `described`: its alternative text stands in the place of a figure; `left_out`: its question cannot be had. */
  readonly figures?: 'described' | 'left_out'
  /** What stands in the place of a formula: a picture, its LaTeX, or words and signs in one line. */
  readonly formulas?: 'picture' | 'latex' | 'line'
  /**
   * Accepted answers to blanks. `in_feedback`: the format knows none, so a teacher marks them, and all stand in the
   * feedback; `first`: of several only the first goes over.
   */
  readonly answers?: 'in_feedback' | 'first'
  /** Bold and italics. */
  readonly styles?: 'dropped'
  /** The marks of a question, its marking scheme and its explanation, where the part has them. */
  readonly marks?: 'dropped'
  readonly schemes?: 'dropped' | 'in_explanation'
  readonly explanations?: 'dropped'
  /** The page to record a practical on, which some templates have. */
  readonly record?: 'dropped'
  /** `with_answers`: the paper can be read in again whole from a file that holds both parts, and from no other. */
  readonly readIn?: 'with_answers'
  /**
   * Characters of a stem (with the words for its figure) and of an option, where a question with more is left out;
   * options and blanks of a question; questions of a file.
   */
  readonly most?: {
    readonly stem?: number
    readonly option?: number
    readonly options?: number
    readonly blanks?: number
    readonly questions?: number
  }
}

/** Every format under the word that addresses and commands use for it. */
export type Formats = Readonly<Record<string, FormatEntry>>

/**
 * The files that give what is wanted: where no file of the format holds both parts, one of each; none where the format
 * cannot give it.
 */
export function filesOf({ parts }: FormatEntry, wanted: ExportPart): readonly ExportPart[] {
  if (parts.includes(wanted)) return [wanted]
  return wanted === 'both' && parts.includes('paper') && parts.includes('key') ? ['paper', 'key'] : []
}

/** What a file holds where no part is named: the question paper alone, where the format can. */
export const usualPart = ({ parts }: FormatEntry): ExportPart => (parts.includes('paper') ? 'paper' : parts[0])
