/** What can be wrong with the writing of a question: the known flaws of items, each with a code and a sentence. */
import type { QuestionDraft } from '../candidate.ts'

/**
 * Rules of item writing after Haladyna, Downing and Rodriguez, "A Review of Multiple-Choice Item-Writing Guidelines
 * for Classroom
 * Assessment" (2002), and the NBME's "Constructing Written Test Questions"; matching, blanks and schemes after what
 * teachers are taught of them.
 */
export const FLAW_SENTENCES = {
  negative_stem: 'The stem asks for what is not so, and the negative is not emphasised.',
  negative_statement: 'The statement to be judged is negative.',
  double_negative: 'Two negatives must be worked out together.',
  all_of_the_above: 'An option stands for all the others.',
  none_of_the_above: 'An option stands for none of the others.',
  longest_key: 'The right option is clearly the longest.',
  grammatical_clue: 'Only the right option fits the grammar of the stem.',
  overlapping_options: 'One option lies within another, so that both may be right.',
  duplicate_options: 'Two options say the same.',
  absolute_term: 'An absolute term gives away that it is hardly true.',
  vague_quantifier: 'A vague quantifier can be understood in several ways.',
  clang_clue: 'A word of the stem comes again in the right option alone.',
  convergence_clue: 'The right option shares most with the others.',
  uneven_options: 'The options differ in form, length or unit.',
  options_not_ascending: 'The numbers among the options do not ascend.',
  stem_too_short: 'The stem is too short to ask anything.',
  stem_too_long: 'The stem is too long.',
  unfocused_stem: 'The stem asks nothing of its own.',
  blank_at_start: 'The blank comes before what is said of it.',
  too_many_blanks: 'There are more than two blanks.',
  answer_in_stem: 'The answer stands in the stem.',
  circular_answer: 'The answer says again what the question says.',
  two_ideas: 'The statement says two things, of which one may be true and the other false.',
  no_verb: 'The statement has no verb.',
  no_question: 'The stem ends without a question mark or a blank.',
  unequal_columns: 'The columns do not match one to one.',
  mixed_columns: 'The items of a column are not of one kind.',
  too_few_pairs: 'There are fewer than four pairs.',
  too_many_pairs: 'There are more than eight pairs.',
  marks_not_added_up: 'The marking guide does not add up.',
  part_tells_part: 'One part of the question tells the answer of another.',
  not_self_contained: 'The text points to something that is not on the paper.',
  dangling_reference: 'A word points back at something that the candidate does not see.',
  leftover_connective: 'The sentence goes on from one that is not on the paper.',
  broken_wording: 'The wording is broken.',
  term_in_meaning: 'The description spells the term that is asked for.',
  no_meaning: 'What stands as the meaning of a term is none.',
  bare_negation: 'The statement is false by a “not” alone.',
  tells_truth: 'The statement still says what was changed in it.',
  counted_list: 'The number asked for stands in the stem or can be counted there.',
  incidental_figure: 'The number belongs to a single study or to a case that is only imagined.',
  open_question: 'Many answers are right, and the key names one.',
  ordinary_blank: 'Many words fit the blank.',
  rhetorical_statement: 'The sentence leads into a matter and says nothing of it.',
  unrelated_options: 'The other options are of another kind than the right one.',
  empty_class_mark: 'A mark is given for a word that fits a hundred terms.',
  marks_printed_twice: 'The marks are printed twice.',
  essay_without_task: 'The essay has no task, or points that do not belong to it.',
} as const

export type FlawCode = keyof typeof FLAW_SENTENCES

/** `reject`: such a question is not put on a paper of ours. `warn`: a better one is preferred. */
export type Severity = 'reject' | 'warn'

export type FlawPlace =
  | { readonly at: 'stem' | 'options' | 'columns' | 'scheme' }
  | { readonly at: 'option' | 'part'; readonly index: number }

/** `found`: the words of the question that show it, where some do. */
export type ItemFlaw = {
  readonly code: FlawCode
  readonly severity: Severity
  readonly sentence: string
  readonly place: FlawPlace
  readonly found?: string
}

/** A question, or all of it but what the paper gives it. */
export type Item = QuestionDraft & { readonly marks?: number }

export function flaw(
  severity: Severity,
  code: FlawCode,
  place: FlawPlace | 'stem' | 'options' | 'columns' | 'scheme',
  found?: string,
): ItemFlaw {
  return {
    code,
    severity,
    sentence: FLAW_SENTENCES[code],
    place: typeof place === 'string' ? { at: place } : place,
    ...(found === undefined ? {} : { found }),
  }
}
