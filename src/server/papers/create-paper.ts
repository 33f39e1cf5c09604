/** Makes a paper from documents and stores it: quota, paper and the remembered answer stand or fall together. */
import { parseStrategy } from '#domain/generation-strategy.ts'
import { asId } from '#domain/ids.ts'
import type { Refusal } from '#domain/refusal.ts'
import type { Result } from '#domain/result.ts'
import type { GenerateFromDocuments, GeneratePaper } from '#contract/generating.ts'
import { reach } from '../foundation/failpoints.ts'
import { watched } from '../generations/watched.ts'
import type { User } from '../http/endpoint.ts'
import { withReservation } from '../plans/metering.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Service } from '../service/service.ts'
import { makeFromDocuments } from './generation/make-from-documents.ts'
import { measured, newSeed, storeMade, type Remember } from './generation/made-paper.ts'
import { parsePaperWish } from './paper-wish.ts'
import type { PaperAnswer } from './stored/paper-answer.ts'
import { readSources } from './generation/source-readings.ts'

type Needed = Pick<
  Service,
  'db' | 'plans' | 'lease' | 'configuration' | 'making' | 'ai' | 'drawLatexFor' | 'progress' | 'log' | 'now'
>

export async function createPaper(
  service: Needed,
  user: User,
  asked: GenerateFromDocuments | GeneratePaper,
  documentIds: readonly string[],
  remember: Remember,
): Promise<Result<PaperAnswer, Refusal>> {
  const { db, plans, now } = service
  const sources = await readSources(db, user.schoolId, documentIds)
  if (!sources.ok) return sources
  const plan = plans.of(user.tier)
  const wish = parsePaperWish(asked, sources.value, plan)
  if (!wish.ok) return wish
  const { configuration, template, topics } = wish.value
  const strategy = parseStrategy(asked.strategy, configuration.totalQuestions)
  if (!strategy.ok) return strategy
  return watched(
    service,
    { schoolId: user.schoolId, id: asked.generationId, wanted: configuration.totalQuestions },
    (generation) =>
      withReservation(
        service,
        user,
        { quizzes: 1, questions: configuration.totalQuestions },
        { useCredits: asked.useCredits, reason: 'paper', about: configuration.title },
        async (reservation) => {
          reach('quota_reserved')
          const made = await measured(configuration, () =>
            makeFromDocuments(
              service,
              { schoolId: user.schoolId, plan, generation },
              {
                configuration,
                templateId: template.id,
                topics,
                sources: sources.value,
                kept: [],
                strategy: strategy.value,
                seed: newSeed(asked.seed),
                seedIsChosen: asked.seed !== undefined,
                now: now().toISOString(),
              },
            ),
          )
          if (!made.ok) return made
          reach('paper_made')
          // The id of a paper is a link: it must not follow from a seed that somebody chose.
          const stored = await storeMade(
            db,
            user,
            reservation,
            configuration.totalQuestions,
            { ...made.value.paper, id: asId<'Paper'>(randomId('paper')) },
            generation,
            remember,
          )
          reach('paper_stored')
          return stored
        },
      ),
  )
}
