/**
 * Draws a round of fresh questions to be judged:
 * `node test/judging/draw.ts --documents FILE... --count 300 [--chinese 100] --seed S --about documents.tsv --out
 * test/judging/rounds/first.jsonl [--without earlier.jsonl]... [--defaults]`.
 * Each line of the table names a file, its title, its licence and where it is from, parted by tabs. The questions are
 * those of papers of all seven types as the product chooses them, with `--defaults` of the types that stand chosen for
 * the document (decision D49). Questions of an
 * earlier round, or of the same type on the same words, are not drawn again. Makers and their scores go to a sealed
 * file beside the round, which no reader opens.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { apportion } from '#domain/apportion.ts'
import { isChinese } from '#domain/language.ts'
import { sumOfCapacities, typesThatFill } from '#domain/default-types.ts'
import { nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from '#domain/question.ts'
import { seededRandom, type Random } from '#domain/random.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Judgeable } from '#questions/acceptance.ts'
import type { Candidate } from '#questions/candidate.ts'
import { makeQuestions, offerCandidates } from '#questions/make-questions.ts'
import { topicCapacity } from '#questions/topic-capacity.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { judgedQuestion, type About } from './judged-question.ts'
import { formatSealed } from './sealed.ts'
import { readRound, type JudgedQuestion } from './round.ts'

type Drawn = {
  readonly judged: JudgedQuestion
  readonly sealed: { readonly id: string } & Judgeable
}

/** Of one paper, from which the round takes what it needs. */
const QUESTIONS_A_PAPER = 19
const MOST_PAPERS = 6

/** Draws from papers of one document alone, each question once. */
class Drawer {
  readonly #source: DocumentWithTopics
  readonly #about: About
  readonly #random: Random
  readonly #found = new Map<string, Drawn>()
  #papers = 0
  constructor(source: DocumentWithTopics, document: About, own: Random) {
    this.#source = source
    this.#about = document
    this.#random = own
  }

