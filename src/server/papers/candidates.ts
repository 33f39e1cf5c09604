/** GET /papers/{id}/questions/{questionId}/candidates */
import { questionCandidates } from '#contract/make-papers.ts'
import { formatQuestion } from '#domain/format-question.ts'
import { err, ok } from '#domain/result.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { candidatesOf } from './generation/candidates.ts'
import { readPaper } from './stored/stored-paper.ts'

export const candidates = (service: Pick<Service, 'db' | 'plans' | 'making'>) =>
  endpoint(questionCandidates, async ({ access: { user, paper: key }, params, query, request }) => {
    const before = await readPaper(service.db, key)
    const old = before.questions.find(({ id }) => id === params.questionId)
    if (old === undefined) return err({ code: 'not_found' })
    if (old.passageId !== undefined) return err({ code: 'question_about_passage' })
    const { limit } = query
    const { signal } = request
    const listed = await candidatesOf(service, key, service.plans.of(user.tier), { before, old, limit, signal })
    return listed.ok
      ? ok({ items: listed.value.map(({ id, question }) => ({ id, question: formatQuestion(question) })) })
      : listed
  })
