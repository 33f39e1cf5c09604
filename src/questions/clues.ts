/** What a question tells its reader, and what it asks the reader to find. */
import { plainText, type RichText } from '#domain/rich-text.ts'
import type { QuestionDraft } from './candidate.ts'
import { shingles, squeezed, type Asked, type Clues } from './likeness.ts'

export function cluesOf(draft: QuestionDraft): Clues {
  const stem = withoutAsking(plainText(draft.stem))
  const further = furtherWords(draft).map(plainText)
  const visible = [stem, ...further].join(' ')
  // A term among options tells nothing: its reader does not learn where it belongs.
  const told =
    draft.type === 'multiple_choice' && draft.options.every((option) => plainText(option).length <= LONGEST_CLUE)
      ? stem
      : visible
  return { visible: squeezed(told), visibleShingles: shingles(visible), asks: asksOf(draft) }
}

/** "Which of the following terms means …?" is in every such question, and makes no two of them alike. */
const withoutAsking = (stem: string): string => stem.replace(ASKING, '')
const ASKING =
  /^(?:Which of the following(?: terms)? (?:means|best describes(?: the term)?|describes a case in which|occurs? when|states? that|is|are)|(?:Choose|Which of the following) (?:the )?terms? (?:that )?(?:best|correctly) completes the sentence[:?])\s/

/** What a candidate reads beside the stem. */
function furtherWords(draft: QuestionDraft): readonly RichText[] {
  switch (draft.type) {
    case 'multiple_choice':
      return draft.options
    case 'matching':
      return [...draft.left, ...draft.right]
    case 'long_question':
      return draft.parts.map(({ stem }) => stem)
    case 'true_false':
      return []
    case 'fill_blank':
      return []
    case 'short_answer':
      return []
    case 'essay':
      return []
  }
}

/** Each pair of a matching question and each part of a long one asks for itself. */
function asksOf(draft: QuestionDraft): Asked[] {
  switch (draft.type) {
    case 'multiple_choice':
      return [asked(draft.stem, [draft.options[draft.keyIndex]!])]
    case 'fill_blank':
      return [
        asked(
          draft.stem,
          draft.keys.map(([best]) => best),
        ),
      ]
    case 'short_answer':
      return [asked(draft.stem, [draft.key])]
    case 'matching':
      return draft.pairs.map(([left, right]) => asked(draft.right[right]!, [draft.left[left]!]))
    case 'long_question':
      return draft.parts.map((part) => asked(part.stem, [part.key]))
    case 'true_false':
      return []
    case 'essay':
      return []
  }
}

/** Longer answers are statements: that two questions share one is seen by their exclusions. */
const LONGEST_CLUE = 40

function asked(stem: RichText, answers: readonly RichText[]): Asked {
  return {
    shingles: shingles(withoutAsking(plainText(stem))),
    answers: answers
      .map((answer) => squeezed(plainText(answer)))
      .filter(({ length }) => length >= 2 && length <= LONGEST_CLUE),
  }
}
