/**
 * What must hold after any crash, seen from outside: the database, the folder of blobs, and the teachers' own memory.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { Bench } from './service-process.ts'
import type { Teacher } from './teacher.ts'

/**
 * Documents that were ready or unreadable when the bin was emptied: their rows are gone, what they used of the month is
 * not.
 */
export type Purged = Map<string, { documents: number; pdfPages: number }>

/** Stands for time that passes while the service is down: what a crash left is old enough to be cleared away. */
export async function letTimePass(client: pg.Client): Promise<void> {
  await client.query("update blob set changed_at = now() - interval '1 hour' where state = 'writing'")
  await client.query("update usage_reservation set expires_at = now() - interval '1 second'")
  await client.query(
    "update idempotent_request set created_at = created_at - interval '10 minutes' where answer is null",
  )
  await client.query("update jobs.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'")
  await client.query("update jobs.queue set monitor_claim_on = monitor_claim_on - interval '1 minute'")
}

/** Deleted documents reach the end of their 30 days. */
export async function letBinExpire(client: pg.Client, purged: Purged): Promise<void> {
  const { rows } = await client.query<{ school_id: string; documents: number; pages: number }>(
    `with due as (update document set deleted_at = now() - interval '31 days' where deleted_at > now() - interval '1 day' and status in ('ready', 'error') returning *)
     select school_id, (count(*) filter (where status = 'ready'))::int as documents, coalesce(sum(page_count) filter (where status = 'ready' and file_type = 'pdf'), 0)::int as pages from due group by school_id`,
  )
  for (const { school_id: school, documents, pages } of rows) {
    const before = purged.get(school) ?? { documents: 0, pdfPages: 0 }
    purged.set(school, { documents: before.documents + documents, pdfPages: before.pdfPages + pages })
  }
}

/** Whether a document is still being read. */
export const countProcessing = async (client: pg.Client): Promise<number> =>
  (
    await client.query<{ count: number }>(
      "select count(*)::int as count from document where status not in ('ready', 'error')",
    )
  ).rows[0]!.count

/** Of an idle service that has swept: every sentence is a fault. */
export async function faultsOf(bench: Pick<Bench, 'root'>, client: pg.Client, purged: Purged): Promise<string[]> {
  return [
    ...(await countedFaults(client)),
    ...(await storedFaults(bench, client)),
    ...(await usageFaults(client, purged)),
  ]
}

const NONE: Readonly<Record<string, string>> = {
  'reservations left': 'select count(*)::int as n from usage_reservation',
  'keys held by nobody': 'select count(*)::int as n from idempotent_request where answer is null',
  'schools whose credits are not the sum of their entries':
    'select count(*)::int as n from school s where credits <> coalesce((select sum(delta) from credit_entry e where e.school_id = s.school_id), 0)',
  'accounts that cannot be signed in to':
    'select count(*)::int as n from account_user u where not exists (select from account_credential c where c.user_id = u.id)',
  'papers without their entry in the directory, or the reverse':
    'select count(*)::int as n from paper p full join paper_directory d using (paper_id) where p.paper_id is null or d.paper_id is null',
  'papers whose revisions have gaps':
    'select count(*)::int as n from paper p where revision - 1 <> (select count(*) from paper_revision r where r.school_id = p.school_id and r.paper_id = p.paper_id) and revision <= 50',
  'papers made twice under one key':
    "select count(*)::int as n from (select 1 from paper_revision r right join paper p using (school_id, paper_id) where coalesce(r.revision, p.revision) = 1 or p.revision = 1 group by p.school_id, coalesce(case when r.revision = 1 then r.body->>'title' end, p.title) having count(*) > 1) twice",
  'topics made twice under one key':
    'select count(*)::int as n from (select 1 from topic group by school_id, name having count(*) > 1) twice',
  'ready documents without what was read':
    "select count(*)::int as n from document d where status = 'ready' and not exists (select from document_reading r where r.school_id = d.school_id and r.document_id = d.document_id)",
  'generations that nobody works on':
    "select count(*)::int as n from generation where status = 'working' and updated_at < now() - interval '60 seconds'",
  'generations that are done without a paper':
    "select count(*)::int as n from generation g where status = 'done' and not exists (select from paper p where p.school_id = g.school_id and p.paper_id = g.paper_id)",
  'jobs that nobody works on':
    "select count(*)::int as n from jobs.job where state = 'active' and coalesce(heartbeat_on, started_on) < now() - interval '60 seconds'",
}

async function countedFaults(client: pg.Client): Promise<string[]> {
  const faults: string[] = []
  for (const [what, query] of Object.entries(NONE)) {
    const { n } = (await client.query<{ n: number }>(query)).rows[0]!
    if (n > 0) faults.push(`${n} ${what}`)
  }
  return faults
}

