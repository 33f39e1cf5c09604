/** Knows the questions that a new one must not repeat or give away: those of this paper, those kept beside, and earlier ones of the teacher. */
import { detectScript } from '#domain/language.ts'
import { formatRichText, plainText } from '#domain/rich-text.ts'
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
export function openCopies(beside: readonly Question[], earlier: readonly string[], examples: readonly Question[] = []): Copies {
  const present: Known[] = beside.map(knownOf)
  const shown = examples.map((example) => knownOf(example).worded)
  const before = earlier.map((stem): Worded => ({ shingles: shingles(stem), figures: /\$|\\/.test(stem) ? figuresOf(stem) : undefined }))
  return {
    repeats: (question) => {
      const known = knownOf(question)
      if (shown.some((other) => isCopy(other, known.worded))) return true
      const stem: Worded = { shingles: shingles(plainText(question.stem)), figures: known.worded.figures === undefined ? undefined : figuresOf(formatRichText(question.stem)) }
      return present.some((other) => isCopy(other.worded, known.worded) || telling(other, known)) || (isTelling(question) && before.some((other) => isCopy(other, stem)))
    },
    add: (question) => void present.push(knownOf(question)),
  }
}

/** "Match each term with its meaning." is the stem of many questions. */
const isTelling = (question: Question): boolean => question.type !== 'matching' && (hasFormula(question) || squeezed(plainText(question.stem)).length >= (detectScript(plainText(question.stem)) === 'zh' ? LEAST_STEM.zh : LEAST_STEM.en))
const LEAST_STEM = { en: 20, zh: 8 } as const

/** `figures`: the numbers of a question with formulas, in their order; undefined where there are none. */
type Worded = { readonly shingles: ReadonlySet<string>; readonly figures: string | undefined }
type Known = { readonly worded: Worded; readonly clues: Clues }

function knownOf(question: Question): Known {
  const clues = cluesOf(question)
  return { worded: { shingles: clues.visibleShingles, figures: hasFormula(question) ? figuresOf(formatRichText(question.stem)) : undefined }, clues }
}

const figuresOf = (text: string): string => (text.match(/\d+(?:\.\d+)?/g) ?? []).join(' ')

/** Problems with formulas may be worded alike where their numbers differ: that is practice, and no copy. */
const isCopy = (one: Worded, other: Worded): boolean => areAlike(one.shingles, other.shingles) && (one.figures === undefined || other.figures === undefined || one.figures === other.figures)

/** Of problems with formulas every number seems to tell an answer. */
const telling = (one: Known, other: Known): boolean => one.worded.figures === undefined && other.worded.figures === undefined && (tellsAnswer(one.clues, other.clues) || tellsAnswer(other.clues, one.clues))
