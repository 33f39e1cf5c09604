/** POST /papers/{id}/duplicate: a paper of its own, of which a teacher may change what the first one keeps. */
import { duplicatePaper } from '#contract/papers.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { ok } from '#domain/result.ts'
import { messagesIn, type Messages } from '#messages/messages.ts'
import { paperIdentity } from '#questions/paper-identity.ts'
import { tell } from '../events/progress.ts'
import { endpoint } from '../http/endpoint.ts'
import { randomId } from '../random-id.ts'
import type { Service } from '../service.ts'
import { LONGEST } from './change-paper.ts'
import { insertPaper, readPaper } from './stored-paper.ts'

export const duplicate = ({ db, now }: Pick<Service, 'db' | 'now'>) => endpoint(duplicatePaper, async ({ access: { user, paper: key }, body, remember }) => {
  const copy = copyOf(await readPaper(db, key), messagesIn(body.language ?? user.language), now().toISOString())
  const answer = formatPaper(copy)
  await db.transaction().execute(async (transaction) => {
    await insertPaper(transaction, { schoolId: key.schoolId, ownerId: user.id }, copy)
    await remember(transaction, answer)
    await tell(transaction, key.schoolId, { kind: 'paper', id: copy.id, status: 'completed' })
  })
  return ok(answer)
})

/** The same questions; what a class reached, who may see it and how often it was seen stay with the first. */
function copyOf({ score: _, ...paper }: Paper, { paper: words }: Messages, now: string): Paper {
  const id = asId<'Paper'>(randomId('paper'))
  // As much of the title as leaves room for the word.
  const title = words.copyTitle(paper.title.slice(0, LONGEST.title - words.copyTitle('').length))
  return { ...paper, id, code: paperIdentity(id).code, title, configuration: { ...paper.configuration, title }, revision: 1, createdAt: now, updatedAt: now }
}
