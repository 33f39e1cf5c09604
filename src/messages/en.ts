/** The product's texts in English; their type is what the other languages must hold. */
import type { Shortfall } from '#domain/blueprint.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import { optionLetter, type Proof, type QuestionType } from '#domain/question.ts'
import type { Language } from '#domain/language.ts'
import { fileSize, pageRanges } from './number-words.ts'
import type { FaultWords, ReadingFaultCode, ReadingWarningCode, SourceReference, UnreadReason, WarningWords } from './parameters.ts'

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `Page 3 is` or `Pages 3–7 and 9 are`; `Some pages are` when none is named. */
const pagesAre = (pages: readonly number[]): string =>
  pages.length === 0 ? 'Some pages are' : pages.length === 1 ? `Page ${pages[0]} is` : `Pages ${list(pageRanges(pages))} are`

const pagesWord = (pages: readonly number[]): string => (pages.length === 1 ? `page ${pages[0]}` : `pages ${list(pageRanges(pages))}`)

const typeNames = {
  multiple_choice: 'multiple-choice',
  true_false: 'true-or-false',
  fill_blank: 'fill-in-the-blank',
  matching: 'matching',
  short_answer: 'short-answer',
  essay: 'essay',
  long_question: 'long',
} satisfies Record<QuestionType, string>

const languageNames = { en: 'English', 'zh-TW': 'Traditional Chinese', 'zh-CN': 'Simplified Chinese' } satisfies Record<Language, string>

const difficultyNames = { easy: 'easy', medium: 'medium', hard: 'hard', mixed: 'mixed' } satisfies Record<Difficulty, string>

function wordShortfall(shortfall: Shortfall): string {
  const { asked, given } = shortfall
  const asTold = `${given} of the ${count(asked, 'question', 'questions')} asked for`
  switch (shortfall.kind) {
    case 'total': return `The documents gave ${asTold}: no more good questions could be made from them.`
    case 'topic': return `“${shortfall.topic}” gave ${asTold}: no more good questions could be made from its text.`
    case 'type': return `Only ${given} of the ${asked} ${typeNames[shortfall.type]} questions asked for could be made well; questions of other types take their place.`
    case 'level': return `Only ${given} of the ${asked} ${difficultyNames[shortfall.level]} questions asked for could be made well; questions of another difficulty take their place.`
  }
}

