/** Every question that the notes of a document give: its lists of terms, tables, bullets and numbered steps. */
import type { TopicId } from '#domain/ids.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Candidate } from '../candidate.ts'
import type { Material } from '../material.ts'
import { prepareNotesLesson, type NotesMaker } from './lesson.ts'
import { chooseEntry } from './makers/choose-entry.ts'
import { chooseMember } from './makers/choose-member.ts'
import { columnValue } from './makers/column-value.ts'
import { matchList } from './makers/match-list.ts'
import { nameMembers } from './makers/name-members.ts'
import { orderSteps } from './makers/order-steps.ts'
import { thingOfHeading } from './makers/thing-of-heading.ts'
import { trueOrFalse } from './makers/true-or-false.ts'
import { writeEntry } from './makers/write-entry.ts'

const MAKERS: readonly NotesMaker[] = [
  chooseEntry,
  chooseMember,
  columnValue,
  orderSteps,
  writeEntry,
  thingOfHeading,
  trueOrFalse,
  matchList,
  nameMembers,
]

/** In a stable order; the same material gives the same candidates. `lexicon` tells which words are no proper names. */
export function makeNoteCandidates(material: Material, lexicon: Lexicon, topics?: ReadonlySet<TopicId>): Candidate[] {
  const lesson = prepareNotesLesson(material, lexicon, topics)
  return MAKERS.flatMap((maker) => maker(lesson))
}
