/**
 * What counts as a view of a shared paper: a browser that opens its link, once in half a day. A reload and a tab that
 * is looked at again are the same view; programs that fetch links for search or for a preview are nobody's.
 * The cookie says `1` for everyone, to that paper's address alone: it tells no reader from another.
 */
import type { Db } from '../database/connect.ts'
import type { RowKey } from '../http/endpoint.ts'
import { countSeen } from './stored/stored-paper.ts'

const COOKIE = 'setpaper_seen=1'
const SAME_VIEW_SECONDS = 12 * 3600
const PROGRAMS = /bot\b|bot\/|crawl|spider|slurp|facebookexternalhit|whatsapp|linkpreview/i

/** Counts it, where it is one; gives the cookie that is then to be set. */
export async function countView(
  db: Db,
  paper: RowKey,
  headers: Headers,
  { path, isSecure }: { readonly path: string; readonly isSecure: boolean },
): Promise<string | undefined> {
  const isFetchedAhead = /prefetch|prerender/i.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')
  if (
    isFetchedAhead ||
    PROGRAMS.test(headers.get('user-agent') ?? '') ||
    (headers.get('cookie') ?? '').split(/;\s*/).includes(COOKIE)
  )
    return undefined
  await countSeen(db, paper, 'views')
  return `${COOKIE}; Path=${path}; Max-Age=${SAME_VIEW_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
