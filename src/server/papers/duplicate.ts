/** POST /papers/{id}/duplicate: a copy that a teacher may change while the first one stays as it is. */
import { LONGEST } from '#domain/limits.ts'
import { duplicatePaper } from '#contract/papers.ts'
import { asId } from '#domain/ids.ts'
import type { Paper } from '#domain/paper.ts'
import { ok } from '#domain/result.ts'
import { messagesIn, type Messages } from '#messages/messages.ts'
import { paperIdentity } from '#questions/paper-identity.ts'
import { tell } from '../events/progress.ts'
import { endpoint } from '../http/endpoint.ts'
import { randomId } from '../foundation/random-id.ts'
import type { Service } from '../service/service.ts'
import { paperAnswer } from './stored/paper-answer.ts'
import { insertPaper, readPaper } from './stored/stored-paper.ts'

export const duplicate = ({ db, now }: Pick<Service, 'db' | 'now'>) =>
  endpoint(duplicatePaper, async ({ access: { user, paper: key }, body, remember }) => {
    const copy = copyOf(await readPaper(db, key), messagesIn(body.language ?? user.language), now().toISOString())
    const answer = paperAnswer(copy, user.id)
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
  return {
    ...paper,
    id,
    code: paperIdentity(id).code,
    title,
    configuration: { ...paper.configuration, title },
    revision: 1,
    createdAt: now,
    updatedAt: now,
  }
}
