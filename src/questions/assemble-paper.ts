/** Puts questions, configuration and what is known of their making together as a paper. */
import type { TemplateId } from '#domain/ids.ts'
import type { Paper, PaperConfiguration, PaperNotice } from '#domain/paper.ts'
import type { ReadingWarning } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { MadeQuestions } from './make-questions.ts'
import { paperIdentity } from './paper-identity.ts'

export type PaperMaking = {
  readonly configuration: PaperConfiguration
  readonly templateId: TemplateId
  readonly sources: readonly DocumentWithTopics[]
  readonly made: MadeQuestions
  readonly seed: string
  /** ISO 8601, UTC. */
  readonly now: string
}

/**
 * A finished paper, made from documents. Its id and its printed code follow from seed, documents and configuration by a
 * one-way function: another paper has another code.
 */
export function assemblePaper({ configuration, templateId, sources, made, seed, now }: PaperMaking): Paper {
  return {
    ...paperIdentity([seed, configuration, sources.map(({ document }) => document.id)]),
    title: configuration.title,
    language: configuration.language,
    generationMode: 'document_based',
    configuration,
    templateId,
    sourceDocuments: sources.map(({ document }) => ({ id: document.id, name: document.name })),
    topics: made.topics.map(({ topic }) => ({ id: topic.id, name: topic.name })),
    questions: made.questions,
    passages: [],
    notices: [
      ...made.notices,
      ...sources.flatMap(({ document }) => document.warnings.flatMap((warning) => unreadPages(document.name, warning))),
    ],
    status: 'completed',
    seed,
    revision: 1,
    createdAt: now,
    updatedAt: now,
  }
}

function unreadPages(document: string, { code, pages }: ReadingWarning): PaperNotice[] {
  switch (code) {
    case 'scanned_pages':
    case 'doubtful_pages':
    case 'pages_beyond_recognition':
      return [{ kind: 'pages_not_read', document, pages, reason: 'scanned' }]
    case 'recognised_pages':
      return [{ kind: 'pages_recognised', document, pages }]
    case 'garbage_pages':
      return [{ kind: 'pages_not_read', document, pages, reason: 'garbage' }]
    case 'truncated':
      return []
    case 'parts_not_read':
    case 'hidden_slides':
      return []
    case 'formulas_lost':
      return []
  }
}
