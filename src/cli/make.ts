/** `setpaper make FILE...`: documents in, question paper and answer key out. */
import { exportFileName } from '#domain/file-name.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { firstOf } from '#domain/must-be-there.ts'
import type { Paper, PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import { plainText } from '#domain/rich-text.ts'
import { totalMarks } from '#domain/structure.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { schoolLevelIn } from '#domain/school-level.ts'
import type { Template } from '#domain/template.ts'
import { FORMATS, USUAL_FORMAT } from '#formats/formats.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultTitle } from '#messages/printed/default-title.ts'
import { defaultInstructions, printedIn, wordNotice } from '#messages/printed/printed.ts'
import { makePaper } from '#questions/make-paper.ts'
import { documentTitle } from '#reading/document-title.ts'
import { warmUpMakers } from '#questions/make-questions.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { getTemplate, templateFor } from '#templates/templates.ts'
import { today, writeOutput } from './files.ts'
import { readPaper } from './kept-paper.ts'
import { parseWish, type Wish } from './parse-wish.ts'
import { openInputs, readDocuments, readingWarnings } from './read-documents.ts'
import { withoutCopies } from './same-texts.ts'
import { OWN_TOOLS, type Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'
import { writeFiles, type FileToWrite } from './write-files.ts'

export async function make(args: readonly string[], tools: Tools = OWN_TOOLS): Promise<void> {
  const wish = parseWish(args)
  const inputs = await openInputs(wish.files)
  const earlier = await Promise.all(wish.avoid.map(readPaper))
  const printer = tools.openPrinter()
  try {
    // The child that reads has a core of its own; what cannot be loaded is reported by the making that needs it.
    const reading = readDocuments(inputs, tools)
    warmUpMakers(wish.language ?? 'en').catch(() => undefined)
    const read = await reading
    for (const warning of readingWarnings(read)) console.error(warning)
    const { kept, notices } = withoutCopies(read)
    const { paper, template } = await paperOf(wish, kept, notices, earlier)
    if (paper.questions.length === 0) throw new UserFault(messagesIn('en').command.nothingMade)
    const parts = partsOf(wish, paper)
    if (wish.json !== undefined) await writeOutput(wish.json, `${JSON.stringify(formatPaper(paper), null, 2)}\n`)
    await writeFiles(printer, paper, template, parts)
    report(paper, [...parts.map(({ path }) => path), ...(wish.json === undefined ? [] : [wish.json])])
  } finally {
    await printer.close()
  }
}

async function paperOf(
  wish: Wish,
  sources: readonly DocumentWithTopics[],
  notices: readonly PaperNotice[],
  earlier: readonly Paper[],
): Promise<{ paper: Paper; template: Template }> {
  const language = wish.language ?? firstOf(sources).document.language
  const found = sources.flatMap((source) => source.found.topics)
  const subject = found[0]?.topic.category
  const titles = sources.map(({ document }) => documentTitle(document))
  const configuration = configurationOf(wish, language, titles, subject, found.length)
  const template = wish.template === undefined ? templateFor(configuration, { subject }) : getTemplate(wish.template)
  const made = await makePaper(sources, {
    configuration,
    templateId: template.id,
    seed: wish.seed,
    now: new Date().toISOString(),
    notices,
    earlier: earlier.flatMap(({ questions }) => questions.map(({ stem }) => plainText(stem))),
  })
  if (made.ok) return { paper: made.value, template }
  const { error } = made
  if (error.code === 'total_marks_out_of_range')
    throw new RangeError(`Cannot make a paper of ${error.total} marks: the wish was not checked`)
  throw new UserFault(
    `--marks ${error.total} is too little for ${error.questions} questions: together they need at least ${error.needed}, one for each question, pair or part. Ask for more marks or fewer questions.`,
  )
}

function configurationOf(
  wish: Wish,
  language: PaperLanguage,
  titles: readonly (string | undefined)[],
  category: string | undefined,
  topics: number,
): PaperConfiguration {
  return {
    title: wish.title ?? defaultTitle(titles, category, language),
    language,
    difficulty: wish.difficulty,
    questionTypes: wish.types,
    totalQuestions: wish.total,
    questionsPerTopic: Math.ceil(wish.total / Math.max(1, topics)),
    timeLimit: wish.minutes,
    ...(wish.marks === undefined ? {} : { totalMarks: wish.marks }),
    instructions: defaultInstructions(wish.minutes, printedIn(language)),
    includeAnswerKey: true,
    paperFormat: 'standard',
    ...schoolLevelIn({ subject: category }),
  }
}

/** What to print, and where: the question paper under a name from its title when no output is named. */
function partsOf({ output, key, json }: Wish, paper: Paper): FileToWrite[] {
  const unnamed = output === undefined && key === undefined && json === undefined
  const path =
    output ??
    (unnamed
      ? exportFileName(paper.title, 'paper', today(new Date(paper.createdAt)), FORMATS[USUAL_FORMAT].extension)
      : undefined)
  return [
    ...(path === undefined ? [] : [{ format: USUAL_FORMAT, part: 'paper' as const, path }]),
    ...(key === undefined ? [] : [{ format: USUAL_FORMAT, part: 'key' as const, path: key }]),
  ]
}

/** Notices that were warnings of reading before. */
const TOLD_WHEN_READ = new Set<PaperNotice['kind']>(['pages_not_read', 'pages_recognised'])

/** What was written to standard output; what the teacher should know to standard error. */
function report(paper: Paper, paths: readonly string[]): void {
  const words = messagesIn('en')
  for (const notice of paper.notices) if (!TOLD_WHEN_READ.has(notice.kind)) console.error(wordNotice(notice, words))
  for (const path of paths)
    console.log(
      `Wrote ${path}: ${words.paper.questions(paper.questions.length)}, ${words.paper.marks(totalMarks(paper.questions, paper.structure))}.`,
    )
}
