/** Short-lived addresses of files: the signature is the permission, so that a viewer needs no session. */
import { createHmac, timingSafeEqual } from 'node:crypto'

const LIFE_MS = 10 * 60_000

export type FileGrant = { readonly schoolId: string; readonly documentId: string }

export function signFile(
  secret: string,
  { schoolId, documentId }: FileGrant,
  now: Date,
): { readonly token: string; readonly expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + LIFE_MS)
  const payload = Buffer.from(JSON.stringify([schoolId, documentId, expiresAt.getTime()])).toString('base64url')
  return { token: `${payload}.${sign(secret, payload)}`, expiresAt }
}

/** Undefined for a token that is forged or has expired. */
export function openGrant(secret: string, token: string, now: Date): FileGrant | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.')
  const [wanted, given] = [Buffer.from(sign(secret, payload)), Buffer.from(signature)]
  if (rest.length > 0 || wanted.byteLength !== given.byteLength || !timingSafeEqual(wanted, given)) return undefined
  const [schoolId, documentId, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
    string,
    string,
    number,
  ]
  return now.getTime() < expires ? { schoolId, documentId } : undefined
}

const sign = (secret: string, payload: string): string =>
  createHmac('sha256', secret).update(`file:${payload}`).digest('base64url')
