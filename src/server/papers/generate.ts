/** POST /quizzes/generate/document, /papers/generate, /quizzes/generate/concept */
import { generateFromConcept, generateFromDocument, generateWizardPaper } from '#contract/make-papers.ts'
import { err } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { createConceptPaper } from './create-concept-paper.ts'
import { createPaper } from './create-paper.ts'

type Needed = Pick<
  Service,
  'db' | 'plans' | 'lease' | 'configuration' | 'making' | 'ai' | 'drawLatexFor' | 'progress' | 'log' | 'now'
>

export const fromDocuments = (service: Needed) =>
  endpoint(generateFromDocument, ({ access: { user }, body, remember }) =>
    createPaper(service, user, body, body.sourceDocuments, remember),
  )

export const fromWizard = (service: Needed) =>
  endpoint(generateWizardPaper, async ({ access: { user }, body, remember }) => {
    const ids = [
      ...new Set([...(body.sourceDocuments ?? []), ...(body.documentId === undefined ? [] : [body.documentId])]),
    ]
    if (ids.length > 0) return createPaper(service, user, body, ids, remember)
    // Without a document the topics are those of the curriculum.
    return body.generationMode === 'concept_based' || body.selectedTopics !== undefined
      ? createConceptPaper(
          service,
          user,
          { ...body, ...(body.paperFormat === undefined ? {} : { metadata: { paperFormat: body.paperFormat } }) },
          remember,
        )
      : err({ code: 'no_sources' })
  })

export const fromConcept = (service: Needed) =>
  endpoint(generateFromConcept, ({ access: { user }, body, remember }) =>
    createConceptPaper(service, user, body, remember),
  )
