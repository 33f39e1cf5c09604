/** Locked questions as the browser keeps them: for each paper the ids, the paper that was changed last at the end. */

type Kept = readonly (readonly [paper: string, questions: readonly string[]])[]

/** Older papers than these are forgotten. */
const MOST_PAPERS = 50

/** What cannot be read locks nothing. */
export const locksIn = (text: string | undefined, paper: string): readonly string[] =>
  read(text).find(([id]) => id === paper)?.[1] ?? []

export function withLock(text: string | undefined, paper: string, question: string, isLocked: boolean): string {
  const others = read(text).filter(([id]) => id !== paper)
  const before = locksIn(text, paper).filter((id) => id !== question)
  const after = isLocked ? [...before, question] : before
  return JSON.stringify([...others, ...(after.length === 0 ? [] : [[paper, after]])].slice(-MOST_PAPERS))
}

function read(text: string | undefined): Kept {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) && value.every(isEntry) ? (value as Kept) : []
  } catch {
    return []
  }
}

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  Array.isArray(entry[1]) &&
  entry[1].every((id) => typeof id === 'string')
