/**
 * What a paper without documents is about: learning units with question families, or, where an AI is set up, any topic.
 */
import type { GenerateFromConcept } from '#contract/generating.ts'
import { findUnits, isMathematics, parseGrade, unitsIn } from '#curriculum/find-units.ts'
import { isUnitCode, unitOf, type UnitCode } from '#curriculum/units.ts'
import { mustBeThere } from '#domain/must-be-there.ts'
import { apportionAtLeast } from '#domain/apportion.ts'
import { parseLevel } from '#domain/difficulty.ts'
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { TOPIC_DEFAULTS, type SelectedTopic, type Topic } from '#domain/topic.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { topicOf, unitsWithFamilies } from '#questions/from-families/make-concept-paper.ts'
import type { Service } from '../../service/service.ts'

/** What a bare call asks about (decision D18). */
const BARE = { subject: 'General Studies', grade: 'P3' } as const

type Picked<Of> = { readonly of: Of; readonly questionCount?: number }
export type AskedTopics = {
  readonly topics: readonly Picked<UnitCode | Topic>[]
  /** Of the default title. */
  readonly category: string
  readonly subject?: (language: PaperLanguage) => string
  readonly grade?: string
}

export async function topicsAsked(
  service: Pick<Service, 'db' | 'ai'>,
  schoolId: string,
  asked: GenerateFromConcept,
): Promise<Result<AskedTopics, Refusal>> {
  const { subject, gradeLevel: grade } = asked
  const units = unitsAsked(asked)
  const graded = grade === undefined || grade === '' ? {} : { grade }
  // The families are of secondary mathematics: a sum on fractions for P3 is another one.
  if (units.ok && (service.ai === undefined || pickedIn(asked).length > 0 || !isPrimary(grade)))
    return ok({
      topics: units.value,
      category: 'Mathematics',
      subject: (language) => subject ?? printedIn(language).paper.mathematics,
      ...graded,
    })
  if (service.ai === undefined && !units.ok) return units
  const own = await ownTopics(service, schoolId, asked)
  if (!own.ok) return own
  const words = asked.topic ?? ''
  const isBare = own.value.length === 0 && words === '' && (subject ?? '') === ''
  const named = isBare ? BARE.subject : subject
  const topics: AskedTopics['topics'] =
    own.value.length > 0
      ? own.value
      : [{ of: inWords(words === '' ? mustBeThere(named, 'a subject where no topic is named') : words, named) }]
  return ok({
    topics,
    category: named ?? nameOf(mustBeThere(topics[0], 'a topic').of),
    ...(named === undefined || named === '' ? {} : { subject: () => named }),
    ...(isBare && grade === undefined ? { grade: BARE.grade } : graded),
  })
}

const nameOf = (of: UnitCode | Topic): string => (typeof of === 'string' ? 'Mathematics' : of.name)
const isPrimary = (grade: string | undefined): boolean =>
  grade !== undefined && /^\s*(?:p(?:rimary)?\s*[1-6]|小)/i.test(grade)

/**
 * The topics with counts that sum to `total`, in proportion to what was asked of each; of more topics than questions
 * the first get one each.
 */
export function topicsIn({ topics }: AskedTopics, language: PaperLanguage, total: number): SelectedTopic[] {
  const some = topics.slice(0, total)
  return apportionAtLeast(
    total,
    some.map(({ questionCount }) => questionCount ?? 1),
    1,
  ).map((questionCount, index) => {
    const { of } = mustBeThere(some[index], 'the topic of a count')
    return typeof of === 'string' ? topicOf(of, questionCount, language) : { topic: of, questionCount }
  })
}

/** What the counts of the topics come to, where all were given. */
export function totalAsked({ selectedTopics, units }: GenerateFromConcept): number | undefined {
  const counts = (selectedTopics ?? units)?.map((one) => (typeof one === 'string' ? undefined : one.questionCount))
  return counts !== undefined && counts.length > 0 && counts.every((count) => count !== undefined)
    ? counts.reduce((sum, count) => sum + count, 0)
    : undefined
}

const pickedIn = ({ selectedTopics, units }: GenerateFromConcept) =>
  (selectedTopics ?? units)?.map((one) => (typeof one === 'string' ? { id: one } : one)) ?? []
const countOf = (one: { readonly questionCount?: number | undefined }): { readonly questionCount?: number } =>
  one.questionCount === undefined ? {} : { questionCount: one.questionCount }

/** The units that were picked, or those that the topic names in words. */
function unitsAsked(asked: GenerateFromConcept): Result<readonly Picked<UnitCode>[], Refusal> {
  const { topic, subject, gradeLevel } = asked
  const available = new Set(unitsWithFamilies())
  const picked = pickedIn(asked)
  if (picked.length > 0) {
    const unknown = picked.find(({ id }) => !isUnitCode(id) || !available.has(id))
    if (unknown !== undefined) return notCovered(unknown.id)
    return ok(picked.map((one) => ({ of: one.id as UnitCode, ...countOf(one) })))
  }
  const words = topic ?? ''
  const taught = parseGrade(gradeLevel ?? '')
  const found = (
    words === '' && isMathematics(subject)
      ? unitsIn(taught)
      : [...findUnits(words, taught), ...(taught === undefined ? [] : findUnits(words))]
  ).filter((unit) => available.has(unit))
  const named = words === '' ? `${subject ?? BARE.subject} ${gradeLevel ?? BARE.grade}` : words
  if (found.length === 0 || (subject !== undefined && subject !== '' && !isMathematics(subject)))
    return notCovered(named)
  return ok([...new Set(found)].map((of) => ({ of })))
}

/** Names the topics that are covered, so that the caller has something to choose from. */
const notCovered = (topic: string): Result<never, Refusal> =>
  err({
    code: 'concept_not_covered',
    topic,
    choices: unitsWithFamilies().map((code) => ({ id: code, name: unitOf(code).name })),
  })

/** Topics that were picked by their ids: units, and the teacher's own. */
async function ownTopics(
  { db }: Pick<Service, 'db'>,
  schoolId: string,
  asked: GenerateFromConcept,
): Promise<Result<readonly Picked<UnitCode | Topic>[], Refusal>> {
  const picked = pickedIn(asked)
  if (picked.length === 0) return ok([])
  const rows = await db
    .selectFrom('topic')
    .select(['topicId', 'name', 'description', 'subtopics', 'difficulty', 'subject'])
    .where('schoolId', '=', schoolId)
    .where(
      'topicId',
      'in',
      picked.map(({ id }) => id),
    )
    .where('deletedAt', 'is', null)
    .execute()
  const topics: Picked<UnitCode | Topic>[] = []
  for (const one of picked) {
    const row = rows.find(({ topicId }) => topicId === one.id)
    const topic =
      row === undefined
        ? isUnitCode(one.id)
          ? one.id
          : undefined
        : {
            ...inWords(row.name, row.subject),
            id: asId<'Topic'>(row.topicId),
            description: row.description,
            subtopics: row.subtopics,
            difficulty: parseLevel(row.difficulty) ?? 'medium',
          }
    if (topic === undefined) return err({ code: 'no_such_topic', topic: one.id })
    topics.push({ of: topic, ...countOf(one) })
  }
  return ok(topics)
}

/** A topic that is none of the curriculum. */
export const inWords = (name: string, category: string | undefined): Topic => ({
  id: asId<'Topic'>('concept'),
  name,
  description: '',
  subtopics: [],
  difficulty: 'medium',
  confidence: 1,
  category: category ?? TOPIC_DEFAULTS.category,
  pages: [],
})
