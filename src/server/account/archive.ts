/**
 * All that is kept of a teacher, as the files of one archive: read row by row, so that memory does not grow with it.
 */
import type { InterfaceLanguage } from '#domain/language.ts'
import { lettersIn } from '#messages/letters/letters.ts'
import type { User } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { openEntryNames } from './entry-names.ts'
import type { ZipEntry } from './zip.ts'

type Needed = Pick<Service, 'db' | 'blobs' | 'configuration' | 'now'>

const DATE_TAGS: Readonly<Record<InterfaceLanguage, string>> = { en: 'en-GB', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }

/** Rows are asked for so many at a time. */
const AT_ONCE = 100

/** In the reader's language; nothing of another school is in it. */
export async function* archiveOf(service: Needed, user: User): AsyncGenerator<ZipEntry> {
  const {
    db,
    configuration: { timeZone },
    now,
  } = service
  const { schoolId, email } = user
  const { archive } = lettersIn(user.language)
  const modifiedAt = now()
  const date = new Intl.DateTimeFormat(DATE_TAGS[user.language], {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone,
  }).format(modifiedAt)
  const textFile = (name: string, text: string): ZipEntry => ({ name, modifiedAt, body: [Buffer.from(text)] })
  const jsonFile = (name: string, value: unknown): ZipEntry => textFile(name, json(value))
  // The mark by which editors on Windows know UTF-8.
  yield textFile(archive.readmeName, `\uFEFF${archive.readme({ email, date })}`)
  yield jsonFile(archive.files.profile, await profileOf(service, user))
  yield jsonFile(
    archive.files.usage,
    await db
      .selectFrom('usage')
      .select(['period', 'metric', 'used'])
      .where('schoolId', '=', schoolId)
      .orderBy('period')
      .orderBy('metric')
      .execute(),
  )
  yield jsonFile(
    archive.files.credits,
    await db
      .selectFrom('creditEntry')
      .select(['delta', 'reason', 'about', 'reference', 'createdAt'])
      .where('schoolId', '=', schoolId)
      .orderBy('createdAt')
      .execute(),
  )
  yield jsonFile(
    archive.files.topics,
    await db
      .selectFrom('topic')
      .select([
        'topicId as id',
        'name',
        'description',
        'subtopics',
        'difficulty',
        'subject',
        'grade',
        'createdAt',
        'updatedAt',
        'deletedAt',
      ])
      .where('schoolId', '=', schoolId)
      .orderBy('createdAt')
      .execute(),
  )
  yield* documentsOf(service, user)
  yield* papersOf(service, user)
}

const json = (value: unknown): string => `${JSON.stringify(value, undefined, 2)}\n`

async function profileOf({ db }: Needed, { id, schoolId, tier, credits }: User): Promise<unknown> {
  const profile = await db
    .selectFrom('accountUser')
    .select(['id', 'name', 'email', 'emailVerified', 'language', 'createdAt', 'updatedAt'])
    .where('id', '=', id)
    .executeTakeFirst()
  const signIn = await db
    .selectFrom('accountCredential')
    .select(['providerId as by', 'createdAt'])
    .where('userId', '=', id)
    .execute()
  const sessions = await db
    .selectFrom('accountSession')
    .select(['createdAt', 'updatedAt as lastUsedAt', 'expiresAt', 'ipAddress as address', 'userAgent as device'])
    .where('userId', '=', id)
    .execute()
  return { ...profile, schoolId, tier, credits, signIn, sessions }
}

