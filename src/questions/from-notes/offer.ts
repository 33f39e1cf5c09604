/** Builds candidates from facts of notes; what all of them share is said here once. */
import type { Level } from '#domain/difficulty.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Provenance } from '#domain/question.ts'
import type { Candidate, QuestionDraft } from '../candidate.ts'
import { citing } from '../from-documents/citing.ts'
import type { NoteFact, NoteList } from './facts/note-fact.ts'
import type { NotesLesson } from './lesson.ts'

export type Asked = {
  readonly maker: string
  readonly list: NoteList
  /** What the key rests on, the main fact first. */
  readonly facts: NonEmpty<NoteFact>
  /** What the candidate does: recognising is 0.5, recalling 1, stating 1.5, telling apart 2, writing on a matter 2.5. */
  readonly demand: number
  /** 0 to 1, before the doubt of the list is taken away. */
  readonly score: number
}

export function offer(
  lesson: NotesLesson,
  { maker, list, facts, demand, score }: Asked,
  draft: (shared: { readonly provenance: Provenance }) => QuestionDraft,
): Candidate {
  const places = facts.flatMap((fact) => fact.places)
  return {
    draft: draft({ provenance: citing(lesson.documentId, places) }),
    topicId: facts[0].topicId,
    level: levelFor(demand, facts[0]),
    maker: `notes_${maker}`,
    score: Math.max(0, Math.min(1, score - list.doubt)),
    exclusions: [...new Set(facts.flatMap(lesson.exclusionsOf))],
  }
}

/** What takes long to say is harder to find. */
function levelFor(demand: number, { object }: NoteFact): Level {
  const length = /\p{Script=Han}/u.test(object) ? [...object].length / 2 : object.split(/\s+/).length
  const points = demand + (length > LONG ? 0.5 : 0)
  return points <= 1 ? 'easy' : points <= 2 ? 'medium' : 'hard'
}
const LONG = 9
