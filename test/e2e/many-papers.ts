/** Papers by the thousand, written as copies of one that was made: by SQL, since making them would take hours. */
import { sql } from 'kysely'
import type { Suite } from './suite.ts'

const DAY_MS = 86_400_000

/**
 * `papers` papers, the same number from each of `documents` documents; some are drafts, some shared, some seen. The
 * last three groups are of the curriculum and of HKDSE papers.
 */
export async function seedPapers(
  { service }: Pick<Suite, 'service'>,
  email: string,
  paperId: string,
  { papers, documents }: { readonly papers: number; readonly documents: number },
): Promise<void> {
  const { db } = service.service
  const { schoolId } = await db
    .selectFrom('accountUser')
    .select('schoolId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const now = Date.now()
  await sql`
    insert into document (school_id, document_id, owner_id, name, original_name, file_type, file_size, sha256, blob_id, status, progress, page_count, language, created_at)
    select d.school_id, 'd_many_' || n, d.owner_id, 'Chapter ' || n || '.pdf', 'Chapter ' || n || '.pdf', 'pdf', 1000, 'many_' || n, 'b_many_' || n, 'ready', 100, 5, 'en', ${new Date(now - 400 * DAY_MS)}::timestamptz
    from document d, generate_series(1, ${documents}::int) n where d.school_id = ${schoolId} and d.document_id = (select document_id from document where school_id = ${schoolId} limit 1)`.execute(
    db,
  )
  await sql`
    insert into paper (school_id, paper_id, owner_id, body, title, status, generation_mode, language, difficulty, template_id, question_count, total_marks, first_document_id, first_document_name, paper_format, topic_names, sharing, views, downloads, created_at, updated_at)
    select p.school_id, 'p_many_' || n, p.owner_id, p.body, 'Quiz ' || n || case when n % 5 = 0 then ' on heat, light and sound for the whole form, to be done in two lessons' else '' end,
      case when n % 7 = 0 then 'draft' else 'completed' end, case when n % 20 < 2 then 'concept_based' else p.generation_mode end, p.language, p.difficulty, p.template_id, p.question_count, p.total_marks,
      case when n % 20 < 2 then null else 'd_many_' || (1 + n % ${documents}::int) end, case when n % 20 < 2 then null else 'Chapter.pdf' end, case n % 20 when 1 then 'hkdse_paper2' else 'standard' end,
      p.topic_names, case when n % 11 = 0 then 'questions' else 'private' end, n % 13, n % 4, t.made, t.made
    from paper p, generate_series(1, ${papers}::int) n, lateral (select date_trunc('milliseconds', ${new Date(now)}::timestamptz - n * interval '50 minutes') as made) t
    where p.school_id = ${schoolId} and p.paper_id = ${paperId}`.execute(db)
  await sql`insert into paper_directory (paper_id, school_id) select paper_id, school_id from paper where school_id = ${schoolId} and paper_id like 'p_many_%'`.execute(
    db,
  )
  await sql`insert into paper_source (school_id, paper_id, document_id) select school_id, paper_id, first_document_id from paper where school_id = ${schoolId} and paper_id like 'p_many_%' and first_document_id is not null`.execute(
    db,
  )
  await sql`analyze`.execute(db)
}
