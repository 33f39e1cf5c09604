/** Judges the key of a question of mathematics by exact calculation, from its stem alone. */
import type { MultipleChoice, Question, QuestionPart, TrueFalse } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import { countBlanks } from '#domain/rich-text.ts'
import type { Verdict } from '../../prove-port.ts'
import { readAnswer } from './answer.ts'
import { canonicalText } from './canonical-text.ts'
import { checkStatement } from './check-statement.ts'
import type { Grade, Judge } from './judge.ts'
import { understand } from './understand.ts'

export const CONFIRMED: Verdict = { kind: 'confirmed', by: 'calculation' }
export const UNDECIDED: Verdict = { kind: 'undecided' }
export const refuted = (why: string): Verdict => ({ kind: 'refuted', why })

/**
 * Never throws; what is not certainly understood is undecided. A question with a figure is not: what the figure tells
 * is not read.
 */
export function checkMaths(question: Question): Verdict {
  if (question.figure !== undefined) return UNDECIDED
  switch (question.type) {
    case 'multiple_choice':
      return checkChoice(question)
    case 'true_false':
      return checkTruth(question)
    case 'short_answer':
      return verdictOf(gradeAnswer(question.stem, question.key))
    case 'fill_blank':
      return question.keys.length === 1 && countBlanks(question.stem) === 1
        ? checkBlank(question.stem, question.keys[0])
        : UNDECIDED
    case 'long_question':
      return checkParts(question.stem, question.parts)
    case 'essay':
      return UNDECIDED
    case 'matching':
      return UNDECIDED
  }
}

const verdictOf = (grade: Grade): Verdict =>
  grade === 'right'
    ? CONFIRMED
    : grade === 'wrong'
      ? refuted('the key is not the value that exact calculation gives')
      : UNDECIDED

function judgeOf(stem: RichText): Judge | undefined {
  const canonical = canonicalText(stem)
  return canonical === undefined ? undefined : understand(canonical)
}

function gradeBy(judge: Judge, rich: RichText): Grade {
  const answer = readAnswer(rich)
  return answer === undefined ? 'unknown' : judge(answer)
}

function gradeAnswer(stem: RichText, key: RichText): Grade {
  const judge = judgeOf(stem)
  return judge === undefined ? 'unknown' : gradeBy(judge, key)
}

/** Every accepted answer must be right. */
function checkBlank(stem: RichText, keys: readonly RichText[]): Verdict {
  const judge = judgeOf(stem)
  if (judge === undefined) return UNDECIDED
  const grades = keys.map((key) => gradeBy(judge, key))
  return verdictOf(grades.includes('wrong') ? 'wrong' : grades.includes('unknown') ? 'unknown' : 'right')
}

function checkChoice({ stem, options, keyIndex }: MultipleChoice): Verdict {
  const judge = judgeOf(stem)
  if (judge === undefined) return UNDECIDED
  const grades = options.map((option) => gradeBy(judge, option))
  if (grades[keyIndex] === 'wrong') return refuted('the key is not the value that exact calculation gives')
  if (grades.some((grade, index) => grade === 'right' && index !== keyIndex))
    return grades[keyIndex] === 'right' ? refuted('two options are right') : refuted('another option is right')
  return grades.every((grade, index) => grade === (index === keyIndex ? 'right' : 'wrong')) ? CONFIRMED : UNDECIDED
}

function checkTruth({ stem, key }: TrueFalse): Verdict {
  const truth = checkStatement(stem)
  return truth === undefined ? UNDECIDED : truth === key ? CONFIRMED : refuted(`the statement is ${truth}`)
}

/** A part stands alone, or behind what the stem of the whole tells. */
function checkParts(stem: RichText, parts: readonly QuestionPart[]): Verdict {
  const verdicts = parts
    .filter(({ marks }) => marks > 0)
    .map((part): Verdict => {
      if (part.figure !== undefined) return UNDECIDED
      const whole: RichText = stem.length === 0 ? part.stem : [...stem, { kind: 'text', text: ' ' }, ...part.stem]
      return verdictOf(gradeAnswer(whole, part.key))
    })
  return (
    verdicts.find(({ kind }) => kind === 'refuted') ??
    (verdicts.length > 0 && verdicts.every(({ kind }) => kind === 'confirmed') ? CONFIRMED : UNDECIDED)
  )
}
