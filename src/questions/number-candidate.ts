/** Gives a chosen candidate what the paper gives a question: id, topic, level, marks and minutes. */
import { asId } from '#domain/ids.ts'
import { DEFAULT_MARKS, naturalMarks, withMarks } from '#domain/marks.ts'
import { minutesForMarks } from '#domain/minutes.ts'
import { questionFault, type Question } from '#domain/question.ts'
import { randomHex, type Random } from '#domain/random.ts'
import type { SelectedTopic, Topic } from '#domain/topic.ts'
import type { Candidate } from './candidate.ts'

/**
 * The candidate as a question of the paper. Short questions carry the default of 2 marks, over which a marking scheme
 * is spread, but for proved ones, whose schemes are worked out;
 * matching carries 1 a pair, essays and long questions what their guide and parts sum to. Throws a TypeError for a
 * question that cannot be, since only a maker's bug makes one.
 */
export function numberCandidate(
  { draft, topicId, level }: Candidate,
  topics: readonly SelectedTopic[],
  random: Random,
): Question {
  const topic: Topic = topics.find((selected) => selected.topic.id === topicId)!.topic
  const marks = naturalMarks(draft)
  const question = {
    ...draft,
    id: asId<'Question'>(`q_${randomHex(random)}`),
    marks,
    minutes: minutesForMarks(marks),
    difficulty: level,
    topic: topic.name,
    topicId,
  }
  const fault = questionFault(question)
  if (fault !== undefined) throw new TypeError(`Cannot use a question that a maker offered: ${fault}`)
  // A scheme of three points keeps a mark for each.
  return question.type === 'short_answer' &&
    question.provenance.proof !== 'proved' &&
    question.markingScheme.length <= DEFAULT_MARKS
    ? withMarks(question, DEFAULT_MARKS)
    : question
}
