/** Puts questions, configuration and what is known of their making together as a paper. */
import { asId, type TemplateId } from '#domain/ids.ts'
import type { Paper, PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import { randomHex, seededRandom } from '#domain/random.ts'
import type { ReadingWarning } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { MadeQuestions } from './make-questions.ts'

export type PaperMaking = {
  readonly configuration: PaperConfiguration
  readonly templateId: TemplateId
  readonly sources: readonly DocumentWithTopics[]
  readonly made: MadeQuestions
  readonly seed: string
  /** ISO 8601, UTC. */
  readonly now: string
}

/** A finished paper, made from documents. Its id and its printed code follow from seed, documents and configuration by a one-way function: another paper has another code. */
export function assemblePaper({ configuration, templateId, sources, made, seed, now }: PaperMaking): Paper {
  const random = seededRandom(JSON.stringify([seed, configuration, sources.map(({ document }) => document.id)]))
  return {
    id: asId<'Paper'>(`p_${randomHex(random.fork('paper'))}`),
    code: printedCode(randomHex(random.fork('code'))),
    title: configuration.title,
    language: configuration.language,
    generationMode: 'document_based',
    configuration,
    templateId,
    sourceDocuments: sources.map(({ document }) => ({ id: document.id, name: document.name })),
    topics: made.topics.map(({ topic }) => ({ id: topic.id, name: topic.name })),
    questions: made.questions,
    notices: [...made.notices, ...sources.flatMap(({ document }) => document.warnings.flatMap((warning) => unreadPages(document.name, warning)))],
    status: 'completed',
    seed,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  }
}

/** Crockford's alphabet: no I, L, O or U, so that a code can be read aloud and typed. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight characters (40 bits) in two groups (decision D34). */
function printedCode(hex: string): string {
  const characters = Array.from({ length: 8 }, (_, index) => ALPHABET[Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16) % 32])
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`
}

function unreadPages(document: string, { code, pages }: ReadingWarning): PaperNotice[] {
  switch (code) {
    case 'scanned_pages':
    case 'doubtful_pages':
    case 'pages_beyond_recognition': return [{ kind: 'pages_not_read', document, pages, reason: 'scanned' }]
    case 'recognised_pages': return [{ kind: 'pages_recognised', document, pages }]
    case 'garbage_pages': return [{ kind: 'pages_not_read', document, pages, reason: 'garbage' }]
    case 'truncated': return []
    case 'parts_not_read': return []
    case 'formulas_lost': return []
  }
}
