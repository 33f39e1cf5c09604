/**
 * The limits that teachers meet. Browser, service, contract and texts take each from here: one change changes them all
 * (limits.test.ts reads the texts with other numbers).
 */

/** What one upload may hold (specification 1, section 5). */
export const UPLOAD_LIMITS = { files: 5, bytes: 10 * 1024 * 1024 } as const
export const UPLOAD_MEGABYTES = UPLOAD_LIMITS.bytes / 1024 ** 2

/** How many documents one paper is made from. */
export const MOST_SOURCES = 5

/** What a paper may hold after a teacher's changes: far beyond any examination, and within what can be printed. */
export const LARGEST_PAPER = { questions: 200, marks: 2_000 } as const

/** What a passage may hold: texts, titles, cells and drawings in characters; about four pages of text, one page of table. */
export const LARGEST_PASSAGE = {
  text: 20_000,
  title: 300,
  cell: 1_000,
  columns: 12,
  rows: 60,
  svg: 1_000_000,
} as const

/** In characters; `topic` is one that a teacher words, `topicName` one of the list of topics. */
export const LONGEST = {
  title: 300,
  topic: 300,
  topicName: 200,
  topicDescription: 2_000,
  subject: 100,
  grade: 40,
  instructions: 5_000,
  fileName: 200,
  search: 200,
  personName: 120,
  email: 320,
} as const

/** What a class reached on average, in per cent. */
export const SCORE = { least: 0, most: 100 } as const

/** A server may ask for more. */
export const PASSWORD_LENGTH = { least: 6, most: 128 } as const

/** How long the link to choose a new password works. */
export const PASSWORD_RESET_MINUTES = 60

/** What a new account gets. */
export const SIGN_UP_CREDITS = 100

/** How long the server keeps a paper that a visitor has drawn. */
export const VISITOR_PAPER_HOURS = 24

/** How long one can look at the making of a paper. */
export const GENERATION_MINUTES = 60

/** How long the server remembers the answer to a request that the browser may send again. */
export const KEPT_ANSWERS_HOURS = 24

/** From how many places at once one account follows what is done for it, by one process: tabs and programs. */
export const MOST_STREAMS = 20

/** How long what was deleted can be brought back. */
export const BIN_DAYS = 30

/** Where no password can confirm that an account goes, its owner has signed in so lately. */
export const FRESH_SIGN_IN_MINUTES = 10
