/** What notes say, in one shape for every layout and both languages; the words of the text are the key. */
import type { TopicId } from '#domain/ids.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Citation } from '#domain/question.ts'

/** Of a definition: the subject is a term, the object its meaning. Of a property: a thing, and the value of `relation`. */
export type FactKind = 'definition' | 'member' | 'sequence' | 'property'

/**
 * How an object continues its subject: "the process in which …", "takes in water", "minerals are dissolved", or a value
 * that stands alone.
 */
export type Phrase = 'noun' | 'predicate' | 'clause' | 'value'

export type NoteFact = {
  /** Equal for what is said in one place, so that a paper asks for it once. */
  readonly id: string
  readonly kind: FactKind
  readonly subject: string
  /** Other names of the subject that the notes give in brackets. */
  readonly aliases: readonly string[]
  /** What the object is of the subject: "capital", 「主要功用」. */
  readonly relation?: string
  readonly object: string
  readonly phrase: Phrase
  /** Words of the block as they are printed. */
  readonly places: NonEmpty<Citation>
  readonly topicId: TopicId
}

/** Facts that stand together: the entries of a list, one column of a table, the members of a kind, steps in order. */
export type NoteList = {
  readonly layout: 'entries' | 'column' | 'profile' | 'members' | 'steps'
  /** The heading without its number. */
  readonly title?: string
  /** What the things of a table are: the heading of its first column. */
  readonly thing?: string
  /** Equal for the columns of one table. */
  readonly table?: string
  readonly facts: NonEmpty<NoteFact>
  /** 0 where the layout leaves no doubt, up to 0.4: taken from the score of every question on it. */
  readonly doubt: number
}
