/**
 * Draws a round of fresh questions to be judged:
 * `node test/judging/draw.ts --documents FILE... --count 300 [--chinese 100] --seed S --about documents.tsv --out test/judging/rounds/first.jsonl [--without earlier.jsonl]...`.
 * Each line of the table names a file, its title, its licence and where it is from, parted by tabs. The questions are those of papers
 * of all seven types, as the product chooses them. Questions of an
 * earlier round, or of the same type on the same words, are not drawn again. Makers and scores go to a sealed file beside the round, which no reader opens.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import { apportion } from '#domain/apportion.ts'
import { isChinese } from '#domain/language.ts'
import { QUESTION_TYPES, type Question } from '#domain/question.ts'
import { seededRandom, type Random } from '#domain/random.ts'
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '#questions/candidate.ts'
import { makeQuestions, offerCandidates } from '#questions/make-questions.ts'
import { READING_LIMITS } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { judgedQuestion, type About } from './judged-question.ts'
import { readRound, type JudgedQuestion } from './round.ts'

type Drawn = { readonly judged: JudgedQuestion; readonly sealed: { readonly id: string; readonly maker: string; readonly score: number } }

/** Of one paper, from which the round takes what it needs. */
const QUESTIONS_A_PAPER = 19
const MOST_PAPERS = 12

const { values, positionals } = parseArgs({ options: { documents: { type: 'string', multiple: true }, count: { type: 'string' }, chinese: { type: 'string' }, seed: { type: 'string' }, about: { type: 'string' }, out: { type: 'string' }, without: { type: 'string', multiple: true } }, allowPositionals: true })
if (values.documents === undefined || values.count === undefined || values.seed === undefined || values.out === undefined) throw new Error('Cannot draw a round without --documents, --count, --seed and --out')
const files = [...values.documents, ...positionals]
const about = values.about === undefined ? new Map<string, About>() : readAbout(values.about)
const earlier = new Set((values.without ?? []).flatMap(readRound).map(matterOf))
const random = seededRandom(values.seed)

const sources: { readonly source: DocumentWithTopics; readonly about: About }[] = []
for (const file of files) sources.push({ source: await readSource(file), about: aboutOf(basename(file)) })

const quotas = quotasOf(sources.map(({ source }) => isChinese(source.document.language)), Number(values.count), values.chinese === undefined ? undefined : Number(values.chinese))
const drawn: Drawn[] = []
for (const [index, { source, about: document }] of sources.entries()) {
  const found = await drawFrom(source, document, quotas[index]!, random.fork(`document:${index}`))
  if (found.length < quotas[index]!) console.error(`${document.title}: only ${found.length} of ${quotas[index]} questions`)
  drawn.push(...found)
}
const shuffled = random.fork('order').shuffle(drawn)
writeFileSync(values.out, shuffled.map(({ judged }) => `${JSON.stringify(judged)}\n`).join(''))
writeFileSync(values.out.replace(/\.jsonl$/, '.sealed.tsv'), shuffled.map(({ sealed: { id, maker, score } }) => `${id}\t${maker}\t${score.toFixed(3)}\n`).join(''))
for (const language of ['en', 'zh']) console.log(language, tally(shuffled.filter(({ judged }) => isChinese(judged.language) === (language === 'zh')).map(({ judged }) => judged.type)))
console.log('sources', tally(shuffled.map(({ judged }) => judged.document.title)))

async function readSource(file: string): Promise<DocumentWithTopics> {
  const read = await readDocument(new Uint8Array(readFileSync(file)), basename(file), READING_LIMITS)
  if (!read.ok) throw new Error(`Cannot read ${basename(file)}: ${read.error.code}`)
  return { document: read.value, found: extractTopics(read.value) }
}

function readAbout(path: string): Map<string, About> {
  return new Map(readFileSync(path, 'utf8').split('\n').filter((line) => line.trim() !== '').map((line) => {
    const [file, title, licence, from] = line.split('\t').map((cell) => cell.trim())
    if (file === undefined || title === undefined || licence === undefined || from === undefined) throw new SyntaxError(`Cannot read "${line}" of ${basename(path)}: expected file, title, licence and origin, parted by tabs`)
    return [file, { title, licence, from }]
  }))
}

function aboutOf(file: string): About {
  const found = about.get(file)
  if (!found) console.error(`${file} has no line in the table of documents: name its title, licence and origin before the round is kept`)
  return found ?? { title: file, licence: 'not named', from: 'not named' }
}

/** Equal shares of the documents; with `chinese`, that many for the Chinese ones together. */
function quotasOf(areChinese: readonly boolean[], count: number, chinese: number | undefined): number[] {
  if (chinese === undefined) return apportion(count, areChinese.map(() => 1))
  const ours = apportion(chinese, areChinese.map((is) => (is ? 1 : 0)))
  const others = apportion(count - chinese, areChinese.map((is) => (is ? 0 : 1)))
  return ours.map((quota, index) => quota + others[index]!)
}

/** Questions of papers of this document alone, each once, until there are enough or papers bring nothing new. */
async function drawFrom(source: DocumentWithTopics, document: About, quota: number, own: Random): Promise<Drawn[]> {
  const found = new Map<string, Drawn>()
  for (let paper = 0; paper < MOST_PAPERS && found.size < quota; paper += 1) {
    const chance = own.fork(`paper:${paper}`)
    const { questions } = await makeQuestions([source], { total: QUESTIONS_A_PAPER, types: QUESTION_TYPES, difficulty: 'mixed', language: source.document.language }, chance)
    const candidates = await offerCandidates([source], chance)
    for (const question of own.fork(`order:${paper}`).shuffle(questions)) {
      const judged = judgedQuestion(question, source.document, document)
      if (found.size === quota || found.has(matterOf(judged)) || earlier.has(matterOf(judged))) continue
      const { maker, score } = candidateOf(question, candidates)
      found.set(matterOf(judged), { judged, sealed: { id: judged.id, maker, score } })
    }
  }
  return [...found.values()]
}

/** Two questions of one type on the same words ask the same. */
function matterOf({ type, sources: [first] }: JudgedQuestion): string {
  return `${type}: ${first!.quote}`
}

/** The candidate that became this question: the same words on the same source. */
function candidateOf(question: Question, candidates: readonly Candidate[]): Pick<Candidate, 'maker' | 'score'> {
  const same = candidates.find(({ draft }) => draft.type === question.type && plainText(draft.stem) === plainText(question.stem) && draft.provenance.source?.quote === question.provenance.source?.quote)
  return same ?? { maker: 'not found', score: 0 }
}

function tally(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
