/**
 * A school with thousands of documents and papers, written by SQL: for the benchmark of the dashboard and for the test
 * of its long lists.
 */

/** By any client. */
export type RunQuery = (text: string, values?: unknown[]) => Promise<{ readonly rows: readonly unknown[] }>

export type LargeSchool = {
  readonly email: string
  readonly documents: number
  readonly papers: number
  /** A paper as domain/paper-json.ts writes it, for all of them; lists look at its outer form alone. */ readonly body?: string
}

const OUTER_FORM = '{"questions": [], "configuration": {}}'

/**
 * Documents `doc-00001` … of three types, each with twelve topics; every seventh has no papers, so that there are
 * many with the same number.
 * The account must be there.
 */
export async function fillSchool(
  query: RunQuery,
  { email, documents, papers, body = OUTER_FORM }: LargeSchool,
): Promise<void> {
  const [owner] = (await query('select id, school_id as school from account_user where email = $1', [email])).rows as {
    id: string
    school: string
  }[]
  if (owner === undefined) throw new Error(`Cannot fill the school of ${email}: there is no such account`)
  const who = [owner.school, owner.id]
  await query(
    `
    insert into document (school_id, document_id, owner_id, name, original_name, file_type, file_size, sha256, blob_id, status, progress, page_count, language, topic_names, created_at, updated_at)
    select $1, 'doc-' || lpad(n::text, 5, '0'), $2, title, title, type, 20000 + (n * 7919) % 3000000, md5(n::text), 'none', case when n % 50 = 0 then 'error' else 'ready' end, 100, 1 + n % 40, (array['en', 'zh-TW', 'zh-CN'])[1 + n % 3], ${TOPIC_NAMES}, moment, moment
    from (select n, 'Chapter ' || n || ' of the integrated science course.' || (array['pdf', 'docx', 'txt'])[1 + n % 3] as title, (array['pdf', 'docx', 'txt'])[1 + n % 3] as type, now() - n * interval '7 minutes' as moment from generate_series(1, $3::int) n) source`,
    [...who, documents],
  )
  await query(
    `
    insert into document_reading (school_id, document_id, body, topics, signature)
    select $1, 'doc-' || lpad(n::text, 5, '0'), '', (select jsonb_agg(jsonb_build_object('id', 't' || t, 'name', 'Topic ' || t || ' of chapter ' || n, 'description', repeat('Heat moves from warm bodies to cold ones. ' || n, 4), 'subtopics', jsonb_build_array('Conduction', 'Convection', 'Radiation'), 'difficulty', 'medium', 'confidence', 0.8, 'selected', false, 'category', 'Science', 'questionCount', 5, 'pages', jsonb_build_array(t))) from generate_series(1, 12) t), ''
    from generate_series(1, $2::int) n`,
    [owner.school, documents],
  )
  await query(
    `
    insert into paper (school_id, paper_id, owner_id, body, title, status, generation_mode, language, difficulty, template_id, question_count, total_marks, created_at, updated_at)
    select $1, 'paper-' || lpad(n::text, 5, '0'), $2, $4::jsonb, 'Exercise Paper ' || n, case when n % 20 = 0 then 'draft' else 'completed' end, 'document_based', 'en', (array['easy', 'medium', 'hard', 'mixed'])[1 + n % 4], 'quick-quiz', 5 + n % 20, 20 + n % 60, moment, moment
    from (select n, now() - n * interval '5 minutes' as moment from generate_series(1, $3::int) n) source`,
    [...who, papers, body],
  )
  await query(
    'insert into paper_directory (paper_id, school_id) select paper_id, school_id from paper where school_id = $1',
    [owner.school],
  )
  // Among the documents whose number seven does not divide.
  await query(
    `
    insert into paper_source (school_id, paper_id, document_id)
    select $1, 'paper-' || lpad(n::text, 5, '0'), 'doc-' || lpad((1 + m + m / 6)::text, 5, '0') from (select n, (n * 31) % greatest(1, $3::int * 6 / 7 - 1) as m from generate_series(1, $2::int) n) source`,
    [owner.school, papers, documents],
  )
  await query(
    `
    update paper set first_document_id = source.document_id, first_document_name = document.name
    from paper_source source join document using (school_id, document_id)
    where paper.school_id = $1 and source.school_id = $1 and source.paper_id = paper.paper_id`,
    [owner.school],
  )
  await query('analyze')
}

const TOPIC_NAMES = "(select string_agg('Topic ' || t || ' of chapter ' || n, E'\\n') from generate_series(1, 12) t)"