async function storedFaults({ root }: Pick<Bench, 'root'>, client: pg.Client): Promise<string[]> {
  const files = (await readdir(join(root, 'data', 'blobs'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.split('/').at(-1)}/${entry.name}`)
  const kept = (
    await client.query<{ key: string; state: string; named: boolean }>(
      "select b.school_id || '/' || b.blob_id as key, b.state, exists (select from document d where d.school_id = b.school_id and d.blob_id = b.blob_id) as named from blob b",
    )
  ).rows
  const keys = new Set(kept.map(({ key }) => key))
  const unblobbed = (
    await client.query<{ n: number }>(
      'select count(*)::int as n from document d where not exists (select from blob b where b.school_id = d.school_id and b.blob_id = d.blob_id)',
    )
  ).rows[0]!.n
  return [
    ...files.filter((file) => !keys.has(file)).map((file) => `the file ${file} has no row`),
    ...[...keys].filter((key) => !files.includes(key)).map((key) => `the blob ${key} has no file`),
    ...kept
      .filter(({ state, named }) => state !== 'kept' || !named)
      .map(({ key, state }) => `the blob ${key} is ${state} and no document names it`),
    ...(unblobbed > 0 ? [`${unblobbed} documents without a blob`] : []),
  ]
}

/**
 * The counters against the rows: of papers what was answered under a key is the truth, since a paper changes
 * afterwards.
 */
async function usageFaults(client: pg.Client, purged: Purged): Promise<string[]> {
  const { rows } = await client.query<Record<'school_id' | 'metric', string> & { used: number; counted: number }>(`
    with counted as (
      select school_id, 'documents' as metric, count(*) as n from document where status = 'ready' group by 1
      union all select school_id, 'pdfPages', sum(page_count) from document where status = 'ready' and file_type = 'pdf' group by 1
      union all select school_id, 'storageBytes', sum(file_size) from document where deleted_at is null group by 1
      union all select school_id, 'quizzes', count(*) from idempotent_request where (key like 'generate-%' or key like 'regenerate-%') and answer is not null group by 1
      union all select school_id, 'questions', sum(case when key like 'replace-%' then 1 else jsonb_array_length(answer->'questions') end) from idempotent_request where key not like 'topic-%' and answer is not null group by 1)
    select school_id, metric, coalesce(u.used, 0)::int as used, coalesce(c.n, 0)::int as counted
    from (select school_id, metric, sum(used) as used from usage group by 1, 2) u full join counted c using (school_id, metric)`)
  return rows.flatMap(({ school_id: school, metric, used, counted }) => {
    const gone = purged.get(school)?.[metric as 'documents' | 'pdfPages'] ?? 0
    return used === counted + gone ? [] : [`${metric} of ${school}: ${used} used, the rows say ${counted + gone}`]
  })
}

/** All that the teacher was told is so, read over HTTP. */
export async function teacherFaults(teacher: Teacher): Promise<string[]> {
  const faults: string[] = []
  // Each sign-up was cut off: nothing was acknowledged.
  if (teacher.token === undefined) return teacher.faults.splice(0)
  for (const document of teacher.documents.values()) {
    const { status, data } = await teacher.call('GET', `/documents/${document.id}`)
    const expected = document.deleted === 'no' ? [200] : document.deleted === 'yes' ? [404] : [200, 404]
    if (!expected.includes(status))
      faults.push(`the document ${document.id} (deleted: ${document.deleted}) answers ${status}`)
    if (status === 200) document.deleted = 'no'
    else document.deleted = 'yes'
    if (status === 200 && data.status === 'ready' && data.extractedTopics.length === 0)
      faults.push(`the document ${document.id} lost its topics`)
  }
  for (const paper of teacher.papers.values()) {
    await teacher.look(paper)
    if (paper.deleted === 'yes' && (await teacher.call('GET', `/papers/${paper.id}`)).status !== 404)
      faults.push(`the paper ${paper.id} came back`)
  }
  const { data } = await teacher.call('GET', '/papers?limit=100')
  for (const paper of teacher.papers.values()) {
    const listed = data.items.find(({ id }: { readonly id: string }) => id === paper.id)
    if (listed && listed.downloads < paper.exports)
      faults.push(`the paper ${paper.id} counts ${listed.downloads} downloads of ${paper.exports}`)
    if (listed && paper.shared !== 'perhaps' && (listed.shared !== 'private') !== paper.shared)
      faults.push(`the paper ${paper.id} is ${listed.shared}, shared: ${paper.shared}`)
  }
  const told = await teacher.call('GET', '/topics?limit=100')
  if (told.status !== 200) faults.push(`the topics answer ${told.status} ${told.code ?? ''}`)
  const topics = new Set((told.data?.items ?? []).map(({ name }: { readonly name: string }) => name))
  for (const name of [...teacher.topics].slice(-50)) if (!topics.has(name)) faults.push(`the topic ${name} is gone`)
  if ((await teacher.call('GET', '/me')).status !== 200) faults.push(`${teacher.email} is no longer signed in`)
  return [...faults, ...teacher.faults.splice(0)]
}
