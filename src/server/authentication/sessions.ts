/** Who sends a request: the session that its bearer token or its cookie names. */
import { parseInterfaceLanguage } from '#domain/language.ts'
import type { Db } from '../database/connect.ts'
import type { Sessions } from '../http/endpoint.ts'

export const SESSION_DAYS = 7
/** A session in use is prolonged once a day. */
const PROLONG_AFTER_MS = 24 * 3600 * 1000
const LIFE_MS = SESSION_DAYS * 24 * 3600 * 1000

export function openSessions(db: Db, cookieName: string, now: () => Date): Sessions {
  return {
    async find(headers) {
      const bearer = /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1]
      const sent = bearer ?? cookieOf(headers.cookie, cookieName)
      // The token is the part before its signature; 32 random characters that only the database can confirm.
      const [token = ''] = sent === undefined ? [] : decoded(sent).split('.')
      if (token === '' || token.includes('\0')) return undefined
      const row = await db
        .selectFrom('accountSession')
        .innerJoin('accountUser', 'accountUser.id', 'accountSession.userId')
        .innerJoin('school', 'school.schoolId', 'accountUser.schoolId')
        .select([
          'accountSession.id as sessionId',
          'accountSession.expiresAt',
          'accountUser.id',
          'accountUser.schoolId',
          'accountUser.name',
          'accountUser.email',
          'accountUser.language',
          'school.tier',
          'school.credits',
        ])
        .where('accountSession.token', '=', token)
        .where('accountSession.expiresAt', '>', now())
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { expiresAt, language, ...user } = row
      if (expiresAt.getTime() - now().getTime() < LIFE_MS - PROLONG_AFTER_MS) await prolong(db, row.sessionId, now())
      return { user: { ...user, language: parseInterfaceLanguage(language) ?? 'en' }, byCookie: bearer === undefined }
    },
  }
}

async function prolong(db: Db, sessionId: string, now: Date): Promise<void> {
  await db
    .updateTable('accountSession')
    .set({ expiresAt: new Date(now.getTime() + LIFE_MS), updatedAt: now })
    .where('id', '=', sessionId)
    .execute()
}

function cookieOf(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
