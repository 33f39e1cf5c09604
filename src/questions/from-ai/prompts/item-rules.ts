/** How questions are to be written: rules for all, and for each type. */
import type { QuestionType } from '#domain/question.ts'

export const ITEM_RULES: readonly string[] = [
  'Each question can be answered from its own words alone: no "the text", "the passage", "the author", "as mentioned above", no figure or table that is not given in it.',
  "Each question asks about something that matters in its topic, in plain words, and has one answer that an expert would give. No two questions ask the same or tell each other's answers.",
  'Levels: easy asks to recall or to take one step; medium asks to explain, to compare or to take two or three steps; hard asks to apply, to judge or to combine several ideas.',
  'Work the question out in full before you write the key. If you are not sure of an answer, ask another question.',
  'Formulas stand in $…$ as LaTeX; in JSON each backslash is doubled ("$\\\\frac{1}{2}$"). No HTML, no Markdown headings, no numbers before questions, no marks behind them.',
]

/** Mathematics may need a drawing. */
export const FIGURE_RULE =
  'Ask without figures. Only where geometry cannot be asked otherwise give "geometryData": {"latex": "a TikZ picture", "type": "diagram" or "graph", "caption": ""}, with every length and angle also in the words of the question.'

export const TYPE_RULES: Readonly<Record<QuestionType, readonly string[]>> = {
  multiple_choice: [
    'multiple_choice: exactly four options in "options", which are printed as A, B, C and D; "correctAnswer" is the letter of the one right option. The four differ in what they say, are of one kind and of like length, and numbers among them ascend.',
    'Each wrong option is what a student gets by one named mistake: name these in "mistakes" (one for each wrong letter), then write the options. Never "all of the above", "none of the above" or "both A and B". Ask for what is right, not for what is not.',
    'Do not name options by letter in "question" or "explanation": their order may change.',
  ],
  true_false: [
    'true_false: "question" is one statement, neither negative nor vague; "correctAnswer" is "True" or "False". About half of them are true. A false one is wrong in one telling point, not by an added "not".',
  ],
  fill_blank: [
    'fill_blank: one blank, or two, each written ____ in "question", never at its beginning; "correctAnswer" is a list with one entry a blank, which is a text, or a list of texts where several are right, the best first.',
  ],
  matching: [
    'matching: "matches" holds "left" (4 to 6 terms) and "right" (their meanings, in another order, one more than there are terms); "correctAnswer" lists pairs of places from 0: [left, right]. 1 mark a pair.',
  ],
  short_answer: [
    'short_answer: "correctAnswer" is the model answer, a few words or lines; 1 to 4 marks, shared out in "markingScheme".',
  ],
  essay: [
    'essay: a task with a scope (compare, discuss, evaluate …) of 8 to 15 marks; "markingScheme" lists the points that earn them, "correctAnswer" sums up a good essay.',
  ],
  long_question: [
    'long_question: "question" tells what is given, "subQuestions" are two to four parts with "label" ("(a)", "(b)", "(b)(i)"), "question", "marks", "correctAnswer" and "markingScheme", from easy to hard; 5 to 12 marks in all.',
  ],
}
