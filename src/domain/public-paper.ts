/**
 * What of a paper leaves by its link (decision D13). An allow-list: whatever is added to a paper stays with its owner
 * until it is named here.
 * Without answers, the bytes do not change when answers, explanations, marking schemes, sources, proofs, origins or
 * seeds do; so revision and times of change stay behind, too.
 */
import type { FigureJson, PartJson, QuestionJson } from './format-question.ts'
import type { PaperJson } from './paper-json.ts'
import type { PassageJson } from './passage-json.ts'

/** What a link shows: questions alone, or answers, too. */
export type PublicView = 'questions' | 'answers'

export function publicPaper(paper: PaperJson, view: PublicView) {
  const { timeLimit, instructions, language, questionTypes, paperFormat, schoolLevel } = paper.configuration
  const questionLanguage = paper.metadata.notices.find((notice) => notice.kind === 'language')?.given
  return {
    id: paper.id,
    code: paper.code,
    title: paper.title,
    language: paper.language,
    ...(paper.subject === undefined ? {} : { subject: paper.subject }),
    ...(paper.grade === undefined ? {} : { grade: paper.grade }),
    generationMode: paper.generationMode,
    difficulty: paper.difficulty,
    totalMarks: paper.totalMarks,
    templateId: paper.templateId,
    ...(paper.structure === undefined ? {} : { structure: paper.structure }),
    ...(questionLanguage === undefined ? {} : { questionLanguage }),
    configuration: {
      timeLimit,
      instructions,
      language,
      questionTypes,
      paperFormat,
      ...(schoolLevel === undefined ? {} : { schoolLevel }),
    },
    questions: paper.questions.map((question) => publicQuestion(question, view)),
    ...(paper.passages === undefined ? {} : { passages: paper.passages.map(publicPassage) }),
    createdAt: paper.createdAt,
  }
}

function publicQuestion(question: QuestionJson, view: PublicView) {
  return {
    id: question.id,
    type: question.type,
    question: question.question,
    ...(question.options === undefined ? {} : { options: question.options }),
    marks: question.marks,
    difficulty: question.difficulty,
    topic: question.topic,
    ...(question.matches === undefined ? {} : { matches: question.matches }),
    ...publicFigure(question),
    ...(question.passageId === undefined ? {} : { passageId: question.passageId }),
    ...(question.slot === undefined ? {} : { slot: question.slot }),
    ...(question.subQuestions === undefined
      ? {}
      : { subQuestions: question.subQuestions.map((part) => publicPart(part, view)) }),
    ...(view === 'questions'
      ? {}
      : {
          correctAnswer: question.correctAnswer,
          explanation: question.explanation,
          ...(question.markingScheme === undefined ? {} : { markingScheme: question.markingScheme }),
        }),
  }
}

/** All of it is asked about, so all of it is shown. */
function publicPassage(passage: PassageJson) {
  const { id, title, credit } = passage
  const named = { id, ...(title === undefined ? {} : { title }), ...(credit === undefined ? {} : { credit }) }
  switch (passage.kind) {
    case 'text': {
      const { kind, text, lineNumbers } = passage
      return { ...named, kind, text, ...(lineNumbers === undefined ? {} : { lineNumbers }) }
    }
    case 'table': {
      const { kind, heads, rows } = passage
      return { ...named, kind, heads, rows }
    }
    case 'figure':
      return { ...named, kind: passage.kind, ...publicFigure(passage) }
  }
}

/** LaTeX can say more than it draws: of a figure that is not drawn only its words leave. */
function publicFigure({ figure, geometryData }: FigureJson): FigureJson {
  if (figure !== undefined) return { figure }
  return geometryData === undefined
    ? {}
    : { hasGeometry: true, geometryData: { ...geometryData, latex: '', failed: true } }
}

function publicPart(part: PartJson, view: PublicView) {
  return {
    id: part.id,
    label: part.label,
    question: part.question,
    marks: part.marks,
    ...publicFigure(part),
    ...(view === 'questions' ? {} : { correctAnswer: part.correctAnswer, markingScheme: part.markingScheme }),
  }
}
