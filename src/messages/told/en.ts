/** What the product tells its reader in English; its type is what the other languages must hold. */
import { FRESH_SIGN_IN_MINUTES } from '#domain/limits.ts'
import { MOST_MARKS } from '#domain/type-marks.ts'
import type { ConfigurationNumber } from '#domain/configuration.ts'
import type { PlanLimit } from '#domain/plan.ts'
import { optionLetter } from '#domain/question.ts'
import { count, fileSize, pageRanges } from '../number-words.ts'
import type { AiCause, QuotaCause } from '#domain/refusal.ts'
import type { RenderFault } from '#domain/render-fault.ts'
import type { RefusalSentences } from '../word-refusal.ts'
import type { FaultSentences } from '../word-faults.ts'
import type { FaultWords, ReadingFaultCode, ReadingWarningCode, WarningWords } from '../parameters.ts'
import { languageNames, list, pagesAre, pagesArePictures, pagesWere, typeNames } from '../printed/en.ts'
import { losses } from '../losses/en.ts'

const pagesWord = (pages: readonly number[]): string =>
  pages.length === 1 ? `page ${pages[0]}` : `pages ${list(pageRanges(pages))}`

const planLimitNames = {
  quizzesPerMonth: 'quizzes a month',
  documentsPerMonth: 'documents a month',
  questionsPerMonth: 'questions a month',
  pdfPagesPerMonth: 'PDF pages a month',
  pagesPerPdf: 'pages in one PDF',
  questionsPerQuiz: 'questions in one quiz',
  storageBytes: 'of stored documents',
} satisfies Record<PlanLimit, string>

const numberFields = {
  totalQuestions: 'Total Questions',
  timeLimit: 'Time Limit',
  totalMarks: 'Total Marks',
} satisfies Record<ConfigurationNumber, string>

const aiCauses = {
  timeout: 'the AI service did not answer in time',
  rate_limited: 'the AI service has too much to do',
  unavailable: 'the AI service cannot be reached',
  misconfigured: 'the AI service does not accept its key, model or address',
  refused: 'the AI service declined to answer',
  too_large: 'the answer of the AI service was too long',
  empty: 'the AI service answered nothing',
  nothing_usable: 'nothing in the answer of the AI service could be used',
} satisfies Record<AiCause, string>

const quotaSentence = (cause: QuotaCause, usage: number, limit: number): string => {
  switch (cause) {
    case 'quiz':
      return `Monthly quiz generation limit reached: ${usage} of ${limit} used.`
    case 'questions':
      return `Monthly question generation limit reached: ${usage} of ${limit} used.`
    case 'pdf':
      return `Monthly PDF page limit reached: ${usage} of ${limit} used.`
    case 'document':
      return `Monthly document upload limit reached: ${usage} of ${limit} used.`
    case 'storage':
      return `Storage limit reached: ${fileSize(usage)} of ${fileSize(limit)} used. Delete documents that you no longer need.`
  }
}

const near = (piece: string): string => (piece === '' ? '' : ` It stopped at “${piece}”.`)

/** What is wrong in a piece of LaTeX; the words of TeX itself are English in every language. */
const renderFault = (fault: RenderFault): string => {
  switch (fault.kind) {
    case 'latex':
      return `${fault.message.replace(/\.?$/, '.')}${near(fault.near)}`
    case 'no_such_package':
      return `the package “${fault.name}” is not available. Draw with TikZ, pgfplots, circuitikz, chemfig, tikz-cd or tikz-3dplot.`
    case 'no_such_library':
      return `the library “${fault.name}” is not available. Draw it without that library.`
    case 'no_such_sign':
      return `no font here has the sign “${fault.sign}”. Write it another way.`
    case 'too_long':
      return `the LaTeX is longer than ${fault.most} characters. Shorten it.`
    case 'too_large':
      return 'the drawing is too large. Make it smaller, with fewer points, or ask for fewer dots an inch.'
    case 'too_slow':
      return `it was not drawn within ${count(fault.seconds, 'second', 'seconds')}. Look for a loop, or plot fewer points.`
    case 'busy':
      return 'many diagrams are being drawn at the moment. Try again in a minute.'
    case 'nothing_drawn':
      return 'nothing is drawn by this LaTeX.'
    case 'failed':
      return 'the LaTeX could not be drawn. Try again, or write it more simply.'
  }
}

