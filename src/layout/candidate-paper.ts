/** What of a paper a candidate may see. The question paper is laid out from this alone, so it cannot hold a key. */
import type { PaperLanguage } from '#domain/language.ts'
import type { PassageId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { Passage } from '#domain/passage.ts'
import { totalMarks, type DrawnStructure } from '#domain/structure.ts'
import type { Figure, Question, QuestionPart } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { SchoolLevel } from '#domain/school-level.ts'

/** Without answers, explanations, marking schemes, sources, proof, origin and seed (decision D13). */
export type CandidatePaper = {
  readonly title: string
  readonly code: string
  readonly language: PaperLanguage
  readonly subject?: string
  readonly grade?: string
  readonly schoolLevel?: SchoolLevel
  readonly instructions: string
  readonly timeLimit: number
  readonly totalMarks: number
  readonly questionLanguage: PaperLanguage | undefined
  readonly structure?: DrawnStructure
  readonly questions: readonly CandidateQuestion[]
  readonly passages: readonly Passage[]
}

type Asked = { readonly stem: RichText; readonly marks: number; readonly figure?: Figure }
export type CandidatePart = Asked & { readonly label: string }
export type CandidateQuestion = Asked & { readonly slot?: number; readonly passageId?: PassageId } & (
    | { readonly type: 'multiple_choice'; readonly options: readonly RichText[] }
    | { readonly type: 'true_false' }
    | { readonly type: 'fill_blank' }
    | { readonly type: 'short_answer' }
    | { readonly type: 'essay' }
    | { readonly type: 'matching'; readonly left: readonly RichText[]; readonly right: readonly RichText[] }
    | { readonly type: 'long_question'; readonly parts: readonly CandidatePart[] }
  )

/** Copies what a candidate may see, field by field: what is not named here does not pass. */
export function withoutAnswers(paper: Paper): CandidatePaper {
  return {
    title: paper.title,
    code: paper.code,
    language: paper.language,
    ...(paper.subject === undefined ? {} : { subject: paper.subject }),
    ...(paper.grade === undefined ? {} : { grade: paper.grade }),
    ...(paper.configuration.schoolLevel === undefined ? {} : { schoolLevel: paper.configuration.schoolLevel }),
    instructions: paper.configuration.instructions,
    timeLimit: paper.configuration.timeLimit,
    totalMarks: totalMarks(paper.questions, paper.structure),
    questionLanguage: languageOfQuestions(paper),
    ...(paper.structure === undefined ? {} : { structure: paper.structure }),
    questions: paper.questions.map(asked),
    passages: paper.passages,
  }
}

/** The language the questions were left in, where it is not the paper's (decision D36). */
export function languageOfQuestions(paper: Paper): PaperLanguage | undefined {
  return paper.notices.find((notice) => notice.kind === 'language')?.given
}

function asked(question: Question): CandidateQuestion {
  const base = {
    ...askedBase(question),
    ...(question.slot === undefined ? {} : { slot: question.slot }),
    ...(question.passageId === undefined ? {} : { passageId: question.passageId }),
  }
  switch (question.type) {
    case 'multiple_choice':
      return { ...base, type: question.type, options: question.options }
    case 'true_false':
      return { ...base, type: question.type }
    case 'fill_blank':
      return { ...base, type: question.type }
    case 'short_answer':
      return { ...base, type: question.type }
    case 'essay':
      return { ...base, type: question.type }
    case 'matching':
      return { ...base, type: question.type, left: question.left, right: question.right }
    case 'long_question':
      return {
        ...base,
        type: question.type,
        parts: question.parts.map((part) => ({ ...askedBase(part), label: part.label })),
      }
  }
}

const askedBase = ({ stem, marks, figure }: Question | QuestionPart): Asked => ({
  stem,
  marks,
  ...(figure === undefined ? {} : { figure }),
})
