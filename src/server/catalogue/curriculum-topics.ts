/** The learning units on which papers can be made, as topics beside the teacher's own. */
import { sql } from 'kysely'
import type { CurriculumTopic } from '#contract/topics.ts'
import { findUnits, isMathematics, parseGrade } from '#curriculum/find-units.ts'
import { UNITS, type Unit, type UnitCode } from '#curriculum/units.ts'
import type { Level } from '#domain/difficulty.ts'
import { paperLanguageFor, type InterfaceLanguage } from '#domain/language.ts'
import { TOPIC_DEFAULTS } from '#domain/topic.ts'
import { messagesIn } from '#messages/messages.ts'
import { topicOf, unitsWithFamilies } from '#questions/from-families/make-concept-paper.ts'
import type { Queries } from '../database/connect.ts'

type Filters = {
  readonly subject?: string | undefined
  readonly gradeLevel?: string | undefined
  readonly difficulty?: Level | undefined
}

/** In the order of the curriculum. */
export function curriculumUnits({ subject, gradeLevel, difficulty }: Filters): Unit[] {
  const grade = gradeLevel === undefined ? undefined : parseGrade(gradeLevel)
  if ((gradeLevel !== undefined && grade === undefined) || (subject !== undefined && !isMathematics(subject))) return []
  const available = new Set(unitsWithFamilies())
  return UNITS.filter(
    (unit) =>
      available.has(unit.code) &&
      (grade === undefined || unit.grades.includes(grade)) &&
      (difficulty === undefined || levelOf(unit.code) === difficulty),
  )
}

/** Units whose name in any language holds the words, and those that a teacher means by them. */
export function unitsNamed(words: string): Unit[] {
  const meant = new Set(findUnits(words))
  const part = words.trim().toLowerCase()
  return curriculumUnits({}).filter(
    ({ code, name }) => meant.has(code) || Object.values(name).some((one) => one.toLowerCase().includes(part)),
  )
}

const levelOf = (code: UnitCode): Level => topicOf(code, 1, 'en').topic.difficulty

/** When a paper was last made on each of the units. */
export async function usesOf(
  queries: Queries,
  schoolId: string,
  units: readonly Unit[],
): Promise<ReadonlyMap<string, Date>> {
  if (units.length === 0) return new Map()
  const { rows } = await sql<{ readonly code: string; readonly at: Date }>`
    select topic.code, max(paper.created_at) as at
    from paper, jsonb_array_elements_text(paper.topic_ids) topic(code)
    where paper.school_id = ${schoolId} and paper.deleted_at is null
    group by topic.code`.execute(queries)
  return new Map(rows.map(({ code, at }) => [code, at]))
}

export function unitAnswer(
  { code, grades }: Unit,
  reader: InterfaceLanguage,
  uses: ReadonlyMap<string, Date>,
): CurriculumTopic {
  const { topic } = topicOf(code, TOPIC_DEFAULTS.questionCount, paperLanguageFor(reader))
  return {
    id: code,
    name: topic.name,
    description: topic.description,
    subtopics: [...topic.subtopics],
    difficulty: topic.difficulty,
    confidence: topic.confidence,
    questionCount: TOPIC_DEFAULTS.questionCount,
    subject: messagesIn(reader).paper.mathematics,
    pageNumbers: [],
    lastUsed: uses.get(code)?.toISOString() ?? null,
    source: 'curriculum',
    grades: [...grades],
  }
}
