/** POST /quizzes/generate/document, /papers/generate, /quizzes/generate/concept */
import { generateFromConcept, generateFromDocument, generateWizardPaper } from '#contract/papers.ts'
import { err } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service.ts'
import { createPaper } from './create-paper.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'configuration' | 'making' | 'now'>

export const fromDocuments = (service: Needed) => endpoint(generateFromDocument, ({ access: { user }, body, remember }) => createPaper(service, user, body, body.sourceDocuments, remember))

export const fromWizard = (service: Needed) => endpoint(generateWizardPaper, async ({ access: { user }, body, remember }) => {
  const ids = [...new Set([...(body.sourceDocuments ?? []), ...(body.documentId === undefined ? [] : [body.documentId])])]
  return ids.length === 0 ? err({ code: 'concepts_unavailable' }) : createPaper(service, user, body, ids, remember)
})

/** The curriculum and its families come with a later part; until then the answer says so and what to do instead. */
export const fromConcept = () => endpoint(generateFromConcept, async () => err({ code: 'concepts_unavailable' }))
