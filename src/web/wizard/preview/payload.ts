/** What the wizard asks the server for: the payload of "Generate paper" from the draft (specification 2, section 7). */
import type { generateFromConcept, generateWizardPaper, makePreset } from '#contract/make-papers.ts'
import type { InputOf } from '#contract/route.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Preset } from '../../presets/preset.ts'
import type { Draft } from '../draft.ts'
import { topicsAsked, totalQuestionsOf, typesOf } from '../read-draft.ts'

/** One of the three ways to a paper, each with the body of its call. */
export type Wanted =
  | { readonly by: 'document'; readonly body: InputOf<typeof generateWizardPaper>['body'] }
  | { readonly by: 'concept'; readonly body: InputOf<typeof generateFromConcept>['body'] }
  | { readonly by: 'preset'; readonly body: InputOf<typeof makePreset>['body'] }

/** Fields that the teacher left alone are left to the server, which words their defaults in the paper's language. */
export function payloadOf(draft: Draft): Result<Wanted, 'no_topics'> {
  const { preset, concept, document } = draft
  if (preset !== undefined) return ok({ by: 'preset', body: presetBody(preset) })
  const selectedTopics = [...topicsAsked(draft.topics)]
  if (selectedTopics.length === 0) return err('no_topics')
  const configuration = configurationOf(draft)
  if (concept?.inWords !== undefined) {
    const { topic, subject, grade } = concept.inWords
    return ok({ by: 'concept', body: { ...configuration, topic, subject, gradeLevel: grade } })
  }
  if (concept !== undefined)
    return ok({
      by: 'concept',
      body: { ...configuration, selectedTopics, ...(concept.grade === undefined ? {} : { gradeLevel: concept.grade }) },
    })
  return ok({
    by: 'document',
    body: {
      generationMode: 'document_based',
      ...(document === undefined ? {} : { documentId: document.id }),
      selectedTopics,
      ...configuration,
    },
  })
}

export const presetBody = ({ paper, form, language }: Preset): InputOf<typeof makePreset>['body'] => ({
  paper,
  structure: form,
  language,
})

function configurationOf(draft: Draft) {
  const { title, instructions, totalMarks, language, difficulty, timeLimit, includeAnswerKey, paperFormat } =
    draft.configuration
  return {
    ...written('title', title),
    ...written('instructions', instructions),
    ...(totalMarks === undefined ? {} : { totalMarks }),
    ...(draft.templateId === undefined ? {} : { templateId: draft.templateId }),
    totalQuestions: totalQuestionsOf(draft),
    questionTypes: [...typesOf(draft)],
    language,
    difficulty,
    timeLimit,
    includeAnswerKey,
    paperFormat,
  }
}

const written = (name: string, text: string | undefined) =>
  text === undefined || text.trim() === '' ? {} : { [name]: text.trim() }
