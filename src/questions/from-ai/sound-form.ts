/** What must hold of the form of a question before it is read any closer; each fault by a short code. */
import { comparable } from '#domain/normalising/read-key.ts'
import { detectScript, isChinese, type PaperLanguage } from '#domain/language.ts'
import { questionFault, type Question } from '#domain/question.ts'
import { formatRichText, plainText, type Inline, type RichText } from '#domain/rich-text.ts'
import type { FlawCode } from '../checks/item-flaw.ts'
import { itemFlaws } from '../checks/item-flaws.ts'

const OPTIONS = 4

/** Undefined when the form is sound. */
export function formFault(question: Question): string | undefined {
  const fault = questionFault(question)
  if (fault !== undefined) return fault
  if (question.type === 'multiple_choice') {
    if (question.options.length !== OPTIONS) return 'not_four_options'
    if (new Set(question.options.map((option) => comparable(formatRichText(option)))).size < OPTIONS)
      return 'options_repeat'
  }
  const texts = allTexts(question)
  if (texts.some((text) => plainText(text).length > LONGEST.text)) return 'text_too_long'
  return texts.some((text) => formulasOf(text).some(isUnprintable)) ? 'formula_too_complex' : undefined
}

/** Longer ones are no questions; deep formulas stop the typesetters (design of security). */
const LONGEST = { text: 6000, formula: 2000, depth: 30 } as const

function isUnprintable(tex: string): boolean {
  let depth = 0
  let deepest = 0
  for (const sign of tex) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return tex.length > LONGEST.formula || deepest > LONGEST.depth
}

const formulasOf = (text: RichText): string[] =>
  text.flatMap((inline: Inline): string[] =>
    inline.kind === 'math'
      ? [inline.tex]
      : inline.kind === 'strong' || inline.kind === 'emphasis'
        ? formulasOf(inline.content)
        : [],
  )

export const hasFormula = (question: Question): boolean =>
  allTexts(question).some((text) => formulasOf(text).length > 0)

/** What a student reads, then what only a teacher does. */
function textsOf(question: Question): { readonly asked: readonly RichText[]; readonly told: readonly RichText[] } {
  const { stem, explanation } = question
  switch (question.type) {
    case 'multiple_choice':
      return { asked: [stem, ...question.options], told: [explanation] }
    case 'true_false':
      return { asked: [stem], told: [explanation] }
    case 'fill_blank':
      return { asked: [stem], told: [...question.keys.flat(), explanation] }
    case 'short_answer':
      return { asked: [stem], told: [question.key, ...question.markingScheme.map(({ text }) => text), explanation] }
    case 'essay':
      return { asked: [stem], told: [...question.markingGuide.map(({ text }) => text), explanation] }
    case 'matching':
      return { asked: [stem, ...question.left, ...question.right], told: [explanation] }
    case 'long_question':
      return {
        asked: [stem, ...question.parts.map((part) => part.stem)],
        told: [
          ...question.parts.flatMap((part) => [part.key, ...part.markingScheme.map(({ text }) => text)]),
          explanation,
        ],
      }
  }
}

const allTexts = (question: Question): RichText[] => Object.values(textsOf(question)).flat()

/**
 * Whether the question, or its answer where it is longer than a name, is in another script than the paper's. Formulas
 * have no script.
 */
export function isInOtherLanguage(question: Question, language: PaperLanguage): boolean {
  const wanted = isChinese(language) ? 'zh' : 'en'
  const { asked, told } = textsOf(question)
  const isForeign = (texts: readonly RichText[], least: number): boolean => {
    const words = texts
      .map((text) => plainText(text.filter(({ kind }) => kind !== 'math' && kind !== 'blank')))
      .join(' ')
    return (words.match(/\p{L}/gu)?.length ?? 0) >= least && detectScript(words) !== wanted
  }
  return isForeign(asked, 1) || isForeign(told, TELLING_LETTERS)
}

/** Names and symbols are short in every language. */
const TELLING_LETTERS = 40

/** The first flaw of its writing that keeps it off a paper; `language` is the paper's. */
export function writingFlaw(question: Question, language: PaperLanguage): FlawCode | undefined {
  const rejecting = hasFormula(question) ? OF_ALL : OF_WORDS
  return (
    itemFlaws(question, language).find(({ code, severity }) => severity === 'reject' && rejecting.has(code))?.code ??
    (!hasFigure(question) && POINTS_TO_FIGURE.test(textsOf(question).asked.map(plainText).join('\n'))
      ? 'not_self_contained'
      : undefined)
  )
}

const hasFigure = (question: Question): boolean =>
  question.figure !== undefined ||
  (question.type === 'long_question' && question.parts.some(({ figure }) => figure !== undefined))

/**
 * Rules that hold of every question. The others were made for sentences of documents: of mathematics they find fault
 * with sound questions ("Factorize …", "Make a the subject").
 */
const OF_ALL: ReadonlySet<FlawCode> = new Set<FlawCode>([
  'all_of_the_above',
  'none_of_the_above',
  'duplicate_options',
  'double_negative',
  'too_many_blanks',
  'unequal_columns',
  'too_few_pairs',
  'too_many_pairs',
  'marks_not_added_up',
  'essay_without_task',
])
const OF_WORDS: ReadonlySet<FlawCode> = new Set<FlawCode>([
  ...OF_ALL,
  'negative_stem',
  'answer_in_stem',
  'circular_answer',
  'not_self_contained',
  'leftover_connective',
  'unfocused_stem',
  'part_tells_part',
  'grammatical_clue',
])

const POINTS_TO_FIGURE =
  /\b(?:in|from|of|on) the (?:figure|diagram|graph|table|picture) (?:above|below|shown)|\b(?:the )?(?:figure|diagram|graph|table|picture) (?:above|below|shows)\b|\bin the (?:figure|diagram)\b|[上下]圖|[上下]图|如圖|如图|圖中|图中|附圖|附图/i
