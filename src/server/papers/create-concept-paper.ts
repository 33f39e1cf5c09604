/** Makes a paper on topics of the curriculum, or a whole paper of the HKDSE, from the question families, and stores it. */
import type { GenerateFromConcept } from '#contract/shapes.ts'
import type { Route } from '#contract/route.ts'
import { findUnits, parseGrade, unitsIn } from '#curriculum/find-units.ts'
import { structureIdOf } from '#curriculum/structures.ts'
import { isUnitCode, type UnitCode } from '#curriculum/units.ts'
import { apportionAtLeast } from '#domain/apportion.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import type { PaperJson } from '#domain/paper-json.ts'
import { checkPlan, type Plan } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { messagesIn } from '#messages/messages.ts'
import { defaultInstructions } from '#messages/printed/printed.ts'
import { makeConceptPaper, unitsWithFamilies, type ConceptOrder } from '#questions/from-families/make-concept-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import type { Call, User } from '../http/endpoint.ts'
import { monthOf, withReservation } from '../plans/metering.ts'
import { randomId } from '../random-id.ts'
import type { Service } from '../service.ts'
import { newSeed, refusalOf, storeMade, withQuestions } from './create-paper.ts'
import { structurePaper } from './preset.ts'

type Needed = Pick<Service, 'db' | 'plans' | 'lease' | 'configuration' | 'now'>

/** What a bare call asks about (decision D18): not of mathematics, so that it is refused with what works instead. */
const BARE = { subject: 'General Studies', grade: 'P3' } as const

export async function createConceptPaper(service: Needed, user: User, asked: GenerateFromConcept, remember: Call<Route>['remember']): Promise<Result<PaperJson, Refusal>> {
  const { db, plans, lease, configuration: { timeZone }, now } = service
  const plan = plans.of(user.tier)
  const wish = parseConceptWish(asked, plan, newSeed(asked.seed), now())
  if (!wish.ok) return wish
  const { title, questions, make } = wish.value
  return withReservation(db, user.schoolId, plan, monthOf(now(), timeZone), { quizzes: 1, questions }, { useCredits: asked.useCredits, reason: 'paper', about: title }, lease, async (reservation) => {
    const made = make()
    if (!made.ok) return made
    return storeMade(db, user, reservation, { ...made.value, id: asId<'Paper'>(randomId('paper')) }, remember)
  })
}

type ConceptWish = { readonly title: string; readonly questions: number; readonly make: () => Result<Paper, Refusal> }

function parseConceptWish(asked: GenerateFromConcept, plan: Plan, seed: string, now: Date): Result<ConceptWish, Refusal> {
  const format = asked.metadata?.paperFormat ?? asked.paperFormat
  const units = unitsAsked(asked)
  if (asked.metadata?.structure !== undefined && (format === 'hkdse_paper1' || format === 'hkdse_paper2')) return structureWish(asked, format === 'hkdse_paper1' ? 1 : 2, asked.metadata.structure, seed, now)
  if (!units.ok) return units
  const configuration = parseConfiguration(
    { ...asked, paperFormat: format, totalQuestions: asked.questionCount ?? asked.totalQuestions ?? sumOf(asked.selectedTopics ?? asked.units), includeAnswerKey: asked.includeAnswerKey ?? asked.includeAnswers },
    { title: (language) => messagesIn(language).paper.defaultTitle('Mathematics'), instructions: (language, minutes) => defaultInstructions(minutes, messagesIn(language)), topics: units.value.length },
  )
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const allowed = checkPlan(plan, 'questionsPerQuiz', configuration.value.totalQuestions)
  if (!allowed.ok) return err({ code: 'invalid_configuration', faults: [allowed.error] })
  const template = asked.templateId === undefined || asked.templateId === 'default' ? templateFor(configuration.value) : findTemplate(asked.templateId)
  if (template === undefined) return err({ code: 'no_such_template', template: asked.templateId ?? configuration.value.paperFormat })
  const { totalQuestions, language } = configuration.value
  const order: ConceptOrder = {
    configuration: configuration.value, templateId: template.id, units: spread(units.value, totalQuestions), seed, now: now.toISOString(),
    subject: asked.subject ?? messagesIn(language).paper.mathematics, ...(asked.gradeLevel ?? asked.grade ? { grade: (asked.gradeLevel ?? asked.grade)! } : {}),
  }
  return ok({
    title: configuration.value.title,
    questions: totalQuestions,
    make: () => {
      const made = makeConceptPaper(order, toSimplified)
      return made.ok ? withQuestions(made) : err(refusalOf(made.error))
    },
  })
}

function structureWish(asked: GenerateFromConcept, paper: 1 | 2, form: 'mock' | 'authentic', seed: string, now: Date): Result<ConceptWish, Refusal> {
  const configuration = parseConfiguration({ language: asked.language }, { title: () => 'HKDSE', instructions: () => '', topics: 1 })
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const made = structurePaper({ structure: structureIdOf(paper, form), language: configuration.value.language, seed, now: now.toISOString() })
  const titled: Paper = asked.title === undefined || asked.title === '' ? made : { ...made, title: asked.title, configuration: { ...made.configuration, title: asked.title } }
  return ok({ title: titled.title, questions: titled.questions.length, make: () => ok(titled) })
}

type Picked = readonly { readonly unit: UnitCode; readonly questionCount?: number }[]

/** The units that were picked, or those that the topic names in words. */
function unitsAsked({ units, selectedTopics, topic, concept, subject, gradeLevel, grade }: GenerateFromConcept): Result<Picked, Refusal> {
  const available = new Set(unitsWithFamilies())
  const picked = (selectedTopics ?? units)?.map((one) => (typeof one === 'string' ? { id: one } : one))
  if (picked !== undefined && picked.length > 0) {
    const unknown = picked.find(({ id }) => !isUnitCode(id) || !available.has(id))
    if (unknown !== undefined) return err({ code: 'concept_not_covered', topic: unknown.id })
    return ok(picked.map(({ id, ...rest }) => ({ unit: id as UnitCode, ...('questionCount' in rest && rest.questionCount !== undefined ? { questionCount: rest.questionCount } : {}) })))
  }
  const words = topic ?? concept ?? ''
  const taught = parseGrade(gradeLevel ?? grade ?? '')
  const found = (words === '' && isMathematics(subject) ? unitsIn(taught) : [...findUnits(words, taught), ...(taught === undefined ? [] : findUnits(words))]).filter((unit) => available.has(unit))
  const asked = words === '' ? `${subject ?? BARE.subject} ${gradeLevel ?? grade ?? BARE.grade}` : words
  if (found.length === 0 || (subject !== undefined && subject !== '' && !isMathematics(subject))) return err({ code: 'concept_not_covered', topic: asked })
  return ok([...new Set(found)].map((unit) => ({ unit })))
}

const isMathematics = (subject: string | undefined): boolean => subject !== undefined && /math|數學|数学/i.test(subject)

function sumOf(picked: GenerateFromConcept['units']): number | undefined {
  const counts = picked?.map((one) => (typeof one === 'string' ? undefined : one.questionCount))
  return counts !== undefined && counts.length > 0 && counts.every((count) => count !== undefined) ? counts.reduce((sum, count) => sum + count, 0) : undefined
}

/** The total over the units, in proportion to what was asked of each; of more units than questions the first get one each. */
function spread(picked: Picked, total: number): ConceptOrder['units'] {
  const some = picked.slice(0, total)
  return apportionAtLeast(total, some.map(({ questionCount }) => questionCount ?? 1), 1).map((questionCount, index) => ({ unit: some[index]!.unit, questionCount }))
}