  get drawn(): Drawn[] {
    return [...this.#found.values()]
  }

  /** No more papers are made of it. */
  get isEmpty(): boolean {
    return this.#papers >= MOST_PAPERS
  }

  async drawUpTo(quota: number): Promise<void> {
    while (!this.isEmpty && this.#found.size < quota) {
      await this.#drawFromPaper(this.#random.fork(`paper:${this.#papers}`), quota)
      this.#papers += 1
    }
  }

  async #drawFromPaper(chance: Random, quota: number): Promise<void> {
    const { language } = this.#source.document
    const types = await typesFor(this.#source)
    const { questions } = await makeQuestions(
      [this.#source],
      { total: QUESTIONS_A_PAPER, types, difficulty: 'mixed', language },
      chance,
    )
    const candidates = await offerCandidates([this.#source], chance)
    for (const question of chance.fork('order').shuffle(questions)) {
      const judged = judgedQuestion(question, this.#source.document, this.#about)
      if (this.#found.size === quota || this.#found.has(matterOf(judged)) || earlier.has(matterOf(judged))) continue
      this.#found.set(matterOf(judged), { judged, sealed: { id: judged.id, ...judgeableOf(question, candidates) } })
    }
  }
}

const { values, positionals } = parseArgs({
  options: {
    documents: { type: 'string', multiple: true },
    count: { type: 'string' },
    chinese: { type: 'string' },
    seed: { type: 'string' },
    about: { type: 'string' },
    out: { type: 'string' },
    without: { type: 'string', multiple: true },
    defaults: { type: 'boolean' },
  },
  allowPositionals: true,
})
if (
  values.documents === undefined ||
  values.count === undefined ||
  values.seed === undefined ||
  values.out === undefined
)
  throw new Error('Cannot draw a round without --documents, --count, --seed and --out')
const files = [...values.documents, ...positionals]
const about = values.about === undefined ? new Map<string, About>() : readAbout(values.about)
const earlier = new Set((values.without ?? []).flatMap(readRound).map(matterOf))
const random = seededRandom(values.seed)

const sources: { readonly source: DocumentWithTopics; readonly about: About }[] = []
for (const file of files) sources.push({ source: await readSource(file), about: aboutOf(basename(file)) })

const quotas = quotasOf(
  sources.map(({ source }) => isChinese(source.document.language)),
  Number(values.count),
  values.chinese === undefined ? undefined : Number(values.chinese),
)
const drawers = sources.map(
  ({ source, about: document }, index) => new Drawer(source, document, random.fork(`document:${index}`)),
)
for (const [index, drawer] of drawers.entries()) await drawer.drawUpTo(quotas[index]!)
for (const chinese of [false, true])
  await makeUp(
    drawers.filter((_, index) => isChinese(sources[index]!.source.document.language) === chinese),
    quotas.filter((_, index) => isChinese(sources[index]!.source.document.language) === chinese),
  )
const shuffled = random.fork('order').shuffle(drawers.flatMap(({ drawn }) => drawn))
mkdirSync(dirname(values.out), { recursive: true })
writeFileSync(values.out, shuffled.map(({ judged }) => `${JSON.stringify(judged)}\n`).join(''))
writeFileSync(
  values.out.replace(/\.jsonl$/, '.sealed.tsv'),
  shuffled.map(({ sealed }) => formatSealed(sealed)).join(''),
)
for (const language of ['en', 'zh'])
  console.log(
    language,
    tally(
      shuffled
        .filter(({ judged }) => isChinese(judged.language) === (language === 'zh'))
        .map(({ judged }) => judged.type),
    ),
  )
console.log(`${shuffled.length} of ${values.count} questions`)
console.log('sources', tally(shuffled.map(({ judged }) => judged.document.title)))

/** All seven, or those that stand chosen for the document. */
async function typesFor(source: DocumentWithTopics): Promise<NonEmpty<QuestionType>> {
  if (values.defaults !== true) return QUESTION_TYPES
  const capacity = sumOfCapacities((await topicCapacity(source)).map(({ byType }) => byType))
  return nonEmpty(typesThatFill(capacity, QUESTIONS_A_PAPER), 'types')
}

async function readSource(file: string): Promise<DocumentWithTopics> {
  const read = await readDocument(new Uint8Array(readFileSync(file)), basename(file), READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${basename(file)}: ${read.error.code}`)
  return { document: read.value, found: extractTopics(read.value) }
}

function readAbout(path: string): Map<string, About> {
  return new Map(
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const [file, title, licence, from] = line.split('\t').map((cell) => cell.trim())
        if (file === undefined || title === undefined || licence === undefined || from === undefined)
          throw new SyntaxError(
            `Cannot read "${line}" of ${basename(path)}: expected file, title, licence and origin, parted by tabs`,
          )
        return [file, { title, licence, from }]
      }),
  )
}

function aboutOf(file: string): About {
  const found = about.get(file)
  if (!found)
    console.error(
      `${file} has no line in the table of documents: name its title, licence and origin before the round is kept`,
    )
  return found ?? { title: file, licence: 'not named', from: 'not named' }
}

/** Equal shares of the documents; with `chinese`, that many for the Chinese ones together. */
function quotasOf(areChinese: readonly boolean[], count: number, chinese: number | undefined): number[] {
  if (chinese === undefined)
    return apportion(
      count,
      areChinese.map(() => 1),
    )
  const ours = apportion(
    chinese,
    areChinese.map((is) => (is ? 1 : 0)),
  )
  const others = apportion(
    count - chinese,
    areChinese.map((is) => (is ? 0 : 1)),
  )
  return ours.map((quota, index) => quota + others[index]!)
}

/** What one document could not give is asked of the others of its language, evenly, as long as they give. */
async function makeUp(drawers: readonly Drawer[], wanted: readonly number[]): Promise<void> {
  const total = wanted.reduce((sum, quota) => sum + quota, 0)
  for (;;) {
    const missing = total - drawers.reduce((sum, { drawn }) => sum + drawn.length, 0)
    const willing = drawers.filter(({ isEmpty }) => !isEmpty)
    if (missing === 0 || willing.length === 0) return
    const shares = apportion(
      missing,
      willing.map(() => 1),
    )
    for (const [index, drawer] of willing.entries()) await drawer.drawUpTo(drawer.drawn.length + shares[index]!)
  }
}

/** Two questions of one type on the same words ask the same. */
function matterOf({ type, sources: [first] }: JudgedQuestion): string {
  return `${type}: ${first!.quote}`
}

/** The candidate that became this question: the same words on the same source. */
function judgeableOf(question: Question, candidates: readonly Candidate[]): Judgeable {
  const same = candidates.find(
    ({ draft }) =>
      draft.type === question.type &&
      plainText(draft.stem) === plainText(question.stem) &&
      draft.provenance.source?.quote === question.provenance.source?.quote,
  )
  if (same?.judged === undefined) return { maker: 'not found', score: 0, warnings: 0 }
  const { maker, signs, judged } = same
  return { maker, score: judged.makerScore, warnings: judged.warnings, ...(signs === undefined ? {} : { signs }) }
}

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
