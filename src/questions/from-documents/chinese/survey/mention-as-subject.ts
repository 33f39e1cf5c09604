/** Which mention a statement is about. */
import type { Mention } from './names.ts'
import { subjectStart } from './own-subject.ts'
import type { Statement } from './statement.ts'

/** The mention that opens the main clause with its predicate right behind it. */
export const mentionAsSubject = (statement: Statement, mentions: readonly Mention[]): Mention | undefined =>
  mentions.find((one) => isSubject(statement, one))

/** It opens the main clause and its predicate follows at once. */
function isSubject(statement: Statement, mention: Mention): boolean {
  const first = statement.tokens[subjectStart(statement.tokens)]
  if (first?.start !== mention.start) return false
  const from = statement.tokens.findIndex((token) => token.start >= mention.end)
  const next = statement.tokens[from]
  // "民國成立後，…": the clause only dates what follows.
  const clause = statement.plain.slice(mention.end, statement.plain.indexOf('，', mention.end))
  if (/(?:之?后|时|之?前|以来|期间)$/.test(clause)) return false
  if (
    !next ||
    next.start !== mention.end ||
    !/^(v|vd|d|p|zg|vi)$/.test(next.tag) ||
    /^(?:和|与|及|同|等|对|之|以|最|内|中|时|后|前|首都|国内|境内|大|小|也|亦|将$)/.test(next.stem)
  )
    return false
  // "中國最早的郵票": a noun that the mention only modifies comes before any verb.
  const predicate = statement.tokens.slice(from)
  const verb = predicate.findIndex((token) => token.tag.startsWith('v'))
  const particle = predicate.findIndex((token) => token.tag === 'uj')
  // "民主黨控制的國會": so does a verb that 的 follows at once.
  return verb >= 0 && (particle < 0 || verb < particle) && predicate[verb + 1]?.tag !== 'uj'
}
