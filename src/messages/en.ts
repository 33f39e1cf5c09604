/** The product's texts in English; their type is what the other languages must hold. */
import type { Shortfall } from '#domain/blueprint.ts'
import type { ConfigurationNumber } from '#domain/configuration.ts'
import type { Difficulty } from '#domain/difficulty.ts'
import type { PlanLimit } from '#domain/plan.ts'
import { optionLetter, type Proof, type QuestionType } from '#domain/question.ts'
import type { Language } from '#domain/language.ts'
import { romanNumeral } from '#domain/roman-numeral.ts'
import type { CandidateField, SectionNumbering } from '#domain/template.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import { fileSize, pageRanges } from './number-words.ts'
import type { QuotaCause } from '#domain/refusal.ts'
import type { RefusalSentences } from './word-refusal.ts'
import type { FaultSentences } from './word-faults.ts'
import type { FaultWords, ReadingFaultCode, ReadingWarningCode, SourceReference, UnreadReason, WarningWords } from './parameters.ts'

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`

const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

/** `Page 3 is` or `Pages 3–7 and 9 are`; `Some pages are` when none is named. */
const pagesAre = (pages: readonly number[]): string =>
  pages.length === 0 ? 'Some pages are' : pages.length === 1 ? `Page ${pages[0]} is` : `Pages ${list(pageRanges(pages))} are`

/** `Page 3 was` or `Pages 3–7 and 9 were`. */
const pagesWere = (pages: readonly number[]): string =>
  pages.length === 0 ? 'Some pages were' : pages.length === 1 ? `Page ${pages[0]} was` : `Pages ${list(pageRanges(pages))} were`

/** `Page 3 is a picture of text`. */
const pagesArePictures = (pages: readonly number[]): string => `${pagesAre(pages)} ${pages.length === 1 ? 'a picture' : 'pictures'} of text`

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
    case 'type': return `Only ${given} of the ${asked} ${typeNames[shortfall.type]} questions asked for could be made well; questions of the other types chosen take their place where the text gives them.`
    case 'level': return `Only ${given} of the ${asked} ${difficultyNames[shortfall.level]} questions asked for could be made well; questions of another difficulty take their place where the text gives them.`
  }
}

const fieldWords = { name: 'name', class: 'class', classNumber: 'class number', studentId: 'student ID', group: 'group', date: 'the date' } satisfies Record<CandidateField, string>

const planLimitNames = {
  quizzesPerMonth: 'quizzes a month',
  documentsPerMonth: 'documents a month',
  questionsPerMonth: 'questions a month',
  pdfPagesPerMonth: 'PDF pages a month',
  pagesPerPdf: 'pages in one PDF',
  questionsPerQuiz: 'questions in one quiz',
  storageBytes: 'of stored documents',
} satisfies Record<PlanLimit, string>

const numberFields = { totalQuestions: 'Total Questions', timeLimit: 'Time Limit', totalMarks: 'Total Marks' } satisfies Record<ConfigurationNumber, string>

const quotaSentence = (cause: QuotaCause, usage: number, limit: number): string => {
  switch (cause) {
    case 'quiz': return `Monthly quiz generation limit reached: ${usage} of ${limit} used.`
    case 'questions': return `Monthly question generation limit reached: ${usage} of ${limit} used.`
    case 'pdf': return `Monthly PDF page limit reached: ${usage} of ${limit} used.`
    case 'document': return `Monthly document upload limit reached: ${usage} of ${limit} used.`
    case 'storage': return `Storage limit reached: ${fileSize(usage)} of ${fileSize(limit)} used. Delete documents that you no longer need.`
  }
}

export const en = {
  /** What stands on the question paper. */
  paper: {
    candidateFields: { name: 'Name', class: 'Class', classNumber: 'Class No.', studentId: 'Student ID', group: 'Group', date: 'Date' } satisfies Record<CandidateField, string>,
    /** A level of the curriculum: P1 to P6, S1 to S6. */
    grade: (level: string) => level.replace(/^P(?=\d$)/, 'Primary ').replace(/^S(?=\d$)/, 'Secondary '),
    /** The box for the marks that a candidate gets. */
    marksGot: 'Marks',
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
    fillIn: (fields: readonly CandidateField[]) => `Write your ${list(fields.map((field) => fieldWords[field]))} in the spaces provided.`,
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
      fill_blank: 'Write the word, number or phrase that belongs in each blank on the line below it.',
      matching: 'Match each item in Column A with an item in Column B, and write its letter in the space.',
      short_answer: 'Answer each question briefly in the space provided.',
      essay: 'Answer each question in full sentences, giving reasons and examples.',
      long_question: 'Answer all parts of each question. Show your working where it is needed.',
    } satisfies Record<QuestionType, string>,
    /** Where the blank itself is written in. */
    fillInside: 'Fill in each blank with the correct word, number or phrase.',
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
    /** Of a paper that nobody named: by the category of its first topic, an English name of a subject, when one is known (decision D37). */
    mathematics: 'Mathematics',
    structureInstructions: { 'hkdse-paper-1': 'Answer ALL questions.', 'hkdse-paper-1-mock': 'Answer ALL questions in Section A and any THREE questions in Section B.', 'hkdse-paper-2': 'Answer ALL questions. Mark only ONE answer for each question.', 'hkdse-paper-2-mock': 'Answer ALL questions. Mark only ONE answer for each question.' },
    defaultTitle: (category: string | undefined) => (category === undefined || category === TOPIC_DEFAULTS.category ? 'Exercise Paper' : `${category} Exercise Paper`),
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
    reserve: (type: QuestionType, count: number) =>
      `${count} of the ${typeNames[type]} questions ${count === 1 ? 'is' : 'are'} from the reserve, since the text gave too few of the best: the answers hold, but read their wording and wrong options before you print.`,
    language: (asked: Language, given: Language) =>
      `The questions are in ${languageNames[given]}, the language of the document; only headings and instructions are in ${languageNames[asked]}.`,
    pagesNotRead: (document: string, pages: readonly number[], reason: UnreadReason) =>
      reason === 'scanned'
        ? `${pagesArePictures(pages)} in “${document}”, so no questions were made from ${pages.length === 1 ? 'it' : 'them'}.`
        : `${pagesAre(pages)} stored with unreadable characters in “${document}”, so no questions were made from ${pages.length === 1 ? 'it' : 'them'}.`,
    pagesRecognised: (document: string, pages: readonly number[]) =>
      `${pagesWere(pages)} read from pictures by character recognition in “${document}”: check the quotations and keys from ${pages.length === 1 ? 'it' : 'them'} against the document.`,
    sameText: (document: string, of: string) => `“${document}” holds the same text as “${of}”, so questions were made from “${of}” only.`,
    sharedText: (document: string, of: string, share: number) => `About ${Math.round(100 * share)}% of “${document}” also stands in “${of}”: look for questions that ask the same.`,
  },
  /** Why a file could not be read, and what to do about it. */
  readingFaults: {
    empty: () => 'The file is empty. Choose a file that holds the text of your lesson.',
    too_large: ({ limit }) =>
      limit === undefined
        ? 'The file is too large. Split it, or save it with smaller pictures.'
        : `The file is larger than ${fileSize(limit)}. Split it, or save it with smaller pictures.`,
    wrong_type: ({ found, claimed }) =>
      `The file is named ${claimed === undefined ? 'as another type' : `.${claimed}`}, but its content is ${found === undefined ? 'something else' : found.toUpperCase()}. Save it again as PDF, .docx or .txt.`,
    unsupported_type: ({ found, claimed }) =>
      `${(found ?? claimed)?.toUpperCase() ?? 'Such'} files cannot be read. Save the file as PDF, .doc, .docx or .txt.`,
    old_word: () => 'The file was written by a version of Word before 97. Open it in Word or LibreOffice and save it as .docx.',
    password: () => 'The file is protected by a password. Save a copy without the password and choose that.',
    damaged: () => 'The file is damaged and cannot be opened. Open it in the program that made it, save it again, and choose the new file.',
    scan: ({ pages, found }) =>
      found === 'docx'
        ? 'The file holds only pictures, so there are no words to read. Save it as PDF, so that the text in the pictures can be recognised (OCR), or choose the original document.'
        : `${pages === undefined ? 'The pages are pictures of text' : pagesArePictures(pages)}, so there are no words to read. Run text recognition (OCR) on the file, or choose the original document.`,
    doubtful_scan: ({ pages }) =>
      `${pages === undefined ? 'The pages are pictures of text' : pagesArePictures(pages)} that could not be read surely. Scan the document again, straight and at 300 dots an inch, or choose the original.`,
    garbage_text: () => 'The text of the file is stored with unreadable characters. Choose the original document, or print it to a new PDF.',
    too_many_pages: ({ limit, found }) =>
      `The file has ${found ?? 'too many'} pages${limit === undefined ? '' : `; at most ${limit} can be read`}. Choose the chapter that you need, or split the file.`,
    no_text: () => 'The file holds no text to make questions from. Choose a document with running text.',
    too_slow: () => 'The file took too long to read. Split it, or save it again from the program that made it.',
    too_much_memory: () => 'The file needs more memory than one file may use. Split it, or save it with smaller pictures.',
  } satisfies Record<ReadingFaultCode, FaultWords>,
  /** What was lost in a file that could be read. */
  readingWarnings: {
    scanned_pages: ({ pages }) => `${pagesArePictures(pages)} and could not be read. Run text recognition (OCR) on the file to use ${pages.length === 1 ? 'it' : 'them'}.`,
    parts_not_read: () => 'Other files are inserted in this document, and their text was left out. Open it in Word, save it again, and choose the new file.',
    recognised_pages: ({ pages }) => `${pagesWere(pages)} read by character recognition; check the quotations from ${pages.length === 1 ? 'it' : 'them'}.`,
    doubtful_pages: ({ pages }) =>
      `${pagesArePictures(pages)} that could not be read surely, and ${pages.length === 1 ? 'was' : 'were'} left out. Scan ${pages.length === 1 ? 'it' : 'them'} again, straight and at 300 dots an inch.`,
    pages_beyond_recognition: ({ pages }) =>
      `The document has more pictures of text than are recognised in one document; ${pagesWord(pages)} ${pages.length === 1 ? 'was' : 'were'} left out. Split the file to use ${pages.length === 1 ? 'it' : 'them'}.`,
    garbage_pages: ({ pages }) => `${pagesAre(pages)} stored with unreadable characters and ${pages.length === 1 ? 'was' : 'were'} left out.`,
    truncated: ({ pages }) =>
      pages.length === 0 ? 'The document is very long; only its beginning was read.' : `The document is very long; ${pagesWord(pages)} ${pages.length === 1 ? 'was' : 'were'} left out.`,
    formulas_lost: ({ pages }) =>
      `Some formulas${pages.length === 0 ? '' : ` on ${pagesWord(pages)}`} could not be read; sentences that need them were left out.`,
  } satisfies Record<ReadingWarningCode, WarningWords>,
  /** Of character recognition of scanned pages. */
  recognition: {
    /** `files` are names of files, `folder` is its full path. */
    install: (files: readonly string[], folder: string) =>
      `To have such pages read here, put Tesseract’s language data (${list(files)}) into the folder ${folder} and try again; docs/ocr.md says where to get them.`,
    progress: (document: string, done: number, all: number) => `${document}: character recognition, page ${done} of ${all}`,
  },
  /** What is wrong with questions as a whole. */
  questions: {
    notAnArray: 'Questions data is not an array',
    inQuestion: (number: number, sentence: string) => `Question ${number}: ${sentence}`,
    wrongField: (field: string, problem: string) => (field === '' ? `This is not a paper: ${problem}.` : `The field ${field} is wrong: ${problem}.`),
  },
  /** What is wrong with a question, a configuration, marks or a plan, or was put right. */
  faults: {
    not_an_object: () => 'It is not a question: an object with its text, type and key was wanted.',
    question_too_large: () => 'It is too large to be a question.',
    text_missing: () => 'The question text must be a string that is not empty.',
    type_missing: () => 'The type must be a string, such as multiple_choice or short_answer.',
    type_unknown: ({ found }) => `The type “${found}” is not known.`,
    key_missing: () => 'A correct answer is required.',
    key_unknown: ({ found }) => `The correct answer “${found}” is none of the answers to choose from.`,
    key_ambiguous: ({ found }) => `The correct answer “${found}” can mean more than one option. Give its letter or its whole text.`,
    too_few_options: ({ found, least }) => `A multiple-choice question needs at least ${least} options; ${found === 0 ? 'none was' : `only ${found} ${found === 1 ? 'was' : 'were'}`} given.`,
    option_empty: ({ place }) => `Option ${optionLetter(place - 1)} is empty.`,
    blanks_without_keys: ({ blanks, keys }) => `Each blank needs one answer: the text has ${count(blanks, 'blank', 'blanks')} and the key ${count(keys, 'answer', 'answers')}.`,
    sides_missing: () => 'A matching question needs items on both sides.',
    pairs_incomplete: () => 'Each item on the left needs exactly one partner on the right.',
    part_incomplete: ({ part, missing }) => `Part ${part} has no ${missing === 'text' ? 'text' : 'answer'}.`,
    marks_defaulted: ({ marks }) => `No positive marks were given, so it carries ${count(marks, 'mark', 'marks')}.`,
    marks_rounded: ({ found, marks }) => `Marks must be whole: ${found} became ${marks}.`,
    marks_from_parts: ({ stated, marks }) => `Its parts carry ${count(marks, 'mark', 'marks')} together, not the ${stated} stated.`,
    level_unknown: ({ found }) => `The difficulty “${found}” is not known, so it counts as medium.`,
    blank_added: () => 'The text had no blank, so one was added at its end.',
    options_repeat: () => 'Two of its options say the same.',
    figure_dropped: () => 'Its figure could not be taken over.',
    proof_lowered: () => 'Its answer comes from outside and counts as unchecked.',
    language_differs: ({ wanted }) => `It is not written in ${languageNames[wanted]}, the language of the paper.`,
    duplicate: ({ of }) => `It repeats question ${of} and was left out.`,
    total_marks_out_of_range: ({ total, least, most }) => `Total Marks must be a whole number from ${least} to ${most}, not ${total}.`,
    below_one_mark_a_question: ({ total, needed, questions }) =>
      `${count(total, 'mark', 'marks')} cannot be shared over ${count(questions, 'question', 'questions')}: at least ${needed} are needed. Ask for more marks or fewer questions.`,
    over_plan: ({ limit, most, used, asked }) =>
      `The plan allows ${limit === 'storageBytes' ? fileSize(most) : most} ${planLimitNames[limit]}: ${used === 0 ? '' : `${limit === 'storageBytes' ? fileSize(used) : used} used, `}${limit === 'storageBytes' ? fileSize(asked) : asked} asked for.`,
    title_missing: () => 'A paper needs a title.',
    no_types: () => 'Choose at least one question type.',
    unknown_value: ({ field, found, wanted }) => `“${found}” is not a known ${field}: choose ${wanted.join(', ')}.`,
    type_not_offered: ({ type, wanted }) => `This paper format does not offer ${typeNames[type]} questions: choose ${list(wanted.map((other) => typeNames[other]))}.`,
    number_out_of_range: ({ field, found, least, most }) => `${numberFields[field]} must be from ${least} to ${most}, not ${found}.`,
  } satisfies FaultSentences as FaultSentences,
  /** Why a document came to no end. */
  processing: { cancelled: 'The reading was cancelled.', interrupted: 'Reading was interrupted too often. Upload the document again.' },
  /** Why the service refused a request, and what to do. */
  refusals: {
    unauthenticated: () => 'Authentication required',
    sign_in_again: () => 'Sign in again first: for this you must have signed in within the last ten minutes.',
    foreign_origin: () => 'The request came from another web site and was refused. Open Setpaper itself and try again.',
    not_found: () => 'There is nothing here, or it is not yours.',
    invalid_input: ({ field, problem }) => (field === '' ? `The request cannot be understood: ${problem}.` : `The field ${field} is wrong: ${problem}.`),
    body_too_large: ({ mostBytes }) => `The request is larger than ${fileSize(mostBytes)}. Send less at once.`,
    no_file: () => 'No file was sent. Choose a PDF, .doc, .docx or .txt file.',
    too_many_files: ({ most }) => `At most ${most} files can be uploaded at once. Upload the others afterwards.`,
    file_too_large: ({ mostBytes, name }) => `“${name}” is larger than ${fileSize(mostBytes)}. Split it, or save it with smaller pictures.`,
    file_type_unsupported: ({ name }) => `“${name}” is not a PDF, .doc, .docx or .txt file. Save it as one of these.`,
    document_not_ready: ({ name }) => `“${name}” is still being read. Wait until it is ready and try again.`,
    document_unread: ({ name }) => `“${name}” could not be read, so there is nothing to make questions from. Choose another document.`,
    no_such_topic: ({ topic }) => `The topic ${topic} is not among the topics of these documents. Load the topics again and choose from them.`,
    no_such_template: ({ template }) => `There is no template “${template}”. Choose one from the list of templates.`,
    no_questions: () => 'No good question could be made from these documents. Choose a document with more running text, or other question types.',
    no_other_question: () => 'The text gave no other good question for this place. Choose another type or difficulty, or keep this question.',
    concept_not_covered: ({ topic }) => `There are no questions on “${topic}” yet: the built-in engine makes papers on the topics of secondary mathematics, such as percentages, circles or probability. For another subject, upload a document and make the paper from that.`,
    no_sources: () => 'Name what the paper is about: a document, or topics of the curriculum.',
    revision_conflict: ({ revision }) => `This was changed in another place in the meantime (it is now at revision ${revision}). Load it again, and make your change once more.`,
    request_in_progress: () => 'The same request is still being worked on. Wait for its answer.',
    key_of_other_request: () => 'This Idempotency-Key was used for another request. Use a new key.',
    quota: ({ cause, usage, limit }) => quotaSentence(cause, usage, limit),
    insufficient_credits: ({ requiredCredits, credits }) => `Insufficient credits: ${requiredCredits} are needed and you have ${credits}.`,
    rate_limited: ({ retryAfterSeconds }) => `Too many requests. Try again in ${count(retryAfterSeconds, 'second', 'seconds')}.`,
    took_too_long: () => 'This took too long and was stopped. Nothing was charged; try again, with fewer questions or a shorter document.',
    unavailable: () => 'The service cannot be reached at the moment. Nothing is lost; try again in a minute.',
    no_space: () => 'The server has no room left to store this. What is stored already is safe; tell whoever runs the server, and try again later.',
    internal: ({ requestId }) => `Something went wrong on our side. Try again; if it happens again, tell the operator the request ${requestId}.`,
  } satisfies RefusalSentences as RefusalSentences,
  /** What the command line reports. */
  command: {
    nothingMade: 'No good question could be made from these files. Choose a document with more running text, or other question types.',
  },
}

export type Messages = typeof en
