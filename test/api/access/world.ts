/**
 * The schools, callers and rows that the access matrix is about; rows are copies of real ones, made fresh for each
 * cell.
 */
import { randomBytes } from 'node:crypto'
import { signFile } from '#server/documents/signed-url.ts'
import { tell } from '#server/events/progress.ts'
import { grant } from '#server/plans/credits.ts'
import { monthOf } from '#server/plans/months.ts'
import type { ScriptedStripe } from '../../scripted-stripe/scripted-stripe.ts'
import { Client, readyDocument, signUp, type TestService } from '../test-service.ts'

/** A teacher's school; everything of it holds its mark, and nothing of another's does. */
export type Party = {
  readonly mark: string
  readonly client: Client
  readonly schoolId: string
  readonly userId: string
  readonly documentId: string
  readonly usedQuizzes: number
}

/** Kinds of rows that a route names, by `{id}` or in its body. */
export const KINDS = ['document', 'paper', 'topic', 'template', 'file', 'generation'] as const
export type Kind = (typeof KINDS)[number]
export type Sharing = 'private' | 'questions' | 'answers'
export type Row = { readonly id: string; readonly questionId: string }

/** The day on which all papers here were made: a link holder's file is named by it. */
export const MADE_ON = '2026-01-05'

export type World = Awaited<ReturnType<typeof openWorld>>

