/** Variables that are missing beside the others that are set, each in a sentence. */
import { AI_PROVIDERS, type Variables } from './variables.ts'

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Names of models stand in no list of ours: whether one exists, the provider says. */
export function missingForAi(data: Variables): string[] {
  const provider = data.AI_PROVIDER
  if (provider === undefined) {
    return (['AI_MODEL', 'AI_MODEL_PRO', 'AI_API_KEY', 'AI_BASE_URL'] as const)
      .filter((name) => data[name] !== undefined)
      .slice(0, 1)
      .map(
        (name) => `AI_PROVIDER is missing: ${name} has no effect without it. It is one of ${AI_PROVIDERS.join(', ')}.`,
      )
  }
  const needs = (name: 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL', what: string): string[] =>
    data[name] === undefined ? [`${name} is missing: AI_PROVIDER=${provider} needs ${what}.`] : []
  return [
    ...needs('AI_MODEL', 'the name of a model, as the provider spells it'),
    ...(provider === 'openai-compatible'
      ? needs('AI_BASE_URL', 'the address of the server, such as http://localhost:11434/v1')
      : needs('AI_API_KEY', 'a key of the provider')),
  ]
}

/** Variables that only make sense together. */
export function missingParts(given: Readonly<Record<string, string | undefined>>): string[] {
  const groups: readonly (readonly string[])[] = [
    S3_VARIABLES,
    ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['SMTP_URL', 'MAIL_FROM'],
  ]
  return groups.flatMap((group) => {
    const missing = group.filter((name) => given[name] === undefined)
    return missing.length === 0 || missing.length === group.length
      ? []
      : [`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${group.join(', ')} belong together.`]
  })
}

/** Several processes share a database, a store and a secret, or they would each keep their own. */
export function missingForScale({ ROLE, DATABASE_URL, AUTH_SECRET, S3_BUCKET, DATA_DIR }: Variables): string[] {
  if (ROLE === 'all') return []
  return [
    ...(DATABASE_URL === undefined
      ? [`DATABASE_URL is missing: ROLE=${ROLE} needs the PostgreSQL that all processes share.`]
      : []),
    ...(AUTH_SECRET === undefined
      ? [`AUTH_SECRET is missing: ROLE=${ROLE} needs the secret that all processes share, at least 32 characters.`]
      : []),
    ...(S3_BUCKET === undefined && DATA_DIR === undefined
      ? [
          `S3_BUCKET is missing: ROLE=${ROLE} needs the store that all processes share (S3_*), or a DATA_DIR that they all see.`,
        ]
      : []),
  ]
}
