/**
 * New questions for a paper that was drawn from families: other draws, the same structure or topics, but for questions
 * that stay.
 */
import { isUnitCode } from '#curriculum/units.ts'
import type { MarksFault } from '#domain/marks.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Simplify } from '#families/kit/word.ts'
import { makeConceptPaper } from './make-concept-paper.ts'
import { makeStructurePaper } from './make-structure-paper.ts'
import { replaceDrawn } from './replace-drawn.ts'

export type Remake = {
  readonly before: Paper
  readonly kept: readonly Question[]
  readonly seed: string
  /** ISO 8601, UTC. */ readonly now: string
}

/** Whether a paper was drawn from families, so that it can be drawn anew. */
export const isDrawn = ({ structure, sourceDocuments, topics }: Paper): boolean =>
  structure !== undefined || (sourceDocuments.length === 0 && topics.some(({ id }) => isUnitCode(id)))

/** The paper with new questions; title, configuration and id stay as they were. */
export function remakeDrawn(
  remake: Remake,
  simplify: Simplify,
): Result<Pick<Paper, 'questions' | 'notices' | 'topics' | 'seed' | 'code'>, MarksFault> {
  return remake.before.structure === undefined
    ? remakeConcept(remake, simplify)
    : ok(remakeStructure(remake, remake.before.structure.id, simplify))
}

function remakeStructure(
  { before, kept, seed, now }: Remake,
  structure: NonNullable<Paper['structure']>['id'],
  simplify: Simplify,
): Paper {
  const made = makeStructurePaper(
    {
      structure,
      language: before.language,
      templateId: before.templateId,
      instructions: before.configuration.instructions,
      seed,
      now,
    },
    simplify,
  )
  const stays = new Map(
    kept.flatMap((question) => (question.slot === undefined ? [] : [[question.slot, question] as const])),
  )
  const questions = made.questions.map((question) => stays.get(question.slot ?? 0) ?? question)
  return { ...made, questions: withoutRepeats(questions, new Set(kept), made, seed, simplify) }
}

/** A new question whose family stands on the paper already gives way to another of its slot. */
function withoutRepeats(
  questions: readonly Question[],
  kept: ReadonlySet<Question>,
  { structure, language }: Paper,
  seed: string,
  simplify: Simplify,
): Question[] {
  const families = new Set([...kept].map(familyOf))
  return questions.reduce<Question[]>((done, question, index) => {
    if (kept.has(question) || !families.has(familyOf(question))) return [...done, question]
    const paper = { questions: [...done, ...questions.slice(index)], ...(structure === undefined ? {} : { structure }) }
    return [...done, replaceDrawn({ paper, id: question.id, language, seed: `${seed}:${index}` }, simplify) ?? question]
  }, [])
}

function remakeConcept({ before, kept, seed, now }: Remake, simplify: Simplify): ReturnType<typeof remakeDrawn> {
  const units = before.topics.flatMap(({ id }) =>
    isUnitCode(id)
      ? [
          {
            unit: id,
            questionCount: before.questions.filter((question) => question.topicId === id && !kept.includes(question))
              .length,
          },
        ]
      : [],
  )
  const made = makeConceptPaper(
    {
      configuration: before.configuration,
      templateId: before.templateId,
      units: units.filter(({ questionCount }) => questionCount > 0),
      seed,
      now,
      beside: kept,
      instead: before.questions.filter((question) => !kept.includes(question)),
    },
    simplify,
  )
  return made.ok ? ok({ ...made.value, topics: before.topics }) : made
}

const familyOf = ({ provenance: { origin } }: Question): string | undefined =>
  origin.kind === 'family' ? origin.family : undefined
