/** The operator's variables, parsed once into one checked value (docs/operating.md explains each). */
import { mustBeThere } from '#domain/must-be-there.ts'

import { err, ok, type Result } from '#domain/result.ts'
import { SECRET, variables, type AiProvider, type Role, type Variables } from './variables.ts'
import { missingForAi, missingParts, missingForScale } from './missing-variables.ts'

export type S3Configuration = {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Cards are charged there; `host` is another one only in tests. */
export type PaymentConfiguration = { readonly secretKey: string; readonly webhookSecret: string; readonly host: string }

/** Another place where accounts are proved: Google, or any server of OpenID Connect. */
export type OpenIdConfiguration = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }

export type SupabaseConfiguration = { readonly url: string; readonly anonKey: string }

export type AiConfiguration = {
  readonly provider: AiProvider
  readonly model: string
  /** Of plans with advanced models; undefined: the same for all. */
  readonly modelPro?: string
  /** Servers of one's own may want none. */
  readonly apiKey?: string
  readonly baseUrl?: string
  /** An answer takes at most so long, its retries included. */
  readonly timeoutSeconds: number
  /** A provider that sends nothing for so long hangs. */
  readonly idleSeconds: number
  /** Requests at once, of this process. */
  readonly concurrency: number
}

export type Configuration = {
  readonly role: Role
  /** 0 takes any free port. */
  readonly port: number
  /** The address to listen on. */
  readonly host: string
  /** Where the product is reached, without a slash at the end; undefined: http://localhost:PORT. */
  readonly publicUrl?: string
  readonly dataDirectory?: string
  /** Signs sessions and short-lived links; undefined: made and kept in the data directory. */
  readonly authSecret?: string
  readonly databaseUrl?: string
  readonly databasePool: number
  readonly workerConcurrency: number
  /** The header of a trusted proxy that holds the visitor's address; without it the address is the connection's. */
  readonly trustedIpHeader?: string
  readonly timeZone: string
  readonly plansFile?: string
  readonly passwordMinLength: number
  readonly google?: OpenIdConfiguration
  /**
   * Accounts are proved by a project of Supabase; where its variables are missing nobody can sign in (decision D16).
   */
  readonly supabase?: SupabaseConfiguration | 'not_configured'
  /** Undefined: nothing can be paid for here. */
  readonly payment?: PaymentConfiguration
  readonly mail?: { readonly smtpUrl: string; readonly from: string }
  readonly s3?: S3Configuration
  readonly ai?: AiConfiguration
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

function wrong(name: string, problem: string, value: string | undefined): string {
  return `${name} is wrong: ${problem}.${SECRET.has(name) ? '' : ` It is ${JSON.stringify(value)}.`}`
}

/**
 * The configuration, or sentences that name each variable that is wrong or missing. An empty variable counts as
 * missing.
 */
export function parseConfiguration(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Configuration, readonly string[]> {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = variables.safeParse(given)
  if (!parsed.success)
    return err(parsed.error.issues.map(({ path, message }) => wrong(String(path[0]), message, given[String(path[0])])))
  const { data } = parsed
  const faults = [...missingParts(given), ...missingForAi(data), ...missingForScale(data)]
  if (faults.length > 0) return err(faults)
  return ok({
    role: data.ROLE,
    port: data.PORT,
    host: data.HOST,
    ...optional('publicUrl', data.PUBLIC_URL?.replace(/\/+$/, '')),
    ...optional('dataDirectory', data.DATA_DIR),
    ...optional('authSecret', data.AUTH_SECRET),
    ...optional('databaseUrl', data.DATABASE_URL),
    databasePool: data.DATABASE_POOL,
    workerConcurrency: data.WORKER_CONCURRENCY,
    ...optional('trustedIpHeader', data.TRUSTED_IP_HEADER?.toLowerCase()),
    timeZone: data.TIME_ZONE,
    ...optional('plansFile', data.PLANS_FILE),
    passwordMinLength: data.PASSWORD_MIN_LENGTH,
    ...(data.GOOGLE_CLIENT_ID === undefined
      ? {}
      : {
          google: {
            issuer: data.GOOGLE_ISSUER.replace(/\/+$/, ''),
            clientId: data.GOOGLE_CLIENT_ID,
            clientSecret: mustBeThere(data.GOOGLE_CLIENT_SECRET, 'GOOGLE_CLIENT_SECRET'),
          },
        }),
    ...(data.AUTH_PROVIDER === 'supabase' ? { supabase: supabaseOf(data) } : {}),
    ...(data.STRIPE_SECRET_KEY === undefined
      ? {}
      : {
          payment: {
            secretKey: data.STRIPE_SECRET_KEY,
            webhookSecret: mustBeThere(data.STRIPE_WEBHOOK_SECRET, 'STRIPE_WEBHOOK_SECRET'),
            host: data.STRIPE_HOST.replace(/\/+$/, ''),
          },
        }),
    ...(data.SMTP_URL === undefined
      ? {}
      : { mail: { smtpUrl: data.SMTP_URL, from: mustBeThere(data.MAIL_FROM, 'MAIL_FROM') } }),
    ...(data.S3_BUCKET === undefined
      ? {}
      : {
          s3: {
            endpoint: mustBeThere(data.S3_ENDPOINT, 'S3_ENDPOINT').replace(/\/+$/, ''),
            bucket: data.S3_BUCKET,
            region: mustBeThere(data.S3_REGION, 'S3_REGION'),
            accessKeyId: mustBeThere(data.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
            secretAccessKey: mustBeThere(data.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
          },
        }),
    ...(data.AI_PROVIDER === undefined ? {} : { ai: aiOf(data, data.AI_PROVIDER) }),
    logLevel: data.LOG_LEVEL,
  })
}

const supabaseOf = ({ SUPABASE_URL, SUPABASE_ANON_KEY }: Variables): SupabaseConfiguration | 'not_configured' =>
  SUPABASE_URL === undefined || SUPABASE_ANON_KEY === undefined
    ? 'not_configured'
    : { url: SUPABASE_URL.replace(/\/+$/, ''), anonKey: SUPABASE_ANON_KEY }

const aiOf = (data: Variables, provider: AiConfiguration['provider']): AiConfiguration => ({
  provider,
  model: mustBeThere(data.AI_MODEL, 'AI_MODEL'),
  ...optional('modelPro', data.AI_MODEL_PRO),
  ...optional('apiKey', data.AI_API_KEY),
  ...optional('baseUrl', data.AI_BASE_URL?.replace(/\/+$/, '')),
  timeoutSeconds: data.AI_TIMEOUT_SECONDS,
  idleSeconds: data.AI_IDLE_SECONDS,
  concurrency: data.AI_CONCURRENCY,
})

const optional = <Key extends string>(key: Key, value: string | undefined): { readonly [Name in Key]?: string } =>
  value === undefined ? {} : ({ [key]: value } as { readonly [Name in Key]: string })
