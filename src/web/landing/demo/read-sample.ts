/**
 * What the demo does with a file: it is read, its topics are found and questions are made, all by the code that the
 * service uses.
 */
import type { PaperLanguage } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Question, QuestionType } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { topicCapacities } from '#questions/draw-blueprint.ts'
import { chooseQuestions, offerCandidates } from '#questions/make-questions.ts'
import type { FileType, ReadingFault } from '#reading/document.ts'
import { readDocument } from '#reading/read-document.ts'
import { extractTopics } from '#reading/topics/extract-topics.ts'
import { SAMPLE_LIMITS } from './limits.ts'

/** A visitor need not load more than one of the lexicon. */
export const LEXICON_FIELDS = 1

export const SAMPLE_QUESTIONS = 6
export const SAMPLE_TYPES: NonEmpty<QuestionType> = ['multiple_choice', 'true_false', 'fill_blank', 'short_answer']
/** The same file gives the same questions. */
export const SAMPLE_SEED = 'demo'

export type SampleTopic = {
  readonly id: string
  readonly name: string
  readonly pages: readonly number[]
  /** How many different questions of these types it can probably give. */
  readonly questions: number
}

export type Sample = {
  readonly fileType: FileType
  readonly pageCount?: number
  readonly language: PaperLanguage
  /** Pages that are pictures of text, and so were not read. */
  readonly scannedPages: readonly number[]
  readonly topics: readonly SampleTopic[]
  readonly questions: readonly Question[]
}

/** `too_little`: it holds text, but nothing to ask about. */
export type SampleFault = Omit<ReadingFault, 'code'> & { readonly code: ReadingFault['code'] | 'too_little' }

export type SampleStage =
  | { readonly kind: 'loading' }
  | { readonly kind: 'reading'; readonly page?: number; readonly of?: number }
  | { readonly kind: 'words'; readonly language: PaperLanguage }
  | { readonly kind: 'topics' }
  | { readonly kind: 'questions' }

/** `loadWords` brings what the language needs, before anything is tagged. Never throws for a bad file. */
export async function readSample(
  file: { readonly bytes: Uint8Array; readonly name: string },
  onStage: (stage: SampleStage) => void,
  loadWords: (language: PaperLanguage) => Promise<void>,
): Promise<Result<Sample, SampleFault>> {
  onStage({ kind: 'reading' })
  const read = await readDocument(file.bytes, file.name, SAMPLE_LIMITS, undefined, (page, of) =>
    onStage({ kind: 'reading', page, of }),
  )
  if (!read.ok) return read
  const document = read.value
  onStage({ kind: 'words', language: document.language })
  await loadWords(document.language)
  onStage({ kind: 'topics' })
  const found = extractTopics(document)
  onStage({ kind: 'questions' })
  const random = seededRandom(SAMPLE_SEED)
  const sources = [{ document, found }]
  const offered = await offerCandidates(sources, random, undefined, LEXICON_FIELDS)
  const { questions } = chooseQuestions(
    sources,
    offered,
    { total: SAMPLE_QUESTIONS, types: SAMPLE_TYPES, difficulty: 'mixed', language: document.language },
    random,
  )
  if (found.topics.length < 2 && questions.length === 0) return err({ code: 'too_little' })
  const capacities = topicCapacities(found.topics, offered, SAMPLE_TYPES)
  return ok({
    fileType: document.fileType,
    ...(document.pageCount === undefined ? {} : { pageCount: document.pageCount }),
    language: document.language,
    scannedPages: document.warnings.flatMap(({ code, pages }) => (code === 'scanned_pages' ? pages : [])),
    topics: found.topics.map(({ topic: { id, name, pages } }) => ({
      id,
      name,
      pages,
      questions: capacities.get(id) ?? 0,
    })),
    questions,
  })
}