export const en = {
  /** Why a file could not be read, and what to do about it. */
  readingFaults: {
    empty: () => 'The file is empty. Choose a file that holds the text of your lesson.',
    too_large: ({ limit }) =>
      limit === undefined
        ? 'The file is too large. Split it, or save it with smaller pictures.'
        : `The file is larger than ${fileSize(limit)}. Split it, or save it with smaller pictures.`,
    wrong_type: ({ found, claimed }) =>
      `The file is named ${claimed === undefined ? 'as another type' : `.${claimed}`}, but its content is ${found === undefined ? 'something else' : found.toUpperCase()}. Save it again as PDF, .docx, .pptx or .txt.`,
    unsupported_type: ({ found, claimed }) =>
      `${(found ?? claimed)?.toUpperCase() ?? 'Such'} files cannot be read. Save the file as PDF, .doc, .docx, .pptx or .txt.`,
    old_word: () =>
      'The file was written by a version of Word before 97. Open it in Word or LibreOffice and save it as .docx.',
    password: () => 'The file is protected by a password. Save a copy without the password and choose that.',
    damaged: () =>
      'The file is damaged and cannot be opened. Open it in the program that made it, save it again, and choose the new file.',
    scan: ({ pages, found }) =>
      found === 'docx' || found === 'pptx'
        ? 'The file holds only pictures, so there are no words to read. Save it as PDF, so that the text in the pictures can be recognised (OCR), or choose the original document.'
        : `${pages === undefined ? 'The pages are pictures of text' : pagesArePictures(pages)}, so there are no words to read. Run text recognition (OCR) on the file, or choose the original document.`,
    doubtful_scan: ({ pages }) =>
      `${pages === undefined ? 'The pages are pictures of text' : pagesArePictures(pages)} that could not be read surely. Scan the document again, straight and at 300 dots an inch, or choose the original.`,
    garbage_text: () =>
      'The text of the file is stored with unreadable characters. Choose the original document, or print it to a new PDF.',
    too_many_pages: ({ limit, found }) =>
      `The file has ${found ?? 'too many'} pages${limit === undefined ? '' : `; at most ${limit} can be read`}. Choose the chapter that you need, or split the file.`,
    no_text: () => 'The file holds no text to make questions from. Choose a document with running text.',
    too_slow: () => 'The file took too long to read. Split it, or save it again from the program that made it.',
    too_much_memory: () =>
      'The file needs more memory than one file may use. Split it, or save it with smaller pictures.',
  } satisfies Record<ReadingFaultCode, FaultWords>,
  /** What was lost in a file that could be read. */
  readingWarnings: {
    scanned_pages: ({ pages }) =>
      `${pagesArePictures(pages)} and could not be read. Run text recognition (OCR) on the file to use ${pages.length === 1 ? 'it' : 'them'}.`,
    parts_not_read: () =>
      'Other files are inserted in this document, and their text was left out. Open it in Word, save it again, and choose the new file.',
    hidden_slides: ({ pages }) =>
      `Hidden slides were left out (${pagesWord(pages)}). To use them, show them in PowerPoint, save the file, and choose it again.`,
    recognised_pages: ({ pages }) =>
      `${pagesWere(pages)} read by character recognition; check the quotations from ${pages.length === 1 ? 'it' : 'them'}.`,
    doubtful_pages: ({ pages }) =>
      `${pagesArePictures(pages)} that could not be read surely, and ${pages.length === 1 ? 'was' : 'were'} left out. Scan ${pages.length === 1 ? 'it' : 'them'} again, straight and at 300 dots an inch.`,
    pages_beyond_recognition: ({ pages }) =>
      `The document has more pictures of text than are recognised in one document; ${pagesWord(pages)} ${pages.length === 1 ? 'was' : 'were'} left out. Split the file to use ${pages.length === 1 ? 'it' : 'them'}.`,
    garbage_pages: ({ pages }) =>
      `${pagesAre(pages)} stored with unreadable characters and ${pages.length === 1 ? 'was' : 'were'} left out.`,
    truncated: ({ pages }) =>
      pages.length === 0
        ? 'The document is very long; only its beginning was read.'
        : `The document is very long; ${pagesWord(pages)} ${pages.length === 1 ? 'was' : 'were'} left out.`,
    formulas_lost: ({ pages }) =>
      `Some formulas${pages.length === 0 ? '' : ` on ${pagesWord(pages)}`} could not be read; sentences that need them were left out.`,
  } satisfies Record<ReadingWarningCode, WarningWords>,
  /** Of character recognition of scanned pages. */
  recognition: {
    /** `files` are names of files, `folder` is its full path. */
    install: (files: readonly string[], folder: string) =>
      `To have such pages read here, put Tesseract’s language data (${list(files)}) into the folder ${folder} and try again; docs/ocr.md says where to get them.`,
    progress: (document: string, done: number, all: number) =>
      `${document}: character recognition, page ${done} of ${all}`,
  },
  /** What is wrong with questions as a whole. */
  questions: {
    notAnArray: 'Questions data is not an array',
    inQuestion: (number: number, sentence: string) => `Question ${number}: ${sentence}`,
    wrongField: (field: string, problem: string) =>
      field === '' ? `This is not a paper: ${problem}.` : `The field ${field} is wrong: ${problem}.`,
  },
  /** What is wrong with a question, a configuration, marks or a plan, or was put right. */
  faults: {
    not_an_object: () => 'It is not a question: an object with its text, type and key was wanted.',
    question_too_large: () => 'It is too large to be a question.',
    text_missing: () => 'The question text must be a string that is not empty.',
    type_missing: () => 'The type must be a string, such as multiple_choice or short_answer.',
    type_unknown: ({ found }) => `The type “${found}” is not known.`,
    passage_unknown: ({ found }) => `It is about the passage “${found}”, which the paper does not have.`,
    key_missing: () => 'A correct answer is required.',
    key_unknown: ({ found }) => `The correct answer “${found}” is none of the answers to choose from.`,
    key_ambiguous: ({ found }) =>
      `The correct answer “${found}” can mean more than one option. Give its letter or its whole text.`,
    too_few_options: ({ found, least }) =>
      `A multiple-choice question needs at least ${least} options; ${found === 0 ? 'none was' : `only ${found} ${found === 1 ? 'was' : 'were'}`} given.`,
    option_empty: ({ place }) => `Option ${optionLetter(place - 1)} is empty.`,
    blanks_without_keys: ({ blanks, keys }) =>
      `Each blank needs one answer: the text has ${count(blanks, 'blank', 'blanks')} and the key ${count(keys, 'answer', 'answers')}.`,
    sides_missing: () => 'A matching question needs items on both sides.',
    pairs_incomplete: () => 'Each item on the left needs exactly one partner on the right.',
    part_incomplete: ({ part, missing }) => `Part ${part} has no ${missing === 'text' ? 'text' : 'answer'}.`,
    marks_defaulted: ({ marks }) => `No positive marks were given, so it carries ${count(marks, 'mark', 'marks')}.`,
    marks_rounded: ({ found, marks }) => `Marks must be whole: ${found} became ${marks}.`,
    marks_from_parts: ({ stated, marks }) =>
      `Its parts carry ${count(marks, 'mark', 'marks')} together, not the ${stated} stated.`,
    level_unknown: ({ found }) => `The difficulty “${found}” is not known, so it counts as medium.`,
    blank_added: () => 'The text had no blank, so one was added at its end.',
    options_repeat: () => 'Two of its options say the same.',
    figure_dropped: () => 'Its figure could not be taken over.',
    proof_lowered: () => 'Its answer comes from outside and counts as unchecked.',
    language_differs: ({ wanted }) => `It is not written in ${languageNames[wanted]}, the language of the paper.`,
    duplicate: ({ of }) => `It repeats question ${of} and was left out.`,
    total_marks_out_of_range: ({ total, least, most }) =>
      `Total Marks must be a whole number from ${least} to ${most}, not ${total}.`,
    below_one_mark_a_question: ({ total, needed, questions }) =>
      `${count(total, 'mark', 'marks')} cannot be shared over ${count(questions, 'question', 'questions')}: at least ${needed} are needed. Ask for more marks or fewer questions.`,
    above_what_questions_bear: ({ total, most }) =>
      `The questions of this paper can carry ${count(most, 'mark', 'marks')} at most, not ${total}: a choice bears ${MOST_MARKS.choice}, a blank ${MOST_MARKS.blank}, a short answer ${MOST_MARKS.short_answer}, an essay ${MOST_MARKS.essay}.`,
    over_plan: ({ limit, most, used, asked }) =>
      `The plan allows ${limit === 'storageBytes' ? fileSize(most) : most} ${planLimitNames[limit]}: ${used === 0 ? '' : `${limit === 'storageBytes' ? fileSize(used) : used} used, `}${limit === 'storageBytes' ? fileSize(asked) : asked} asked for.`,
    title_missing: () => 'A paper needs a title.',
    no_types: () => 'Choose at least one question type.',
    unknown_value: ({ field, found, wanted }) => `“${found}” is not a known ${field}: choose ${wanted.join(', ')}.`,
    type_not_offered: ({ type, wanted }) =>
      `This paper format does not offer ${typeNames[type]} questions: choose ${list(wanted.map((other) => typeNames[other]))}.`,
    number_out_of_range: ({ field, found, least, most }) =>
      `${numberFields[field]} must be from ${least} to ${most}, not ${found}.`,
  } satisfies FaultSentences as FaultSentences,
  /**
   * What is told where the server, or what stands before it, gave no reason of its own (specification 1, section 8).
   */
  answered: (status: number) => `HTTP error! status: ${status}`,
  /** Of a file format. */
  losses,
  /** Why a document came to no end. */
  processing: {
    cancelled: 'The reading was cancelled.',
    interrupted: 'Reading was interrupted too often. Upload the document again.',
  },
  /** Why the service refused a request, and what to do. */
  refusals: {
    unauthenticated: () => 'Authentication required',
    sign_in_again: () =>
      `Sign in again first: for this you must have signed in within the last ${FRESH_SIGN_IN_MINUTES} minutes.`,
    foreign_origin: () => 'The request came from another web site and was refused. Open Setpaper itself and try again.',
    not_found: () => 'There is nothing here, or it is not yours.',
    // `problem` is English, for programmers; the Chinese sentence does without it.
    invalid_input: ({ field, problem }) =>
      field === '' ? `The request cannot be understood: ${problem}.` : `The field ${field} is wrong: ${problem}.`,
    body_too_large: ({ mostBytes }) => `The request is larger than ${fileSize(mostBytes)}. Send less at once.`,
    no_file: () => 'No file was sent. Choose a PDF, .doc, .docx, .pptx or .txt file.',
    too_many_files: ({ most }) => `At most ${most} files can be uploaded at once. Upload the others afterwards.`,
    file_too_large: ({ mostBytes, name }) =>
      `“${name}” is larger than ${fileSize(mostBytes)}. Split it, or save it with smaller pictures.`,
    file_type_unsupported: ({ name }) =>
      `“${name}” is not a PDF, .doc, .docx, .pptx or .txt file. Save it as one of these.`,
    document_not_ready: ({ name }) => `“${name}” is still being read. Wait until it is ready and try again.`,
    document_unread: ({ name }) =>
      `“${name}” could not be read, so there is nothing to make questions from. Choose another document.`,
    no_such_topic: ({ topic }) =>
      `The topic ${topic} is not among the topics of these documents. Load the topics again and choose from them.`,
    no_such_template: ({ template }) => `There is no template “${template}”. Choose one from the list of templates.`,
    nothing_carried: ({ format, advice }) =>
      advice === 'convert'
        ? `${format.en} can hold none of the questions of this paper as they are. Have them converted, or leave ${format.en} out.`
        : `${format.en} can hold none of the questions of this paper, converted or not. Leave ${format.en} out, or choose another format.`,
    no_such_version: ({ version }) =>
      `This paper has no version ${version}: that version was not made. Leave the version out to get the paper as it stands.`,
    no_questions: () =>
      'No good question could be made from these documents. Choose a document with more running text, or other question types.',
    question_about_passage: () =>
      'This question is about a passage of the paper, and no other can be made about it. Change the question by hand, or keep it.',
    no_other_question: () =>
      'The text gave no other good question for this place. Choose another type or difficulty, or keep this question.',
    concept_not_covered: ({ topic }) =>
      `There are no questions on “${topic}” yet: the built-in engine makes papers on the topics of secondary mathematics, such as percentages, circles or probability, and whole papers of HKDSE Mathematics. For another subject, upload a document and make the paper from that.`,
    no_sources: () => 'Name what the paper is about: a document, or topics of the curriculum.',
    sources_gone: () =>
      'Documents that this paper was made from were deleted, so other questions cannot be made from them. Bring them back from the bin, or keep this question.',
    unknown_strategy: ({ method }) => `Unknown generation strategy: ${method}`,
    ai_failed: ({ cause }) =>
      `Backend API unavailable. Please ensure the AI service is properly configured. The cause: ${aiCauses[cause]}. Nothing was charged.`,
    cancelled: () => 'The making was cancelled. Nothing was charged.',
    batch_generation_failed: ({ cause }) => `Batch generation failed: ${aiCauses[cause]}`,
    type_generation_failed: ({ cause }) => `Type-specific generation failed: ${aiCauses[cause]}`,
    no_ai_provider: () =>
      'No AI service is set up on this server. Make a paper from a document or a topic instead, or ask whoever runs the server to set one up (AI_PROVIDER).',
    paper_unreadable: () =>
      'What is stored of this quiz is damaged and cannot be read. Restore an earlier state of the server from a backup, or delete the quiz and make it again.',
    revision_conflict: ({ revision }) =>
      `This was changed in another place in the meantime (it is now at revision ${revision}). Load it again, and make your change once more.`,
    request_in_progress: () => 'The same request is still being worked on. Wait for its answer.',
    key_of_other_request: () => 'This Idempotency-Key was used for another request. Use a new key.',
    quota: ({ cause, usage, limit }) => quotaSentence(cause, usage, limit),
    insufficient_credits: () => 'Insufficient credits',
    payment_not_set_up: () => 'Nothing can be paid for on this server: its operator has not set up payment.',
    payment_unavailable: () => 'The payment service cannot be reached. Nothing was charged; try again in a minute.',
    already_subscribed: () => 'You have this plan already. Change how you pay in your profile.',
    no_subscription: () => 'There is no subscription or payment of yours yet.',
    bad_signature: () => 'The message is not signed by the payment service, or is too old.',
    rate_limited: ({ retryAfterSeconds }) =>
      `Too many requests. Try again in ${count(retryAfterSeconds, 'second', 'seconds')}.`,
    too_many_streams: ({ most }) =>
      `Progress is followed from ${most} places by this account already, which is the most. Close a tab or a program that follows it, then try again.`,
    render_failed: ({ fault }) => `LaTeX render failed: ${renderFault(fault)}`,
    batch_render_failed: () => 'Batch LaTeX render failed',
    took_too_long: () =>
      'This took too long and was stopped. Nothing was charged; try again, with fewer questions or a shorter document.',
    busy: () => 'The server is doing as much as it can at the moment. Nothing was charged; try again in a minute.',
    unavailable: () => 'The service cannot be reached at the moment. Nothing is lost; try again in a minute.',
    no_space: () =>
      'The server has no room left to store this. What is stored already is safe; tell whoever runs the server, and try again later.',
    internal: ({ requestId }) =>
      `Something went wrong on our side. Try again; if it happens again, tell the operator the request ${requestId}.`,
  } satisfies RefusalSentences as RefusalSentences,
  /** What the command line reports. */
  command: {
    nothingMade:
      'No good question could be made from these files. Choose a document with more running text, or other question types.',
  },
}

export type ToldMessages = typeof en
