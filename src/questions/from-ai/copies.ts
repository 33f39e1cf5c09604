/** Knows the questions that a new one must not repeat or give away: those of this paper, those kept beside, and earlier ones of the teacher. */
import { formatRichText, plainText } from '#domain/rich-text.ts'
import type { Question } from '#domain/question.ts'
import { cluesOf } from '../clues.ts'
import { areAlike, shingles, tellsAnswer, type Clues } from '../likeness.ts'
import { hasFormula } from './sound-form.ts'

export type Copies = {
  /** A copy or near copy, or one that tells the other's answer. */
  repeats(question: Question): boolean
  add(question: Question): void
}

export function openCopies(beside: readonly Question[], earlier: readonly string[]): Copies {
  const present: Known[] = beside.map(knownOf)
  const before = earlier.map((stem): Worded => ({ shingles: shingles(stem), figures: /\$|\\/.test(stem) ? figuresOf(stem) : undefined }))
  return {
    repeats: (question) => {
      const known = knownOf(question)
      const stem: Worded = { shingles: shingles(plainText(question.stem)), figures: known.worded.figures === undefined ? undefined : figuresOf(formatRichText(question.stem)) }
      return present.some((other) => isCopy(other.worded, known.worded) || telling(other, known)) || before.some((other) => isCopy(other, stem))
    },
    add: (question) => void present.push(knownOf(question)),
  }
}

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