async function* documentsOf({ db, blobs, now }: Needed, { schoolId, language }: User): AsyncGenerator<ZipEntry> {
  const { archive } = lettersIn(language)
  const named = openEntryNames()
  const missing: string[] = []
  for await (const { blobId, ...document } of rowsOf((after) =>
    db
      .selectFrom('document')
      .select([
        'documentId as id',
        'name',
        'originalName',
        'fileType',
        'fileSize',
        'status',
        'pageCount',
        'language',
        'fault',
        'warnings',
        'createdAt',
        'updatedAt',
        'deletedAt',
        'blobId',
      ])
      .where('schoolId', '=', schoolId)
      .where('documentId', '>', after)
      .orderBy('documentId')
      .limit(AT_ONCE)
      .execute(),
  )) {
    const name = named(document.name)
    const stored = await blobs.read(schoolId, blobId)
    if (stored === undefined) missing.push(name)
    else
      yield {
        name: `${archive.folders.documents}/${name}`,
        modifiedAt: document.createdAt,
        body: stored,
        isCompressed: true,
      }
    const reading = await db
      .selectFrom('documentReading')
      .select('topics')
      .where('schoolId', '=', schoolId)
      .where('documentId', '=', document.id)
      .executeTakeFirst()
    yield {
      name: `${archive.folders.documents}/${named(archive.topicsOf(name))}`,
      modifiedAt: document.updatedAt,
      body: [Buffer.from(json({ ...document, topics: reading?.topics ?? [] }))],
    }
  }
  if (missing.length > 0)
    yield { name: archive.files.missing, modifiedAt: now(), body: [Buffer.from(archive.missing(missing))] }
}

/** Each as the command line prints it. */
async function* papersOf({ db }: Needed, { schoolId, language }: User): AsyncGenerator<ZipEntry> {
  const { archive } = lettersIn(language)
  const named = openEntryNames()
  for await (const { id, title, updatedAt, ...row } of rowsOf((after) =>
    db
      .selectFrom('paper')
      .select(['paperId as id', 'title', 'updatedAt', 'deletedAt', 'sharing', 'views', 'downloads'])
      .where('schoolId', '=', schoolId)
      .where('paperId', '>', after)
      .orderBy('paperId')
      .limit(AT_ONCE)
      .execute(),
  )) {
    const paper = await db
      .selectFrom('paper')
      .select('body')
      .where('schoolId', '=', schoolId)
      .where('paperId', '=', id)
      .executeTakeFirst()
    if (paper === undefined) continue
    const name = named(`${title}.json`)
    const whole = typeof paper.body === 'object' && paper.body !== null ? { ...paper.body, ...row } : paper.body
    yield { name: `${archive.folders.papers}/${name}`, modifiedAt: updatedAt, body: [Buffer.from(json(whole))] }
    const revisions = await db
      .selectFrom('paperRevision')
      .select(['revision', 'createdAt'])
      .where('schoolId', '=', schoolId)
      .where('paperId', '=', id)
      .orderBy('revision')
      .execute()
    if (revisions.length > 0)
      yield {
        name: `${archive.folders.papers}/${named(`${archive.revisionsOf(name.replace(/\.json$/, ''))}`)}`,
        modifiedAt: updatedAt,
        body: revisionsOf(db, schoolId, id, revisions),
      }
  }
}

/** One array; one state of it at a time is in memory. */
async function* revisionsOf(
  db: Needed['db'],
  schoolId: string,
  id: string,
  revisions: readonly { readonly revision: number; readonly createdAt: Date }[],
): AsyncGenerator<Uint8Array> {
  let before = '['
  for (const { revision, createdAt } of revisions) {
    const row = await db
      .selectFrom('paperRevision')
      .select('body')
      .where('schoolId', '=', schoolId)
      .where('paperId', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst()
    if (row === undefined) continue
    yield Buffer.from(`${before}\n${JSON.stringify({ revision, createdAt, paper: row.body })}`)
    before = ','
  }
  yield Buffer.from(before === '[' ? '[]\n' : '\n]\n')
}

/** All rows, page by page in the order of their ids. */
async function* rowsOf<Row extends { readonly id: string }>(
  page: (after: string) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after = ''; ;) {
    const rows = await page(after)
    yield* rows
    const last = rows.at(-1)
    if (last === undefined || rows.length < AT_ONCE) return
    after = last.id
  }
}