export const en = {
  /** What stands on the question paper. */
  paper: {
    name: 'Name',
    date: 'Date',
    class: 'Class',
    studentId: 'Student ID',
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
    /** `index` counts sections from 0. */
    sectionName: (index: number) => `Section ${optionLetter(index)}`,
    sectionHeading: (index: number, title: string) => `Section ${optionLetter(index)}: ${title}`,
    sectionSummary: (questions: number, marks: number) => `(${count(questions, 'question', 'questions')}, ${count(marks, 'mark', 'marks')})`,
    eachQuestion: (marks: number) => `Each question carries ${count(marks, 'mark', 'marks')}.`,
    sectionTitles: {
      multiple_choice: 'Multiple Choice Questions',
      true_false: 'True or False',
      fill_blank: 'Fill in the Blanks',
      matching: 'Matching Questions',
      short_answer: 'Short Answer Questions',
      essay: 'Essay Questions',
      long_question: 'Long Questions',
    } satisfies Record<QuestionType, string>,
    sectionInstructions: {
      multiple_choice: 'Circle the letter of the best answer to each question.',
      true_false: 'Decide whether each statement is true or false, and circle your answer.',
      fill_blank: 'Fill in each blank with the correct word, number or phrase.',
      matching: 'Match each item on the left with an item on the right, and write its letter in the space.',
      short_answer: 'Answer each question briefly in the space provided.',
      essay: 'Answer each question in full sentences, giving reasons and examples.',
      long_question: 'Answer all parts of each question. Show your working where it is needed.',
    } satisfies Record<QuestionType, string>,
    true: 'True',
    false: 'False',
    end: '--- End of Paper ---',
    pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
    code: (code: string) => `Paper code: ${code}`,
    noQuestions: 'No questions available.',
  },
  /** What stands on the answer key. */
  key: {
    heading: 'Answer Key',
    title: (title: string) => `${title} - Answer Key`,
    answer: 'Answer',
    modelAnswer: 'Model answer',
    markingScheme: 'Marking scheme',
    explanation: 'Explanation',
    source: ({ document, heading, page }: SourceReference) =>
      `Source: ${[document, heading, page === undefined ? undefined : `page ${page}`].filter((part) => part !== undefined).join(', ')}`,
    quotation: (words: string) => `“${words}”`,
    accepted: (answers: readonly string[]) => `also accepted: ${answers.join('; ')}`,
    blank: (number: number) => `Blank ${number}`,
    noAnswers: 'No answers available',
    /** Above the notices, which stand on the key only. */
    forTeacher: 'For the teacher',
    /** How far an answer can be trusted. */
    proofs: {
      proved: 'Proved by computation.',
      quoted: 'Stated in the source.',
      checked: 'Confirmed by an independent check.',
      unchecked: 'Not checked: please confirm this answer.',
    } satisfies Record<Proof, string>,
  },
  questionTypes: typeNames satisfies Record<QuestionType, string>,
  difficulties: difficultyNames,
  languages: languageNames,
  /** What the teacher is told about a paper as a whole. */
  notices: {
    shortfall: (shortfall: Shortfall) => wordShortfall(shortfall),
    language: (asked: Language, given: Language) =>
      `The questions are in ${languageNames[given]}, the language of the document; only headings and instructions are in ${languageNames[asked]}.`,
    pagesNotRead: (document: string, pages: readonly number[], reason: UnreadReason) =>
      reason === 'scanned'
        ? `${pagesAre(pages)} pictures of text in “${document}”, so no questions were made from ${pages.length === 1 ? 'it' : 'them'}.`
        : `${pagesAre(pages)} stored with unreadable characters in “${document}”, so no questions were made from ${pages.length === 1 ? 'it' : 'them'}.`,
  },
  /** Why a file could not be read, and what to do about it. */
  readingFaults: {
    empty: () => 'The file is empty. Choose a file that holds the text of your lesson.',
    too_large: ({ limit }) =>
      limit === undefined
        ? 'The file is too large. Split it, or save it with smaller pictures.'
        : `The file is larger than ${fileSize(limit)}. Split it, or save it with smaller pictures.`,
    wrong_type: ({ found, claimed }) =>
      `The file is named as ${claimed ?? 'another type'} but holds ${found ?? 'something else'}. Give it the right name, or save it again as PDF, .docx or .txt.`,
    unsupported_type: ({ found, claimed }) =>
      `Files of the type ${found ?? claimed ?? 'of this one'} cannot be read. Save the file as PDF, .doc, .docx or .txt.`,
    old_word: () => 'The file was written by a version of Word before 97. Open it in Word or LibreOffice and save it as .docx.',
    password: () => 'The file is protected by a password. Save a copy without the password and choose that.',
    damaged: () => 'The file is damaged and cannot be opened. Open it in the program that made it, save it again, and choose the new file.',
    scan: ({ pages }) =>
      `${pages === undefined ? 'The pages are' : pagesAre(pages)} pictures of text, so there are no words to read. Run text recognition (OCR) on the file, or choose the original document.`,
    garbage_text: () => 'The text of the file is stored with unreadable characters. Choose the original document, or print it to a new PDF.',
    too_many_pages: ({ limit, found }) =>
      `The file has ${found ?? 'too many'} pages${limit === undefined ? '' : `; at most ${limit} can be read`}. Choose the chapter that you need, or split the file.`,
    no_text: () => 'The file holds no text to make questions from. Choose a document with running text.',
    too_slow: () => 'The file took too long to read. Split it, or save it again from the program that made it.',
    too_much_memory: () => 'The file needs more memory than one file may use. Split it, or save it with smaller pictures.',
  } satisfies Record<ReadingFaultCode, FaultWords>,
  /** What was lost in a file that could be read. */
  readingWarnings: {
    scanned_pages: ({ pages }) => `${pagesAre(pages)} pictures of text and could not be read. Run text recognition (OCR) on the file to use ${pages.length === 1 ? 'it' : 'them'}.`,
    garbage_pages: ({ pages }) => `${pagesAre(pages)} stored with unreadable characters and ${pages.length === 1 ? 'was' : 'were'} left out.`,
    truncated: ({ pages }) =>
      pages.length === 0 ? 'The document is very long; only its beginning was read.' : `The document is very long; ${pagesWord(pages)} ${pages.length === 1 ? 'was' : 'were'} left out.`,
    formulas_lost: ({ pages }) =>
      `Some formulas${pages.length === 0 ? '' : ` on ${pagesWord(pages)}`} could not be read; sentences that need them were left out.`,
  } satisfies Record<ReadingWarningCode, WarningWords>,
  /** What the command line reports. */
  command: {
    fileNotFound: (path: string) => `There is no file at ${path}. Check the path.`,
    cannotRead: (path: string) => `The file ${path} may not be read. Check its permissions.`,
    cannotWrite: (path: string) => `Nothing can be written to ${path}. Check that its folder exists and may be written to.`,
    wrote: (path: string, what: string) => `Wrote ${path}: ${what}`,
    nothingMade: 'No good question could be made from these files. Choose a document with more running text, or other question types.',
  },
}

export type Messages = typeof en
