/** Reads what a call wants of a new paper: configuration, template and topics, checked against documents and plan. */
import { mustBeThere } from '#domain/must-be-there.ts'
import { parseConfiguration } from '#domain/configuration.ts'
import { apportionAtLeast } from '#domain/apportion.ts'
import { asId } from '#domain/ids.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import { checkPlan, type Plan } from '#domain/plan.ts'
import type { Refusal } from '#domain/refusal.ts'
import { rescaleTopics } from '#domain/rescale.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { schoolLevelIn } from '#domain/school-level.ts'
import type { Template } from '#domain/template.ts'
import { TOPIC_DEFAULTS, type Topic } from '#domain/topic.ts'
import { defaultTitle } from '#messages/printed/default-title.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import type { PaperOrder } from '#questions/make-paper.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import type { GenerateFromDocuments, GeneratePaper } from '#contract/generating.ts'
import type { SourceReading } from './generation/source-readings.ts'

export type PaperWish = {
  readonly configuration: PaperConfiguration
  readonly template: Template
  readonly topics: PaperOrder['topics']
}
type Asked = GenerateFromDocuments | GeneratePaper

export function parsePaperWish(
  asked: Asked,
  sources: readonly SourceReading[],
  plan: Plan,
): Result<PaperWish, Refusal> {
  const known = sources.flatMap(({ topics }) => topics)
  const picked = pickTopics(asked.selectedTopics, known)
  if (!picked.ok) return picked
  const first = picked.value?.[0]?.topic ?? known[0]
  const configuration = parseConfiguration(
    {
      ...asked,
      language: asked.language ?? sources[0]?.language,
      totalQuestions: asked.questionCount ?? asked.totalQuestions ?? sumOfCounts(picked.value),
      ...keysAsked(asked),
    },
    {
      title: (language) =>
        defaultTitle(
          sources.map(({ title }) => title),
          first?.category,
          language,
        ),
      instructions: (language, minutes) => defaultInstructions(minutes, printedIn(language)),
      topics: Math.max(1, picked.value?.length ?? known.length),
      ...schoolLevelIn({ subject: first?.category }),
    },
  )
  if (!configuration.ok) return err({ code: 'invalid_configuration', faults: configuration.error })
  const { totalQuestions, totalMarks } = configuration.value
  // Of what is asked, not of what the text may give: a total that cannot be shared out is told before any work
  // (decision D2).
  if (totalMarks !== undefined && totalMarks < totalQuestions)
    return err({
      code: 'invalid_configuration',
      faults: [
        { code: 'below_one_mark_a_question', total: totalMarks, needed: totalQuestions, questions: totalQuestions },
      ],
    })
  const allowed = checkPlan(plan, 'questionsPerQuiz', totalQuestions)
  if (!allowed.ok) return err({ code: 'invalid_configuration', faults: [allowed.error] })
  const template =
    asked.templateId === undefined || asked.templateId === 'default'
      ? templateFor(configuration.value, { subject: first?.category })
      : findTemplate(asked.templateId)
  if (template === undefined)
    return err({ code: 'no_such_template', template: asked.templateId ?? configuration.value.paperFormat })
  return ok({
    configuration: configuration.value,
    template,
    topics: picked.value && rescaled(picked.value, totalQuestions),
  })
}

/** What the answer key is to hold: the names of the wizard and of the specification's calls. */
export const keysAsked = ({ includeAnswerKey, includeAnswers, includeExplanations }: Partial<Asked>) => ({
  includeAnswerKey: includeAnswerKey ?? includeAnswers,
  includeExplanations,
})

type Picked = { readonly topic: Topic; readonly questionCount: number | undefined }

function pickTopics(
  wanted: Asked['selectedTopics'],
  known: readonly Topic[],
): Result<readonly Picked[] | undefined, Refusal> {
  if (wanted === undefined || wanted.length === 0) return ok(undefined)
  const picked: Picked[] = []
  for (const one of wanted) {
    const [id, questionCount] = typeof one === 'string' ? [one, undefined] : [one.id, one.questionCount]
    const topic = known.find((each) => each.id === id)
    if (topic === undefined) return err({ code: 'no_such_topic', topic: id })
    if (!picked.some((other) => other.topic.id === id)) picked.push({ topic, questionCount })
  }
  return ok(picked)
}

/** What the counts of the topics come to, where they were given. */
function sumOfCounts(picked: readonly Picked[] | undefined): number | undefined {
  return picked?.reduce<number | undefined>(
    (sum, { questionCount }) => (sum === undefined || questionCount === undefined ? undefined : sum + questionCount),
    0,
  )
}

/** The counts sum to the total of the paper (decision D6); topics that named none share alike. */
function rescaled(picked: readonly Picked[], total: number): PaperOrder['topics'] {
  const counted = picked.map(({ topic, questionCount }) => ({
    topic,
    questionCount: questionCount ?? TOPIC_DEFAULTS.questionCount,
  }))
  const topics =
    picked.every(({ questionCount }) => questionCount === undefined) && total >= picked.length
      ? apportionAtLeast(
          total,
          picked.map(() => 1),
          1,
        ).map((questionCount, index) => ({
          topic: mustBeThere(picked[index], 'the topic of a count').topic,
          questionCount,
        }))
      : rescaleTopics(counted, total)
  return topics
    .filter(({ questionCount }) => questionCount > 0)
    .map(({ topic, questionCount }) => ({ id: asId<'Topic'>(topic.id), questionCount }))
}
