/** What an ID token must say beside what better-auth checks (signature, issuer, audience, nonce). */

/**
 * Throws an Error that says what is wrong. `profile`: what is believed about the person, of the token or of userinfo:
 * it must be of the same person.
 */
export function checkIdToken(idToken: unknown, profile: unknown, clientId: string): void {
  if (typeof idToken !== 'string') throw new Error('it sent no ID token')
  const { sub, exp, aud, azp } = claimsOf(idToken)
  if (typeof sub !== 'string' || sub === '') throw new Error('its ID token names nobody')
  if (typeof exp !== 'number') throw new Error('its ID token never ends')
  if (azp === undefined ? Array.isArray(aud) && aud.length > 1 : azp !== clientId)
    throw new Error('its ID token was made for another program')
  if ((profile as { readonly sub?: unknown } | null)?.sub !== sub)
    throw new Error('its ID token and its userinfo name two persons')
}

/** The signature was checked before. */
function claimsOf(idToken: string): Readonly<Record<string, unknown>> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Readonly<
    Record<string, unknown>
  >
}
