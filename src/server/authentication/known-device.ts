/**
 * A browser from which somebody signed in to an account before, remembered by a signed cookie: strangers who guess at
 * the account never lock it out there.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const MOST_ACCOUNTS = 8
const DAYS = 400

export type KnownDevices = {
  /** The device's name where `account` was signed in to from it. */
  readonly of: (cookies: string | null, account: string) => string | undefined
  /** The cookie that makes it known, in addition to the accounts that it has. */
  readonly remember: (cookies: string | null, account: string) => string
}

/** `name`: of the cookie. `account`: whatever names it, never shown. */
export function knownDevices(secret: string, name: string, isSecure: boolean): KnownDevices {
  const proofOf = (device: string, account: string): string =>
    createHmac('sha256', secret).update(`device\n${device}\n${account}`).digest('base64url').slice(0, 22)
  const read = (
    cookies: string | null,
  ): { readonly device: string; readonly proofs: readonly string[] } | undefined => {
    const found = cookies
      ?.split(';')
      .map((pair) => pair.trim())
      .find((pair) => pair.startsWith(`${name}=`))
    const [device = '', ...proofs] = found?.slice(name.length + 1).split('.') ?? []
    return /^[\w-]{22}$/.test(device) ? { device, proofs } : undefined
  }
  return {
    of(cookies, account) {
      const known = read(cookies)
      if (known === undefined) return undefined
      const proof = Buffer.from(proofOf(known.device, account))
      const holds = known.proofs.some((one) => {
        const given = Buffer.from(one)
        return given.length === proof.length && timingSafeEqual(given, proof)
      })
      return holds ? known.device : undefined
    },
    remember(cookies, account) {
      const { device, proofs } = read(cookies) ?? { device: randomBytes(16).toString('base64url'), proofs: [] }
      const proof = proofOf(device, account)
      const kept = [proof, ...proofs.filter((one) => one !== proof)].slice(0, MOST_ACCOUNTS)
      return `${name}=${[device, ...kept].join('.')}; Max-Age=${DAYS * 24 * 3600}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
    },
  }
}
