/** Passwords as tests keep them: the product's own hash is made to cost 60 ms of a core, once a sign-in. */
import { hash } from 'node:crypto'
import { verifyPassword } from 'better-auth/crypto'
import type { Passwords } from '#server/authentication/authentication.ts'

const MARK = 'cheap:'
const cheapHash = (password: string): string => `${MARK}${hash('sha256', password)}`

/** What another program stored, such as `setpaper reset-password`, is verified as the product verifies it. */
export const CHEAP_PASSWORDS: Passwords = {
  hash: async (password) => cheapHash(password),
  verify: async (given) =>
    given.hash.startsWith(MARK) ? given.hash === cheapHash(given.password) : verifyPassword(given),
}
