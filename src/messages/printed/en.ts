/** What is printed, or said about a paper, in English; its type is what the other languages must hold. */
import type { Shortfall } from '#domain/blueprint.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { PassageKind, SectionType } from '#domain/passage.ts'
import { optionLetter, type QuestionType } from '#domain/question.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { romanNumeral } from '#domain/roman-numeral.ts'
import type { CandidateField, SectionNumbering } from '#domain/template.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import type { TrustLabel } from '#domain/trust.ts'
import { count, pageRanges } from '../number-words.ts'
import type { AiIncomplete, SourceReference, UnreadReason } from '../parameters.ts'

export const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `Page 3 is` or `Pages 3–7 and 9 are`; `Some pages are` when none is named. */
export const pagesAre = (pages: readonly number[]): string =>
  pages.length === 0
    ? 'Some pages are'
    : pages.length === 1
      ? `Page ${pages[0]} is`
      : `Pages ${list(pageRanges(pages))} are`

/** `Page 3 was` or `Pages 3–7 and 9 were`. */
export const pagesWere = (pages: readonly number[]): string =>
  pages.length === 0
    ? 'Some pages were'
    : pages.length === 1
      ? `Page ${pages[0]} was`
      : `Pages ${list(pageRanges(pages))} were`

/** `Page 3 is a picture of text`. */
export const pagesArePictures = (pages: readonly number[]): string =>
  `${pagesAre(pages)} ${pages.length === 1 ? 'a picture' : 'pictures'} of text`

export const typeNames = {
  multiple_choice: 'multiple-choice',
  true_false: 'true-or-false',
  fill_blank: 'fill-in-the-blank',
  matching: 'matching',
  short_answer: 'short-answer',
  essay: 'essay',
  long_question: 'long',
} satisfies Record<QuestionType, string>

export const languageNames = {
  en: 'English',
  'zh-TW': 'Traditional Chinese',
  'zh-CN': 'Simplified Chinese',
} satisfies Record<PaperLanguage, string>

const difficultyNames = { easy: 'easy', medium: 'medium', hard: 'hard', mixed: 'mixed' } satisfies Record<
  Difficulty,
  string
>

function wordShortfall(shortfall: Shortfall): string {
  const { asked, given } = shortfall
  const asTold = `${given} of the ${count(asked, 'question', 'questions')} asked for`
  switch (shortfall.kind) {
    case 'total':
      return `The documents gave ${asTold}: no more good questions could be made from them.`
    case 'topic':
      return `“${shortfall.topic}” gave ${asTold}: no more good questions could be made from its text.`
    case 'type':
      return `Only ${given} of the ${asked} ${typeNames[shortfall.type]} questions asked for could be made well; questions of the other types chosen take their place where the text gives them.`
    case 'level':
      return `Only ${given} of the ${asked} ${difficultyNames[shortfall.level]} questions asked for could be made well; questions of another difficulty take their place where the text gives them.`
  }
}

const wordPlace = ({ document, heading, page }: SourceReference): string =>
  [document, heading, page === undefined ? undefined : `page ${page}`].filter((part) => part !== undefined).join(', ')

const questionsNumbered = (numbers: readonly string[]): string => {
  const [first = '', last = first] = [numbers[0], numbers.at(-1)]
  if (numbers.length === 1) return `Question ${first}`
  return `Questions ${first} ${numbers.length === 2 ? 'and' : 'to'} ${last}`
}

const fieldWords = {
  name: 'name',
  class: 'class',
  classNumber: 'class number',
  studentId: 'student ID',
  group: 'group',
  date: 'the date',
} satisfies Record<CandidateField, string>

