/** Makes a paper on topics of the curriculum or in words, or a whole paper of the HKDSE, and stores it. */
import type { GenerateFromConcept } from '#contract/generating.ts'
import { isMathematics } from '#curriculum/find-units.ts'
import { structureIdOf } from '#curriculum/structures.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { parseStrategy, strategyFor, type Strategy } from '#domain/generation-strategy.ts'
import { asId } from '#domain/ids.ts'
import type { Paper, PaperConfiguration, PaperFormat } from '#domain/paper.ts'
import { checkPlan, type Plan } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { schoolLevelIn } from '#domain/school-level.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { watched, type Watched } from '../generations/watched.ts'
import type { User } from '../http/endpoint.ts'
import { withReservation } from '../plans/metering.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Service } from '../service/service.ts'
import { topicsAsked, topicsIn, totalAsked, type AskedTopics } from './generation/asked-topics.ts'
import { makeFromTopics } from './generation/make-from-topics.ts'
import { measured, newSeed, storeMade, type Made, type Remember } from './generation/made-paper.ts'
import { keysAsked } from './paper-wish.ts'
import { structurePaper } from './preset.ts'
import type { PaperAnswer } from './stored/paper-answer.ts'

type Needed = Pick<
  Service,
  'db' | 'plans' | 'lease' | 'configuration' | 'ai' | 'drawLatexFor' | 'progress' | 'log' | 'now'
>

export async function createConceptPaper(
  service: Needed,
  user: User,
  asked: GenerateFromConcept,
  remember: Remember,
): Promise<Result<PaperAnswer, Refusal>> {
  const { db, plans } = service
  const plan = plans.of(user.tier)
  const wish = await parseConceptWish(service, user, asked, plan)
  if (!wish.ok) return wish
  const { configuration, questions, make } = wish.value
  return watched(service, { schoolId: user.schoolId, id: asked.generationId, wanted: questions }, (generation) =>
    withReservation(
      service,
      user,
      { quizzes: 1, questions },
      { useCredits: asked.useCredits, reason: 'paper', about: configuration.title },
      async (reservation) => {
        const made = await measured(configuration, () => make(generation))
        if (!made.ok) return made
        return storeMade(
          db,
          user,
          reservation,
          questions,
          { ...made.value.paper, id: asId<'Paper'>(randomId('paper')) },
          generation,
          remember,
        )
      },
    ),
  )
}

type ConceptWish = {
  readonly configuration: PaperConfiguration
  readonly questions: number
  readonly make: (generation: Watched) => Promise<Result<Made, Refusal>>
}

async function parseConceptWish(
  service: Needed,
  user: User,
  asked: GenerateFromConcept,
  plan: Plan,
): Promise<Result<ConceptWish, Refusal>> {
  const format = asked.metadata?.paperFormat ?? asked.paperFormat
  const strategy = parseStrategy(asked.strategy, 0)
  if (!strategy.ok) return strategy
  const [seed, now] = [newSeed(asked.seed), service.now()]
  if (isExamination(format) && asksForAll(asked))
    return structureWish(asked, format === 'hkdse_paper1' ? 1 : 2, asked.metadata?.structure ?? 'authentic', seed, now)
  const about = await topicsAsked(
    service,
    user.schoolId,
    isExamination(format) ? { ...asked, subject: asked.subject ?? 'Mathematics' } : asked,
  )
  if (!about.ok) return about
  const configuration = parseConfiguration(
    {
      ...asked,
      paperFormat: format,
      totalQuestions: asked.questionCount ?? asked.totalQuestions ?? totalAsked(asked),
      ...keysAsked(asked),
    },
    {
      title: (language) => printedIn(language).paper.defaultTitle(about.value.category),
      instructions: (language, minutes) => defaultInstructions(minutes, printedIn(language)),
      topics: about.value.topics.length,
      ...schoolLevelIn({ subject: about.value.category, grade: about.value.grade ?? gradeOfUnits(about.value) }),
    },
  )
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const allowed = checkPlan(plan, 'questionsPerQuiz', configuration.value.totalQuestions)
  if (!allowed.ok) return err({ code: 'invalid_configuration', faults: [allowed.error] })
  const template =
    asked.templateId === undefined || asked.templateId === 'default'
      ? templateFor(configuration.value, { subject: about.value.category, grade: about.value.grade })
      : findTemplate(asked.templateId)
  if (template === undefined)
    return err({ code: 'no_such_template', template: asked.templateId ?? configuration.value.paperFormat })
  const { totalQuestions, language } = configuration.value
  return ok({
    configuration: configuration.value,
    questions: totalQuestions,
    make: (generation) =>
      makeFromTopics(
        service,
        { schoolId: user.schoolId, plan, generation },
        {
          configuration: configuration.value,
          templateId: template.id,
          topics: topicsIn(about.value, language, totalQuestions),
          kept: [],
          instead: [],
          seed,
          now: now.toISOString(),
          strategy: (questions) => withDefault(parseStrategy(asked.strategy, questions), questions),
          ...namedIn(about.value, language),
        },
      ),
  })
}

const isExamination = (format: PaperFormat | undefined): boolean =>
  format === 'hkdse_paper1' || format === 'hkdse_paper2'

/** A paper of the HKDSE is a whole one where a structure is named, or nothing that a whole one leaves open. */
const asksForAll = ({ metadata, subject, ...asked }: GenerateFromConcept): boolean =>
  metadata?.structure !== undefined ||
  (isMathematics(subject ?? 'Mathematics') &&
    [
      asked.topic,
      asked.selectedTopics,
      asked.units,
      asked.questionCount,
      asked.totalQuestions,
      asked.questionTypes,
    ].every((field) => field === undefined))

/** Learning units are of secondary mathematics. */
const gradeOfUnits = ({ topics }: AskedTopics): string | undefined =>
  topics.every(({ of }) => typeof of === 'string') ? 'S1' : undefined

const withDefault = (parsed: ReturnType<typeof parseStrategy>, questions: number): Strategy =>
  parsed.ok ? parsed.value : strategyFor(questions)

const namedIn = ({ subject, grade }: AskedTopics, language: Paper['language']): Pick<Paper, 'subject' | 'grade'> => ({
  ...(subject === undefined ? {} : { subject: subject(language) }),
  ...(grade === undefined ? {} : { grade }),
})

function structureWish(
  asked: GenerateFromConcept,
  paper: 1 | 2,
  form: 'mock' | 'authentic',
  seed: string,
  now: Date,
): Result<ConceptWish, Refusal> {
  const configuration = parseConfiguration(
    { language: asked.language, ...keysAsked(asked) },
    { title: () => 'HKDSE', instructions: () => '', topics: 1 },
  )
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const made = structurePaper({
    structure: structureIdOf(paper, form),
    language: configuration.value.language,
    seed,
    now: now.toISOString(),
  })
  const title = asked.title === undefined || asked.title === '' ? made.title : asked.title
  const { includeAnswerKey, includeExplanations } = configuration.value
  const titled: Paper = {
    ...made,
    title,
    configuration: {
      ...made.configuration,
      title,
      includeAnswerKey,
      ...(includeExplanations === undefined ? {} : { includeExplanations }),
    },
  }
  return ok({
    configuration: titled.configuration,
    questions: titled.questions.length,
    make: async () => ok({ paper: titled, fallback: false }),
  })
}