/** `stripe`: where the service asks for payment. */
export async function openWorld(running: TestService, stripe: ScriptedStripe) {
  const { db, secret, configuration, now } = running.service
  const month = monthOf(now(), configuration.timeZone)

  async function settle(mark: string, tier: string, usedQuizzes: number): Promise<Party> {
    const client = await signUp(running.url, `${mark.toLowerCase()}-${randomBytes(4).toString('hex')}@school.hk`)
    const user = await db
      .selectFrom('accountUser')
      .select(['id', 'schoolId'])
      .where('email', '=', client.email!)
      .executeTakeFirstOrThrow()
    const documentId = await readyDocument(client, 'samples/honey-bees.pdf')
    await db
      .updateTable('accountUser')
      .set({ name: `Teacher ${mark}` })
      .where('id', '=', user.id)
      .execute()
    await db
      .updateTable('document')
      .set({ name: `Document of ${mark}.pdf`, originalName: `Document of ${mark}.pdf` })
      .where('schoolId', '=', user.schoolId)
      .execute()
    await db.updateTable('school').set({ tier }).where('schoolId', '=', user.schoolId).execute()
    await grant(db, user.schoolId, 10, 'grant', 'mark', `Credits of ${mark}`)
    const party = { mark, client, schoolId: user.schoolId, userId: user.id, documentId, usedQuizzes }
    await setUsage(party)
    return party
  }

  /** A new one for each call, by the true clock: a session that is taken for a living one would be prolonged. */
  async function expiredSession({ userId }: Party): Promise<string> {
    const row = await db.selectFrom('accountSession').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow()
    const token = randomBytes(16).toString('hex')
    await db
      .insertInto('accountSession')
      .values({ ...row, id: `expired-${token}`, token, expiresAt: new Date(Date.now() - 1000) })
      .execute()
    return token
  }

  async function setUsage({ schoolId, usedQuizzes }: Party): Promise<void> {
    const amounts = {
      quizzes: usedQuizzes,
      questions: 30 * usedQuizzes,
      documents: usedQuizzes,
      pdfPages: 20 * usedQuizzes,
      storageBytes: 4_000_000 * usedQuizzes,
    }
    for (const [metric, used] of Object.entries(amounts))
      await db
        .insertInto('usage')
        .values({ schoolId, period: metric === 'storageBytes' ? 'ever' : month, metric, used })
        .onConflict((conflict) => conflict.columns(['schoolId', 'period', 'metric']).doUpdateSet({ used }))
        .execute()
  }

  const owner = await settle('Kestrel', 'pro', 3)
  const other = await settle('Merlin', 'pro', 4)
  const third = await settle('Osprey', 'pro', 2)
  /** Used what Pro allows, and is on the free plan now. */
  const downgraded = await settle('Harrier', 'free', 50)
  const parties = [owner, other, third, downgraded]

  const made = await owner.client.post('/quizzes/generate/document', {
    title: 'Template',
    sourceDocuments: [owner.documentId],
    questionCount: 5,
    questionTypes: ['true_false', 'fill_blank'],
    seed: 'access',
  })
  if (made.status !== 201) throw new Error(`Cannot make the paper: ${made.body.error}`)
  const paperRow = await db
    .selectFrom('paper')
    .selectAll()
    .where('paperId', '=', made.body.data.id)
    .executeTakeFirstOrThrow()
  const rows = Object.fromEntries(
    await Promise.all(
      parties.map(async ({ schoolId, documentId }) => {
        const document = await db
          .selectFrom('document')
          .selectAll()
          .where('schoolId', '=', schoolId)
          .where('documentId', '=', documentId)
          .executeTakeFirstOrThrow()
        const reading = await db
          .selectFrom('documentReading')
          .selectAll()
          .where('schoolId', '=', schoolId)
          .where('documentId', '=', documentId)
          .executeTakeFirstOrThrow()
        return [schoolId, { document, reading }] as const
      }),
    ),
  )
  /** An account for a call that ends it: a copy with the same password, in a school of its own. */
  async function throwaway(party: Party): Promise<Party> {
    const [schoolId, userId, token] = [`s_${freshId('paper')}`, `u_${freshId('paper')}`, freshId('paper')]
    const [user, credential, session] = await Promise.all([
      db.selectFrom('accountUser').selectAll().where('id', '=', party.userId).executeTakeFirstOrThrow(),
      db.selectFrom('accountCredential').selectAll().where('userId', '=', party.userId).executeTakeFirstOrThrow(),
      db.selectFrom('accountSession').selectAll().where('userId', '=', party.userId).limit(1).executeTakeFirstOrThrow(),
    ])
    await db.insertInto('school').values({ schoolId }).execute()
    await db
      .insertInto('accountUser')
      .values({ ...user, id: userId, schoolId, email: `${userId}@school.hk` })
      .execute()
    await db
      .insertInto('accountCredential')
      .values({ ...credential, id: userId, accountId: userId, userId })
      .execute()
    await db
      .insertInto('accountSession')
      .values({ ...session, id: token, token, userId, expiresAt: new Date(Date.now() + 3_600_000) })
      .execute()
    return { ...party, client: new Client(running.url, token), schoolId, userId }
  }

  async function freshDocument({ schoolId }: Party, deletedAt: Date | null): Promise<Row> {
    const id = freshId('document')
    const { document, reading } = rows[schoolId]!
    await db
      .insertInto('document')
      .values({
        ...document,
        documentId: id,
        jobId: null,
        fault: null,
        warnings: JSON.stringify(document.warnings),
        similarTo: null,
        deletedAt,
      })
      .execute()
    await db
      .insertInto('documentReading')
      .values({ ...reading, documentId: id, topics: JSON.stringify(reading.topics) })
      .execute()
    return { id, questionId: '' }
  }

  async function freshPaper(
    { mark, schoolId, userId, documentId }: Party,
    deletedAt: Date | null,
    sharing: Sharing,
  ): Promise<Row> {
    const id = freshId('paper')
    const createdAt = `${MADE_ON}T04:00:00.000Z`
    const body = {
      ...(JSON.parse(JSON.stringify(paperRow.body).replaceAll(owner.documentId, documentId)) as {
        readonly questions: readonly { readonly id: string }[]
      }),
      id,
      title: `Paper of ${mark}`,
      createdAt,
    }
    await db.insertInto('paperDirectory').values({ paperId: id, schoolId }).execute()
    await db
      .insertInto('paper')
      .values({
        ...paperRow,
        schoolId,
        paperId: id,
        ownerId: userId,
        body: JSON.stringify(body),
        topicIds: JSON.stringify(paperRow.topicIds),
        title: `Paper of ${mark}`,
        sharing,
        createdAt,
        deletedAt,
        revision: 2,
      })
      .execute()
    await db
      .insertInto('paperRevision')
      .values({ schoolId, paperId: id, revision: 1, body: JSON.stringify(body) })
      .execute()
    return { id, questionId: body.questions.at(-1)!.id }
  }

  async function freshTopic({ mark, schoolId, userId }: Party, deletedAt: Date | null): Promise<Row> {
    const id = freshId('topic')
    await db
      .insertInto('topic')
      .values({ schoolId, topicId: id, ownerId: userId, name: `Topic of ${mark}`, deletedAt })
      .execute()
    return { id, questionId: '' }
  }

  async function freshGeneration({ mark, schoolId }: Party): Promise<Row> {
    const id = freshId('generation')
    const questions = [
      {
        id: 'q_1',
        type: 'true_false',
        question: `Question of ${mark}`,
        correctAnswer: 'True',
        marks: 1,
        difficulty: 'easy',
      },
    ]
    await db
      .insertInto('generation')
      .values({
        schoolId,
        generationId: id,
        runId: id,
        status: 'working',
        stage: 'questions',
        wanted: 5,
        questions: JSON.stringify(questions),
        fault: null,
        paperId: null,
        expiresAt: new Date(Date.now() + 3_600_000),
      })
      .execute()
    return { id, questionId: '' }
  }

  return {
    running,
    stripe,
    owner,
    other,
    third,
    downgraded,
    parties,
    setUsage,
    expiredSession,
    /**
     * Of the call that is made now: whose it is about, and a teacher of another school. Mutants of gates let callers
     * pass as one of these.
     */
    cast: { home: owner, stranger: third },
    /** A new row of the party's school. */
    fresh(
      kind: Kind,
      party: Party,
      { binned = false, sharing = 'private' }: { readonly binned?: boolean; readonly sharing?: Sharing } = {},
    ): Promise<Row> {
      const deletedAt = binned ? now() : null
      switch (kind) {
        case 'document':
          return freshDocument(party, deletedAt)
        case 'paper':
          return freshPaper(party, deletedAt, sharing)
        case 'topic':
          return freshTopic(party, deletedAt)
        case 'generation':
          return freshGeneration(party)
        // Templates belong to no school.
        case 'template':
          return Promise.resolve({ id: party === third ? freshId('template') : 'quick-quiz', questionId: '' })
        case 'file':
          return Promise.resolve({
            id: signFile(party === third ? 'the secret of another server' : secret, party, now()).token,
            questionId: '',
          })
      }
    },
    missing: (kind: Kind): Row => ({
      id:
        kind === 'file'
          ? signFile(secret, { schoolId: owner.schoolId, documentId: freshId('document') }, now()).token
          : freshId(kind),
      questionId: 'q_missing',
    }),
    throwaway,
    /** An event in each school, that of `last` at the end. */
    async tellAll(last: Party): Promise<void> {
      for (const party of [...parties.filter((one) => one !== last), last])
        await tell(db, party.schoolId, { kind: 'usage', id: party.mark, status: 'changed' })
    },
  }
}

const freshId = (kind: Kind): string => `${kind[0]!}_${randomBytes(16).toString('hex')}`
