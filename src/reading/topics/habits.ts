/**
 * How terms usually stand in a text: phrases are parted into kinds (by their tags, their ending, their neighbours), and
 * for each kind it is known how much likelier than others its phrases are terms.
 */
import { lastOf } from '#domain/must-be-there.ts'
import type { CandidatePhrase } from './candidate-phrase.ts'

export const HABITS = ['tags', 'ending', 'first word', 'last word', 'word before', 'word after'] as const
export type Habit = (typeof HABITS)[number]
/**
 * For each habit, the log-odds of its kinds against all phrases; a kind that is not listed has 0. Counted by
 * scripts/fit-topics.ts.
 */
export type HabitFile = Readonly<Record<Habit, Readonly<Record<string, number>>>>
export type OpenHabits = Readonly<Record<Habit, ReadonlyMap<string, number>>>

/** The kinds that a phrase belongs to: one by most habits, one for each occurrence remembered by its neighbours. */
export function kindsOf(phrase: CandidatePhrase, habit: Habit): readonly string[] {
  switch (habit) {
    case 'tags':
      return [phrase.tags.join(' ')]
    case 'ending':
      return [endingOf(phrase.key)]
    case 'first word':
      return [phrase.words[0]]
    case 'last word':
      return [lastOf(phrase.words)]
    case 'word before':
      return phrase.before
    case 'word after':
      return phrase.after
  }
}

/** The last character of a Chinese phrase (法, 率, 症 each tell something), the last three letters of another. */
const endingOf = (key: string): string => /\p{Script=Han}$/u.exec(key)?.[0] ?? key.slice(-3)

/** As maps, in which no word of a text finds a property that every object has. */
export function openHabits(file: HabitFile): OpenHabits {
  const open = (habit: Habit): ReadonlyMap<string, number> => new Map(Object.entries(file[habit]))
  return {
    tags: open('tags'),
    ending: open('ending'),
    'first word': open('first word'),
    'last word': open('last word'),
    'word before': open('word before'),
    'word after': open('word after'),
  }
}

/** The mean log-odds of the phrase's kinds, by habit. */
export function habitValues(phrase: CandidatePhrase, habits: OpenHabits): number[] {
  return HABITS.map((habit) => {
    const known = habits[habit]
    const kinds = kindsOf(phrase, habit)
    return kinds.reduce((sum, kind) => sum + (known.get(kind) ?? 0), 0) / Math.max(1, kinds.length)
  })
}