export const en = {
  /** What stands on the question paper. */
  paper: {
    candidateFields: {
      name: 'Name',
      class: 'Class',
      classNumber: 'Class No.',
      studentId: 'Student ID',
      group: 'Group',
      date: 'Date',
    } satisfies Record<CandidateField, string>,
    /** A level of the curriculum: P1 to P6, S1 to S6. */
    grade: (level: string) => level.replace(/^P(?=\d$)/, 'Primary ').replace(/^S(?=\d$)/, 'Secondary '),
    /** The box for the marks that a candidate gets. */
    marksGot: 'Marks',
    /** In the place of a figure that could not be drawn. */
    figureFailed: 'Failed to load diagram',
    /** In the place of a figure where a file shows none. */
    figureSays: (words: string) => (words === '' ? '[Figure]' : `[Figure: ${words}]`),
    timeAllowed: 'Time Allowed',
    minutes: (minutes: number) => count(minutes, 'minute', 'minutes'),
    totalMarks: 'Total Marks',
    marks: (marks: number) => count(marks, 'mark', 'marks'),
    marksInBrackets: (marks: number) => `(${count(marks, 'mark', 'marks')})`,
    questions: (questions: number) => count(questions, 'question', 'questions'),
    instructions: 'Instructions',
    /** First line of the default instructions; the rules follow as a list (specification 2, section 9). */
    timeLine: (minutes: number) => `Time allowed: ${count(minutes, 'minute', 'minutes')}`,
    rules: [
      'Write your name, class, student ID and the date in the spaces provided.',
      'Read all questions carefully before answering.',
      'Answer ALL questions in the spaces provided.',
      'The marks for each question are shown in brackets.',
      'Check your answers before handing in your paper.',
    ] as readonly [string, string, string, string, string],
    /** The first of the rules, for a head that asks for other things. */
    fillIn: (fields: readonly CandidateField[]) =>
      `Write your ${list(fields.map((field) => fieldWords[field]))} in the spaces provided.`,
    /** The third of the rules, where every answer is circled. */
    answerAll: 'Answer ALL questions.',
    /** The fourth of the rules, where some sections say their marks once. */
    marksInBracketsOrHeadings:
      'The marks for each question are shown in brackets beside it or under the heading of its section.',
    /** `index` counts sections from 0. */
    sectionNames: {
      letters: (index) => `Section ${optionLetter(index)}`,
      parts: (index) => `Part ${romanNumeral(index + 1)}`,
      numerals: (index) => romanNumeral(index + 1),
    } as Record<SectionNumbering, (index: number) => string>,
    sectionHeadings: {
      letters: (index, title) => `Section ${optionLetter(index)}: ${title}`,
      parts: (index, title) => `Part ${romanNumeral(index + 1)}: ${title}`,
      numerals: (index, title) => `${romanNumeral(index + 1)}. ${title}`,
    } as Record<SectionNumbering, (index: number, title: string) => string>,
    sectionSummary: (questions: number, marks: number) =>
      `(${count(questions, 'question', 'questions')}, ${count(marks, 'mark', 'marks')})`,
    eachQuestion: (marks: number) => `Each question carries ${count(marks, 'mark', 'marks')}.`,
    sectionTitles: {
      multiple_choice: 'Multiple Choice Questions',
      true_false: 'True or False',
      fill_blank: 'Fill in the Blanks',
      matching: 'Matching Questions',
      short_answer: 'Short Answer Questions',
      essay: 'Essay Questions',
      long_question: 'Long Questions',
      passages: 'Reading and Data Questions',
    } satisfies Record<SectionType, string>,
    sectionInstructions: {
      multiple_choice: 'Circle the letter of the best answer to each question.',
      true_false: 'Decide whether each statement is true or false, and circle your answer.',
      fill_blank: 'Fill in each blank with the correct word, number or phrase.',
      matching: 'Match each item in Column A with an item in Column B, and write its letter in the space.',
      short_answer: 'Answer each question briefly in the space provided.',
      essay: 'Answer each question in full sentences, giving reasons and examples.',
      long_question: 'Answer all parts of each question. Show your working where it is needed.',
      passages: 'Read each passage, or study each table or figure, and answer the questions about it.',
    } satisfies Record<SectionType, string>,
    /** Above a passage, a table or a figure, with the numbers of the questions about it. */
    passage: {
      questions: questionsNumbered,
      instruction: {
        text: (numbers) => `Read the passage below and answer ${questionsNumbered(numbers)}.`,
        table: (numbers) => `Study the table below and answer ${questionsNumbered(numbers)}.`,
        figure: (numbers) => `Study the figure below and answer ${questionsNumbered(numbers)}.`,
      } as Record<PassageKind, (numbers: readonly string[]) => string>,
    },
    true: 'True',
    false: 'False',
    /** Heads of the two columns of a matching question. */
    columns: ['Column A', 'Column B'] as readonly [string, string],
    /** Before the line for the result of a working. */
    answerLine: 'Answer:',
    /** The page to record a practical on. */
    record: {
      heading: 'Practical Record',
      aim: 'Aim of the practical',
      observations: 'Observations',
      columns: ['Step', 'What we did', 'What we observed or measured'] as readonly [string, string, string],
      diagram: 'Labelled diagram',
      conclusion: 'Conclusion',
    },
    end: '--- End of Paper ---',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    code: (code: string) => `Paper code: ${code}`,
    noQuestions: 'No questions available.',
    /** An English name of a subject in the reader's language. */
    subject: (name: string) => name,
    /**
     * Of a paper that nobody named: by the category of its first topic, an English name of a subject, when one is known
     * (decision D37).
     */
    mathematics: 'Mathematics',
    structureInstructions: {
      'hkdse-paper-1': 'Answer ALL questions.',
      'hkdse-paper-1-mock': 'Answer ALL questions in Section A and any THREE questions in Section B.',
      'hkdse-paper-2': 'Answer ALL questions. Mark only ONE answer for each question.',
      'hkdse-paper-2-mock': 'Answer ALL questions. Mark only ONE answer for each question.',
    },
    defaultTitle: (category: string | undefined) =>
      category === undefined || category === TOPIC_DEFAULTS.category ? 'Exercise Paper' : `${category} Exercise Paper`,
    /** Of several documents, as the subject of the title. */
    documents: list,
    /** Of a paper that cannot be read any more. */
    untitled: 'Untitled Quiz',
    /** Once, and only where the AI failed (decision D37). */
    regeneratedTitle: (title: string) => `${title} (Regenerated)`,
    copyTitle: (title: string) => `${title} (copy)`,
  },
  /** What stands on the answer key. */
  key: {
    heading: 'Answer Key',
    title: (title: string) => `${title} - Answer Key`,
    answer: 'Answer',
    modelAnswer: 'Model answer',
    markingScheme: 'Marking scheme',
    /** Heads of the columns of a marking scheme. */
    marks: 'Marks',
    remarks: 'Remarks',
    explanation: 'Explanation',
    source: (place: SourceReference) => `Source: ${wordPlace(place)}`,
    /** The same where it says how far the answer can be trusted. */
    sourceShown: (place: SourceReference) => `Source shown: ${wordPlace(place)}`,
    quotation: (words: string) => `“${words}”`,
    accepted: (answers: readonly string[]) => `also accepted: ${answers.join('; ')}`,
    blank: (number: number) => `Blank ${number}`,
    noAnswers: 'No answers available',
    /** Above what is said of all answers. */
    forTeacher: 'For the teacher',
    /** How far an answer can be trusted (decision D44). */
    trust: {
      proved: 'Proved: worked out by exact calculation.',
      source_shown: 'Source shown.',
      read_this: 'Read this: nothing has decided the answer.',
    } satisfies Record<TrustLabel, string>,
    /** Once, where it holds of every answer. */
    trustOfAll: {
      proved: 'Proved: every final answer was worked out by exact calculation. The worked steps were not proved.',
      source_shown:
        'Source shown: beside each answer stand the words of the document that it rests on. Read whether they give it.',
      read_this: 'Read this: nothing has decided these answers.',
    } satisfies Record<TrustLabel, string>,
  },
  questionTypes: typeNames satisfies Record<QuestionType, string>,
  difficulties: difficultyNames,
  languages: languageNames,
  /** What the teacher is told about a paper as a whole. */
  notices: {
    shortfall: (shortfall: Shortfall) => wordShortfall(shortfall),
    reserve: (type: QuestionType, count: number) =>
      `${count} of the ${typeNames[type]} questions ${count === 1 ? 'is' : 'are'} from the reserve, since the text gave too few of the best: the answers hold, but read their wording and wrong options before you print.`,
    marks: (asked: number, given: number) =>
      `The paper carries ${count(given, 'mark')}, not the ${asked} asked for: ${given < asked ? 'its questions bear no more' : 'its pairs and parts need a mark each'}.`,
    language: (asked: PaperLanguage, given: PaperLanguage) =>
      `The questions are in ${languageNames[given]}, the language of the document; only headings and instructions are in ${languageNames[asked]}.`,
    pagesNotRead: (document: string, pages: readonly number[], reason: UnreadReason) =>
      reason === 'scanned'
        ? `${pagesArePictures(pages)} in “${document}”, so no questions were made from ${pages.length === 1 ? 'it' : 'them'}.`
        : `${pagesAre(pages)} stored with unreadable characters in “${document}”, so no questions were made from ${pages.length === 1 ? 'it' : 'them'}.`,
    pagesRecognised: (document: string, pages: readonly number[]) =>
      `${pagesWere(pages)} read from pictures by character recognition in “${document}”: check the quotations and keys from ${pages.length === 1 ? 'it' : 'them'} against the document.`,
    sameText: (document: string, of: string) =>
      `“${document}” holds the same text as “${of}”, so questions were made from “${of}” only.`,
    sharedText: (document: string, of: string, share: number) =>
      `About ${Math.round(100 * share)}% of “${document}” also stands in “${of}”: look for questions that ask the same.`,
    aiIncomplete: ({ stopped, made, filled, missing }: AiIncomplete) =>
      [
        stopped
          ? `The AI service stopped ${made > 0 ? `after ${count(made, 'question')} (kept)` : 'before it gave a question'}.`
          : `The AI service gave only ${count(made, 'usable question')}.`,
        ...(filled > 0 ? [`${count(filled, 'question')} came from the built-in engine.`] : []),
        ...(missing > 0 ? [`${count(missing, 'question')} could not be made.`] : []),
      ].join(' '),
    aiBatchesFailed: (batches: number) => `${count(batches, 'request')} to the AI service failed; the others went on.`,
    aiUnchecked: (questions: number) =>
      `${questions === 1 ? '1 question by AI has an answer' : `${questions} questions by AI have answers`} that could not be checked: please confirm each one marked “Read this”.`,
  },
}

export type PrintedMessages = typeof en
