import type { ConfigurationNumber } from '#domain/configuration.ts'
import type { Level } from '#domain/difficulty.ts'
import type { PaperFormat } from '#domain/paper.ts'
import type { QuestionType } from '#domain/question.ts'
import { count } from '../../number-words.ts'

export const configuration = {
  groups: { paper: 'Paper', questions: 'Questions', marks: 'Marks and time', print: 'Instructions and key' },
  title: 'Paper Title',
  titleHint: 'Named after the document or its first topic until you change it.',
  language: 'Language',
  languageHint:
    'Of headings and instructions. Questions stay in the language of the document; Traditional and Simplified Chinese are converted into each other.',
  languageHintWithAi: 'Of headings, instructions and questions alike; what stands in another language is translated.',
  languageHintOfUnits: 'Of headings, instructions and questions alike.',
  difficulty: 'Difficulty',
  levels: ({ easy, medium, hard }: Readonly<Record<Level, number>>) => `${easy} easy, ${medium} medium, ${hard} hard`,
  types: 'Question Types',
  typeNames: {
    multiple_choice: 'Multiple Choice',
    true_false: 'True or False',
    fill_blank: 'Fill in the Blanks',
    matching: 'Matching',
    short_answer: 'Short Answer',
    essay: 'Essay',
    long_question: 'Long Question',
  } satisfies Record<QuestionType, string>,
  gives: (most: number) => (most === 0 ? 'none' : `about ${most}`),
  moreTypes: (usual: number, asked: number) =>
    usual === 0
      ? 'The chosen topics give no good multiple-choice or essay questions, so other types are selected.'
      : `The chosen topics give about ${count(usual, 'good question')} of multiple choice and essay, and the paper asks for ${asked}, so other types are selected too.`,
  typesGive: (given: number, asked: number) =>
    `These types give about ${given} good ones of the ${count(asked, 'question')} from the chosen topics; weaker ones fill the rest.`,
  numbers: {
    totalQuestions: 'Total Questions',
    timeLimit: 'Time Limit (minutes)',
    totalMarks: 'Total Marks',
  } satisfies Record<ConfigurationNumber, string>,
  range: (least: number, most: number) => `${least} to ${most}`,
  fellBack: (value: number) => `Blank or not a whole number, so it was set to ${value}.`,
  fromTopics: (least: number, most: number) => `As the chosen topics ask; ${least} to ${most}`,
  untouchedMarks: (each: number) =>
    `About ${each} a question; long ones carry more. Enter a total to have it met exactly.`,
  restore: {
    title: 'Use the default title',
    questionTypes: 'Use the default types',
    totalQuestions: 'As the topics ask',
    totalMarks: 'Back to the usual marks',
    instructions: 'Use the default instructions',
  } satisfies Record<'title' | 'questionTypes' | 'totalQuestions' | 'totalMarks' | 'instructions', string>,
  instructions: 'Instructions',
  instructionsHint: 'Printed above the questions, a line each. They follow time and language until you change them.',
  includeAnswerKey: 'Include answer key',
  includeAnswerKeyHint: 'A document of its own, for you: the class gets the question paper alone.',
  paperFormat: 'Paper Format',
  formats: { standard: 'Standard', hkdse_paper1: 'HKDSE Paper 1', hkdse_paper2: 'HKDSE Paper 2' } satisfies Record<
    PaperFormat,
    string
  >,
  plan: {
    title: 'Your plan',
    perPaper: (most: number) => `At most ${count(most, 'question')} in one paper`,
    questionsLeft: (left: number, limit: number) => `${left} of ${limit} questions left this month`,
    papersLeft: (left: number, limit: number) => `${left} of ${limit} papers left this month`,
    tooMany: 'Ask for fewer questions, or make two papers.',
    tooManyThisMonth: (asked: number, left: number) =>
      `This paper asks for ${count(asked, 'question')}, and this month has ${left} left. Ask for fewer, or wait: your usage will reset on the 1st of next month.`,
    noPaperThisMonth:
      'No paper is left this month. Your usage will reset on the 1st of next month; what you enter here is kept.',
    use: (questions: number) => `Use ${count(questions, 'question')}`,
    unknown: 'The limits of your plan could not be read just now. They are checked again when the paper is generated.',
  },
  meter: {
    marks: 'Marks',
    minutes: 'Minutes',
    marksEach: (each: number, questions: number) =>
      `${each} a question on average, over ${count(questions, 'question')}`,
    marksShort: (needed: number) => `Too few: at least ${needed} are needed, one a question`,
    marksWillBe: (marks: number, asked: number) =>
      marks < asked
        ? `These questions can carry ${count(marks, 'mark')} at most, not ${asked}: the paper will carry ${marks}`
        : `These questions need ${count(marks, 'mark')} at least, not ${asked}: the paper will carry ${marks}`,
    usualMarks: (usual: number) => `usual: ${usual}`,
    about: (marks: number) => `about ${marks}`,
    minutesNeeded: (needed: number, limit: number) => `${needed} needed, ${limit} allowed`,
    spare: (minutes: number) => (minutes === 0 ? 'Just enough time' : `Enough time: ${minutes} to spare`),
    over: (minutes: number) => `Tight: ${minutes} more than the time limit`,
    /** What a screen reader says of a bar. */
    told: (amount: string, basis: string, words: string) => `${amount} (${basis}). ${words}`,
    minutesBasis: (each: number) => `at ${count(each, 'minute')} a mark`,
  },
  previous: 'Previous',
  next: 'Choose Template',
}
