/** What a school asked before, so that an AI does not ask it again. */
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

const MOST_PAPERS = 10
const MOST_STEMS = 300

/** The stems of the newest papers of the same documents, or of the same topics where there is no document. */
export async function earlierQuestions(
  db: Db,
  schoolId: string,
  about: { readonly documentIds: readonly string[]; readonly topics: readonly string[] },
): Promise<string[]> {
  const { documentIds, topics } = about
  const papers = await db
    .selectFrom('paper')
    .select(sql<unknown>`jsonb_path_query_array(body, '$.questions[*].question')`.as('stems'))
    .where('schoolId', '=', schoolId)
    .where('deletedAt', 'is', null)
    .where((where) =>
      documentIds.length > 0
        ? where.exists(
            where
              .selectFrom('paperSource')
              .select('paperSource.paperId')
              .whereRef('paperSource.schoolId', '=', 'paper.schoolId')
              .whereRef('paperSource.paperId', '=', 'paper.paperId')
              .where('paperSource.documentId', 'in', [...documentIds]),
          )
        : sql<boolean>`string_to_array(topic_names, E'\n') && ${[...topics]}::text[]`,
    )
    .orderBy('createdAt', 'desc')
    .limit(MOST_PAPERS)
    .execute()
  return papers
    .flatMap(({ stems }) =>
      Array.isArray(stems) ? stems.filter((stem): stem is string => typeof stem === 'string') : [],
    )
    .slice(0, MOST_STEMS)
}
