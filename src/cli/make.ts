/** `setpaper make FILE...`: documents in, question paper and answer key out. */
import { exportFileName } from '#domain/file-name.ts'
import type { Language } from '#domain/language.ts'
import type { Paper, PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import { totalMarks } from '#domain/structure.ts'
import { formatPaper } from '#domain/paper-json.ts'
import type { Template } from '#domain/template.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions, wordNotice } from '#messages/printed/printed.ts'
import { makePaper } from '#questions/make-paper.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { writeOutput } from './files.ts'
import { parseWish, type Wish } from './parse-wish.ts'
import { openPrinter, printParts, type PartToPrint } from './print-parts.ts'
import { readDocuments, readingWarnings } from './read-documents.ts'
import { withoutCopies } from './same-texts.ts'
import { UserFault } from './user-fault.ts'

export async function make(args: readonly string[]): Promise<void> {
  const wish = parseWish(args)
  const printer = openPrinter()
  try {
    const read = await readDocuments(wish.files)
    for (const warning of readingWarnings(read)) console.error(warning)
    const { kept, notices } = withoutCopies(read)
    const { paper, template } = await paperOf(wish, kept, notices)
    if (paper.questions.length === 0) throw new UserFault(messagesIn('en').command.nothingMade)
    const parts = partsOf(wish, paper)
    if (wish.json !== undefined) await writeOutput(wish.json, `${JSON.stringify(formatPaper(paper), null, 2)}\n`)
    await printParts(printer, paper, template, parts)
    report(paper, [...parts.map(({ path }) => path), ...(wish.json === undefined ? [] : [wish.json])])
  } finally {
    await printer.close()
  }
}

async function paperOf(wish: Wish, sources: readonly DocumentWithTopics[], notices: readonly PaperNotice[]): Promise<{ paper: Paper; template: Template }> {
  const language = wish.language ?? sources[0]!.document.language
  const found = sources.flatMap((source) => source.found.topics)
  const configuration = configurationOf(wish, language, found[0]?.topic.category, found.length)
  const template = (wish.template === undefined ? templateFor(configuration) : findTemplate(wish.template))!
  const made = await makePaper(sources, { configuration, templateId: template.id, seed: wish.seed, now: new Date().toISOString(), notices })
  if (made.ok) return { paper: made.value, template }
  const { error } = made
  if (error.code === 'total_marks_out_of_range') throw new RangeError(`Cannot make a paper of ${error.total} marks: the wish was not checked`)
  throw new UserFault(`--marks ${error.total} is too little for ${error.questions} questions: together they need at least ${error.needed}, one for each question, pair or part. Ask for more marks or fewer questions.`)
}

function configurationOf(wish: Wish, language: Language, category: string | undefined, topics: number): PaperConfiguration {
  return {
    title: wish.title ?? messagesIn(language).paper.defaultTitle(category),
    language,
    difficulty: wish.difficulty,
    questionTypes: wish.types,
    totalQuestions: wish.total,
    questionsPerTopic: Math.ceil(wish.total / Math.max(1, topics)),
    timeLimit: wish.minutes,
    ...(wish.marks === undefined ? {} : { totalMarks: wish.marks }),
    instructions: defaultInstructions(wish.minutes, messagesIn(language)),
    includeAnswerKey: true,
    paperFormat: 'standard',
  }
}

/** What to print, and where: the question paper under a name from its title when no output is named. */
function partsOf({ output, key, json }: Wish, paper: Paper): PartToPrint[] {
  const unnamed = output === undefined && key === undefined && json === undefined
  const path = output ?? (unnamed ? exportFileName(paper.title, 'paper', paper.createdAt.slice(0, 10), 'pdf') : undefined)
  return [...(path === undefined ? [] : [{ part: 'paper' as const, path }]), ...(key === undefined ? [] : [{ part: 'key' as const, path: key }])]
}

/** Notices that were warnings of reading before. */
const TOLD_WHEN_READ = new Set<PaperNotice['kind']>(['pages_not_read', 'pages_recognised'])

/** What was written to standard output; what the teacher should know to standard error. */
function report(paper: Paper, paths: readonly string[]): void {
  const words = messagesIn('en')
  for (const notice of paper.notices) if (!TOLD_WHEN_READ.has(notice.kind)) console.error(wordNotice(notice, words))
  for (const path of paths) console.log(`Wrote ${path}: ${words.paper.questions(paper.questions.length)}, ${words.paper.marks(totalMarks(paper.questions, paper.structure))}.`)
}
