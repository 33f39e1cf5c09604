/** Headers of every answer. */

/** Where the product is reached by https: browsers ask for nothing else for a year. */
export const STRICT_TRANSPORT = 'max-age=31536000'

/** Nothing of an answer of the API is to be run, framed or guessed. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
