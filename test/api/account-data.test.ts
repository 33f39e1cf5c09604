/** What a teacher's account holds can be had as one archive, and goes whole; sessions end, and letters tell of it. */
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { formatPaper } from '#domain/paper-json.ts'
import { sweep } from '#server/housekeeping/sweep.ts'
import { englishReading } from '../golden/papers/english-reading.ts'
import { startSmtp, type SmtpServer } from '../operating/smtp-server.ts'
import { Client, PASSWORD, readyDocument, signUp, startService, type TestService } from './test-service.ts'

/** About what stands above them. */
const { questions, passages = [] } = formatPaper(englishReading)

const auth = (
  url: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> =>
  fetch(`${url}/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
async function unpack(answer: Response): Promise<Map<string, string>> {
  const file = await yauzl.fromBufferPromise(Buffer.from(await answer.arrayBuffer()), { strictFileNames: true })
  const found = new Map<string, string>()
  for await (const entry of file.eachEntry())
    found.set(entry.fileName, await text((await file.openReadStreamPromise(entry)) as Readable))
  return found
}

describe('the account', () => {
  let smtp: SmtpServer
  let service: TestService
  beforeAll(async () => {
    smtp = await startSmtp()
    service = await startService({ mail: { smtpUrl: smtp.url, from: 'setpaper@school.hk' } })
  })
  afterAll(async () => {
    await service?.end()
    smtp?.close()
  })
  const signIn = async (
    email: string,
    password = PASSWORD,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Client> => {
    const answer = await auth(service.url, 'sign-in/email', { email, password }, headers)
    return new Client(service.url, answer.headers.get('set-auth-token') ?? undefined, email)
  }
  /** A teacher with a document, a paper that was changed once, a deleted paper and a topic. */
  async function atWork(): Promise<{ readonly teacher: Client; readonly paperId: string }> {
    const teacher = await signUp(service.url)
    const document = await readyDocument(teacher, 'samples/honey-bees.txt')
    const make = async (title: string): Promise<string> =>
      (
        await teacher.post('/quizzes/generate/document', {
          title,
          sourceDocuments: [document],
          questionCount: 5,
          questionTypes: ['true_false', 'fill_blank'],
        })
      ).body.data.id
    const paperId = await make('蜜蜂 / Bees')
    await teacher.call('PATCH', `/papers/${paperId}`, { title: '蜜蜂：第二版', questions, passages })
    await teacher.call('DELETE', `/papers/${await make('Thrown away')}`)
    await teacher.post('/topics', { name: 'Waggle dance' })
    await teacher.post(`/papers/${paperId}/share`)
    return { teacher, paperId }
  }

  test('comes as one archive with all of it and nothing of another school', async () => {
    const [{ teacher, paperId }, other] = await Promise.all([atWork(), atWork()])
    const answer = await teacher.raw('GET', '/me/export')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="setpaper_data_\d{4}-\d\d-\d\d\.zip"$/,
    )
    const files = await unpack(answer)
    expect([...files.keys()]).toEqual([
      'READ ME.txt',
      'profile.json',
      'usage.json',
      'credits.json',
      'own topics.json',
      'documents/honey-bees.txt',
      'documents/honey-bees.txt – topics.json',
      ...[...files.keys()].filter((name) => name.startsWith('papers/')),
    ])
    expect([...files.keys()].filter((name) => name.startsWith('papers/')).toSorted()).toEqual([
      'papers/Thrown away.json',
      'papers/蜜蜂：第二版 – earlier versions.json',
      'papers/蜜蜂：第二版.json',
    ])
    const json = (name: string): any => JSON.parse(files.get(name)!)
    expect(files.get('READ ME.txt')).toContain(teacher.email)
    expect(json('profile.json')).toMatchObject({
      email: teacher.email,
      name: 'Chan Tai Man',
      tier: 'free',
      credits: 100,
      signIn: [{ by: 'credential' }],
      sessions: [{}],
    })
    expect(json('usage.json')).toContainEqual(expect.objectContaining({ metric: 'quizzes', used: 2 }))
    expect(json('credits.json')).toMatchObject([{ delta: 100, reason: 'sign_up' }])
    expect(json('own topics.json')).toMatchObject([{ name: 'Waggle dance' }])
    expect(json('documents/honey-bees.txt – topics.json')).toMatchObject({
      status: 'ready',
      topics: expect.arrayContaining([expect.objectContaining({ name: expect.any(String) })]),
    })
    expect(files.get('documents/honey-bees.txt')).toContain('bee')
    expect(json('papers/蜜蜂：第二版.json')).toMatchObject({
      id: paperId,
      title: '蜜蜂：第二版',
      sharing: 'questions',
      questions: expect.arrayContaining([expect.objectContaining({ correctAnswer: expect.anything() })]),
    })
    expect(passages.length).toBeGreaterThan(1)
    expect(json('papers/蜜蜂：第二版.json').passages).toEqual(passages)
    expect(json('papers/蜜蜂：第二版 – earlier versions.json')).toMatchObject([
      { revision: 1, paper: { title: '蜜蜂 / Bees' } },
    ])
    expect(json('papers/Thrown away.json').deletedAt).toMatch(/^\d{4}-/)
    const whole = [...files.values()].join('\n')
    const { schoolId } = await service.service.db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('email', '=', other.teacher.email!)
      .executeTakeFirstOrThrow()
    for (const foreign of [other.teacher.email!, other.paperId, schoolId])
      expect(whole.includes(foreign), foreign).toBe(false)
    for (const secret of [teacher.token!.split('.')[0]!, 'password"'])
      expect(whole.includes(secret), secret).toBe(false)
  })

  test('comes in the reader’s language, and says which originals the store has lost', async () => {
    const { teacher } = await atWork()
    await teacher.call('PATCH', '/me', { language: 'zh-TW' })
    const { schoolId } = await service.service.db
      .selectFrom('accountUser')
      .select('schoolId')
      .where('email', '=', teacher.email!)
      .executeTakeFirstOrThrow()
    await service.service.db
      .updateTable('document')
      .set({ blobId: 'b_lost' })
      .where('schoolId', '=', schoolId)
      .execute()
    const answer = await teacher.raw('GET', '/me/export')
    expect(decodeURIComponent(answer.headers.get('content-disposition')!)).toContain('出卷_資料_')
    const files = await unpack(answer)
    expect(files.get('請先閱讀.txt')).toContain('點數的每次增減')
    expect(files.get('缺少的檔案.txt')).toContain('honey-bees.txt')
    expect(files.has('文件/honey-bees.txt')).toBe(false)
  })

  test('goes whole: rows, links, sessions, originals; a letter says so', async () => {
    const [{ teacher, paperId }, other] = await Promise.all([atWork(), atWork()])
    const { db } = service.service
    const { schoolId, id } = await db
      .selectFrom('accountUser')
      .select(['schoolId', 'id'])
      .where('email', '=', teacher.email!)
      .executeTakeFirstOrThrow()
    await auth(service.url, 'request-password-reset', { email: teacher.email })
    expect((await new Client(service.url).get(`/papers/${paperId}`)).status).toBe(200)
    expect((await teacher.call('DELETE', '/me', { email: teacher.email })).body).toMatchObject({
      code: 'invalid_input',
      field: 'password',
    })
    const told = new Promise<string>((resolve) => {
      const wait = async (): Promise<void> => {
        const { subject, to } = await smtp.next()
        if (to === teacher.email && subject.includes('deleted')) resolve(subject)
        else void wait()
      }
      void wait()
    })
    expect((await teacher.call('DELETE', '/me', { password: PASSWORD })).body.data).toEqual({ deleted: true })
    expect(await told).toBe('Your Setpaper account was deleted')
    expect((await new Client(service.url).get(`/papers/${paperId}`)).status).toBe(404)
    expect((await teacher.get('/me')).status).toBe(401)
    await sweep(service.service)
    const { rows: columns } = await sql<{
      table: string
      column: string
    }>`select c.table_name as table, c.column_name as column from information_schema.columns c join information_schema.tables t using (table_schema, table_name) where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'jsonb')`.execute(
      db,
    )
    const left: string[] = []
    for (const { table, column } of columns) {
      const { rows } = await sql<{
        count: number
      }>`select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)}::text like any(array[${`%${schoolId}%`}, ${`%${id}%`}, ${`%${teacher.email}%`}, ${`%${paperId}%`}])`.execute(
        db,
      )
      if (rows[0]!.count > 0) left.push(`${table}.${column}`)
    }
    expect(left).toEqual([])
    expect(await db.selectFrom('blob').select('blobId').where('schoolId', '=', schoolId).execute()).toEqual([])
    expect((await other.teacher.get(`/papers/${other.paperId}`)).status).toBe(200)
    expect((await (await other.teacher.raw('GET', '/me/export')).arrayBuffer()).byteLength).toBeGreaterThan(1_000)
  })

  test('its sessions are told without their tokens, and all others end at once', async () => {
    const teacher = await signUp(service.url)
    const phone = await signIn(teacher.email!, PASSWORD, { 'user-agent': 'Mozilla/5.0 (iPhone)' })
    const { body } = await teacher.get('/me/sessions')
    expect(body.data.items.map(({ userAgent, isThis }: any) => ({ userAgent, isThis }))).toEqual([
      { userAgent: 'node', isThis: true },
      { userAgent: 'Mozilla/5.0 (iPhone)', isThis: false },
    ])
    expect(JSON.stringify(body)).not.toContain(phone.token!.split('.')[0])
    expect((await teacher.call('DELETE', '/me/sessions')).body.data).toEqual({ ended: 1 })
    expect([(await phone.get('/me')).status, (await teacher.get('/me')).status]).toEqual([401, 200])
  })

  test.each([
    { language: 'en', subject: 'Your Setpaper password was changed', words: 'has just been changed' },
    { language: 'zh-TW', subject: '你的「出卷」密碼已更改', words: '剛剛更改了' },
    { language: 'zh-CN', subject: '你的“出卷”密码已更改', words: '刚刚更改了' },
  ])(
    'a change of the password is told by mail in $language, as text and as HTML',
    async ({ language, subject, words }) => {
      const teacher = await signUp(service.url)
      await teacher.call('PATCH', '/me', { language })
      expect(
        (
          await auth(
            service.url,
            'change-password',
            { currentPassword: 'not-this-one', newPassword: 'green-valley-9' },
            { authorization: `Bearer ${teacher.token}` },
          )
        ).status,
      ).toBe(400)
      const next = smtp.next()
      expect(
        (
          await auth(
            service.url,
            'change-password',
            { currentPassword: PASSWORD, newPassword: 'green-valley-9' },
            { authorization: `Bearer ${teacher.token}` },
          )
        ).status,
      ).toBe(200)
      const letter = await next
      expect(letter).toMatchObject({
        to: teacher.email,
        subject,
        text: expect.stringContaining(words),
        html: expect.stringContaining(words),
      })
      expect(letter.html).toMatch(new RegExp(`^<!doctype html><html lang="${language}">`))
      expect(letter.html).not.toMatch(/<(?:img|script|link)|src=/)
    },
  )

  test('without a password the address confirms its end, soon after signing in', async () => {
    const teacher = await signUp(service.url)
    const { db } = service.service
    const { id } = await db
      .selectFrom('accountUser')
      .select('id')
      .where('email', '=', teacher.email!)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('accountCredential')
      .set({ providerId: 'google', password: null })
      .where('userId', '=', id)
      .execute()
    expect((await teacher.call('DELETE', '/me', { password: PASSWORD, email: 'x@school.hk' })).body).toMatchObject({
      code: 'invalid_input',
      field: 'email',
    })
    await db
      .updateTable('accountSession')
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where('userId', '=', id)
      .execute()
    expect(await teacher.call('DELETE', '/me', { email: teacher.email })).toMatchObject({
      status: 403,
      body: { code: 'sign_in_again' },
    })
    await db
      .updateTable('accountSession')
      .set({ createdAt: new Date(Date.now() - 9 * 60_000) })
      .where('userId', '=', id)
      .execute()
    expect((await teacher.call('DELETE', '/me', { email: ` ${teacher.email!.toUpperCase()} ` })).body.data).toEqual({
      deleted: true,
    })
  })
})

test('archives are rate-limited', async () => {
  const service = await startService(
    {},
    {
      rateRules: {
        usual: { most: 1_000, seconds: 60 },
        costly: { most: 1_000, seconds: 60 },
        sensitive: { most: 1, seconds: 60 },
      },
    },
  )
  try {
    const teacher = await signUp(service.url)
    const first = await teacher.raw('GET', '/me/export')
    expect(first.status).toBe(200)
    await first.arrayBuffer()
    expect((await teacher.get('/me/export')).body.code).toBe('rate_limited')
  } finally {
    await service.end()
  }
})
