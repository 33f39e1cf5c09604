/** Makes a paper on topics of the curriculum or in words, or a whole paper of the HKDSE, and stores it. */
import type { GenerateFromConcept } from '#contract/shapes.ts'
import { structureIdOf } from '#curriculum/structures.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { parseStrategy, strategyFor, type Strategy } from '#domain/generation-strategy.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { PaperJson } from '#domain/paper-json.ts'
import { checkPlan, type Plan } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions } from '#messages/printed/printed.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { watched, type Watched } from '../generations/watched.ts'
import type { User } from '../http/endpoint.ts'
import { monthOf, withReservation } from '../plans/metering.ts'
import { randomId } from '../random-id.ts'
import type { Service } from '../service.ts'
import { topicsAsked, topicsIn, totalAsked, type AskedTopics } from './asked-topics.ts'
import { makeFromTopics } from './generation/make-from-topics.ts'
import { newSeed, storeMade, type Made, type Remember } from './made-paper.ts'
import { structurePaper } from './preset.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'lease' | 'configuration' | 'ai' | 'progress' | 'log' | 'now'>

export async function createConceptPaper(service: Needed, user: User, asked: GenerateFromConcept, remember: Remember): Promise<Result<PaperJson, Refusal>> {
  const { db, plans, lease, configuration: { timeZone }, now } = service
  const plan = plans.of(user.tier)
  const wish = await parseConceptWish(service, user, asked, plan)
  if (!wish.ok) return wish
  const { title, questions, make } = wish.value
  return watched(service, { schoolId: user.schoolId, id: asked.generationId, wanted: questions }, (generation) =>
    withReservation(db, user.schoolId, plan, monthOf(now(), timeZone), { quizzes: 1, questions }, { useCredits: asked.useCredits, reason: 'paper', about: title }, lease, async (reservation) => {
      const made = await make(generation)
      if (!made.ok) return made
      return storeMade(db, user, reservation, { ...made.value.paper, id: asId<'Paper'>(randomId('paper')) }, generation, remember)
    }))
}

type ConceptWish = { readonly title: string; readonly questions: number; readonly make: (generation: Watched) => Promise<Result<Made, Refusal>> }

async function parseConceptWish(service: Needed, user: User, asked: GenerateFromConcept, plan: Plan): Promise<Result<ConceptWish, Refusal>> {
  const format = asked.metadata?.paperFormat ?? asked.paperFormat
  const strategy = parseStrategy(asked.strategy, 0)
  if (!strategy.ok) return strategy
  const [seed, now] = [newSeed(asked.seed), service.now()]
  if (asked.metadata?.structure !== undefined && (format === 'hkdse_paper1' || format === 'hkdse_paper2')) return structureWish(asked, format === 'hkdse_paper1' ? 1 : 2, asked.metadata.structure, seed, now)
  const about = await topicsAsked(service, user.schoolId, asked)
  if (!about.ok) return about
  const configuration = parseConfiguration(
    { ...asked, paperFormat: format, totalQuestions: asked.questionCount ?? asked.totalQuestions ?? totalAsked(asked), includeAnswerKey: asked.includeAnswerKey ?? asked.includeAnswers },
    { title: (language) => messagesIn(language).paper.defaultTitle(about.value.category), instructions: (language, minutes) => defaultInstructions(minutes, messagesIn(language)), topics: about.value.topics.length },
  )
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const allowed = checkPlan(plan, 'questionsPerQuiz', configuration.value.totalQuestions)
  if (!allowed.ok) return err({ code: 'invalid_configuration', faults: [allowed.error] })
  const template = asked.templateId === undefined || asked.templateId === 'default' ? templateFor(configuration.value) : findTemplate(asked.templateId)
  if (template === undefined) return err({ code: 'no_such_template', template: asked.templateId ?? configuration.value.paperFormat })
  const { totalQuestions, language } = configuration.value
  return ok({
    title: configuration.value.title,
    questions: totalQuestions,
    make: (generation) => makeFromTopics(service, { schoolId: user.schoolId, plan, generation }, {
      configuration: configuration.value, templateId: template.id, topics: topicsIn(about.value, language, totalQuestions), kept: [], instead: [], seed, now: now.toISOString(),
      strategy: (questions) => withDefault(parseStrategy(asked.strategy, questions), questions), ...namedIn(about.value, language),
    }),
  })
}

const withDefault = (parsed: ReturnType<typeof parseStrategy>, questions: number): Strategy => (parsed.ok ? parsed.value : strategyFor(questions))

const namedIn = ({ subject, grade }: AskedTopics, language: Paper['language']): Pick<Paper, 'subject' | 'grade'> => ({ ...(subject === undefined ? {} : { subject: subject(language) }), ...(grade === undefined ? {} : { grade }) })

function structureWish(asked: GenerateFromConcept, paper: 1 | 2, form: 'mock' | 'authentic', seed: string, now: Date): Result<ConceptWish, Refusal> {
  const configuration = parseConfiguration({ language: asked.language }, { title: () => 'HKDSE', instructions: () => '', topics: 1 })
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const made = structurePaper({ structure: structureIdOf(paper, form), language: configuration.value.language, seed, now: now.toISOString() })
  const titled: Paper = asked.title === undefined || asked.title === '' ? made : { ...made, title: asked.title, configuration: { ...made.configuration, title: asked.title } }
  return ok({ title: titled.title, questions: titled.questions.length, make: async () => ok({ paper: titled, fallback: false }) })
}
