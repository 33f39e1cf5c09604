/**
 * Knows the questions that a new one must not repeat or give away: those of this paper, those kept beside, and earlier
 * ones of the teacher.
 */
import { detectScript } from '#domain/language.ts'
import { formatRichText, plainText, type RichText } from '#domain/rich-text.ts'
import type { Question } from '#domain/question.ts'
import { cluesOf } from '../clues.ts'
import { areAlike, shingles, squeezed, tellsAnswer, type Clues } from '../likeness.ts'
import { hasFormula } from './sound-form.ts'

export type Copies = {
  /** A copy or near copy, or one that tells the other's answer. */
  repeats(question: Question): boolean
  add(question: Question): void
}

/** `earlier`: stems alone. `examples`: of a prompt, which are not to come back. */
export function openCopies(
  beside: readonly Question[],
  earlier: readonly string[],
  examples: readonly Question[] = [],
): Copies {
  const present: Known[] = beside.map(knownOf)
  const shown = examples.map((example) => knownOf(example).worded)
  const before = earlier.map((stem): Worded => ({
    shingles: shingles(stem),
    figures: /\$|\\/.test(stem) ? figuresOf(stem) : undefined,
  }))
  return {
    repeats: (question) => {
      const known = knownOf(question)
      if (shown.some((other) => isCopy(other, known.worded))) return true
      const stem: Worded = {
        shingles: shingles(plainText(question.stem)),
        figures: known.worded.figures === undefined ? undefined : figuresOf(formatRichText(question.stem)),
      }
      return (
        present.some((other) => isCopy(other.worded, known.worded) || telling(other, known)) ||
        (isTelling(question) && before.some((other) => isCopy(other, stem)))
      )
    },
    add: (question) => void present.push(knownOf(question)),
  }
}

/** "Match each term with its meaning." and "Answer the following parts." are stems of many questions. */
function isTelling({ type, stem }: Question): boolean {
  const words = plainText(stem)
  const letters = squeezed(words).length * (detectScript(words) === 'zh' ? 3 : 1)
  return (
    type !== 'matching' &&
    (/\d/.test(words) || letters >= (type === 'long_question' ? LEAST_LETTERS.long : LEAST_LETTERS.other))
  )
}
const LEAST_LETTERS = { long: 60, other: 20 } as const

/** `figures`: the numbers of a question with formulas, in their order; undefined where there are none. */
type Worded = { readonly shingles: ReadonlySet<string>; readonly figures: string | undefined }
type Known = { readonly worded: Worded; readonly clues: Clues }

function knownOf(question: Question): Known {
  const clues = cluesOf(question)
  return {
    worded: {
      shingles: clues.visibleShingles,
      figures: hasFormula(question) ? figuresOf(problemOf(question).map(formatRichText).join(' ')) : undefined,
    },
    clues,
  }
}

/** What the numbers of a problem stand in: another choice of options makes no other problem. */
function problemOf(question: Question): readonly RichText[] {
  switch (question.type) {
    case 'matching':
      return [question.stem, ...question.left, ...question.right]
    case 'long_question':
      return [question.stem, ...question.parts.map(({ stem }) => stem)]
    case 'multiple_choice':
      return [question.stem]
    case 'true_false':
      return [question.stem]
    case 'fill_blank':
      return [question.stem]
    case 'short_answer':
      return [question.stem]
    case 'essay':
      return [question.stem]
  }
}

const figuresOf = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(' ')

/** Problems with formulas may be worded alike where their numbers differ: that is practice, and no copy. */
const isCopy = (one: Worded, other: Worded): boolean =>
  areAlike(one.shingles, other.shingles) &&
  (one.figures === undefined || other.figures === undefined || one.figures === other.figures)

/** Of problems with formulas every number seems to tell an answer. */
const telling = (one: Known, other: Known): boolean =>
  one.worded.figures === undefined &&
  other.worded.figures === undefined &&
  (tellsAnswer(one.clues, other.clues) || tellsAnswer(other.clues, one.clues))
