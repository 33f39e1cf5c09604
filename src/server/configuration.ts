/** The operator's variables, parsed once into one checked value (docs/operating.md explains each). */
import { z } from 'zod'
import { err, ok, type Result } from '#domain/result.ts'
import { AI_PROVIDERS, type AiConfiguration } from './ai/ai.ts'

export const ROLES = ['all', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

export type S3Configuration = { readonly endpoint: string; readonly bucket: string; readonly region: string; readonly accessKeyId: string; readonly secretAccessKey: string }

/** Cards are charged there; `host` is another one only in tests. */
export type PaymentConfiguration = { readonly secretKey: string; readonly webhookSecret: string; readonly host: string }

/** Another place where accounts are proved: Google, or any server of OpenID Connect. */
export type OpenIdConfiguration = { readonly issuer: string; readonly clientId: string; readonly clientSecret: string }

export type SupabaseConfiguration = { readonly url: string; readonly anonKey: string }

const AUTH_PROVIDERS = ['built-in', 'supabase'] as const

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
  /** Accounts are proved by a project of Supabase; where its variables are missing nobody can sign in (decision D16). */
  readonly supabase?: SupabaseConfiguration | 'not_configured'
  /** Undefined: nothing can be paid for here. */
  readonly payment?: PaymentConfiguration
  readonly mail?: { readonly smtpUrl: string; readonly from: string }
  readonly s3?: S3Configuration
  readonly ai?: AiConfiguration
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug'
}

const S3_VARIABLES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const timeZone = z.string().refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC', 'expected the name of a time zone such as Asia/Hong_Kong')
const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' })
/** Cookies and links are of the whole host. */
const hostAddress = webAddress.refine((address) => !URL.canParse(address) || /^\/*$/.test(new URL(address).pathname), 'expected an address without a path')
/** Secrets go there: in the clear at most to this machine. */
const secretAddress = webAddress.refine((address) => !URL.canParse(address) || new URL(address).protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname), 'expected an address that begins with https://')
/** Texts of documents go there, and perhaps a key: in the clear at most to a private network, as to an Ollama of the school. */
const PRIVATE_HOSTS = [/^[^.[\]]+$/, /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$/, /\.(?:local|internal|lan|home\.arpa)$/, /^\[(?:::1\]|f[cd]|fe80:)/]
const isPrivateHost = (name: string): boolean => PRIVATE_HOSTS.some((pattern) => pattern.test(name))
const aiAddress = webAddress.refine((address) => !URL.canParse(address) || new URL(address).protocol === 'https:' || isPrivateHost(new URL(address).hostname), 'expected an address that begins with https://, or http:// in a private network')

const variables = z.object({
  ROLE: z.enum(ROLES).default('all'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: hostAddress.optional(),
  DATA_DIR: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'expected an address such as postgres://user:password@host:5432/database' }).optional(),
  DATABASE_POOL: whole(2, 500).default(10),
  WORKER_CONCURRENCY: whole(1, 64).default(2),
  TRUSTED_IP_HEADER: z.string().regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'expected the name of a header').optional(),
  TIME_ZONE: timeZone.default('Asia/Hong_Kong'),
  PLANS_FILE: z.string().optional(),
  PASSWORD_MIN_LENGTH: whole(6, 128).default(6),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: secretAddress.default('https://accounts.google.com'),
  AUTH_PROVIDER: z.enum(AUTH_PROVIDERS).default('built-in'),
  SUPABASE_URL: secretAddress.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z.string().regex(/^(?:sk|rk)_/, 'expected a secret key of Stripe, which begins with sk_ or rk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'expected the signing secret of a webhook of Stripe, which begins with whsec_').optional(),
  STRIPE_HOST: secretAddress.default('https://api.stripe.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'expected an address such as smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_MODEL_PRO: z.string().trim().optional(),
  AI_API_KEY: z.string().trim().regex(/^[\x21-\x7e]+$/, 'expected a key without spaces').optional(),
  AI_BASE_URL: aiAddress.optional(),
  AI_TIMEOUT_SECONDS: whole(5, 600).default(60),
  AI_IDLE_SECONDS: whole(1, 300).default(30),
  AI_CONCURRENCY: whole(1, 1000).default(24),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

/** Every variable, in the order in which docs/operating.md explains them. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

/** Values that are secret, or hold a password. */
const SECRET: ReadonlySet<string> = new Set(['AUTH_SECRET', 'DATABASE_URL', 'GOOGLE_CLIENT_SECRET', 'SUPABASE_ANON_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY', 'AI_API_KEY'])

function wrong(name: string, problem: string, value: string | undefined): string {
  return `${name} is wrong: ${problem}.${SECRET.has(name) ? '' : ` It is ${JSON.stringify(value)}.`}`
}

/** The configuration, or sentences that name each variable that is wrong or missing. An empty variable counts as missing. */
export function parseConfiguration(environment: Readonly<Record<string, string | undefined>>): Result<Configuration, readonly string[]> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) return err(parsed.error.issues.map(({ path, message }) => wrong(String(path[0]), message, given[String(path[0])])))
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
    ...(data.GOOGLE_CLIENT_ID === undefined ? {} : { google: { issuer: data.GOOGLE_ISSUER.replace(/\/+$/, ''), clientId: data.GOOGLE_CLIENT_ID, clientSecret: data.GOOGLE_CLIENT_SECRET! } }),
    ...(data.AUTH_PROVIDER === 'supabase' ? { supabase: supabaseOf(data) } : {}),
    ...(data.STRIPE_SECRET_KEY === undefined ? {} : { payment: { secretKey: data.STRIPE_SECRET_KEY, webhookSecret: data.STRIPE_WEBHOOK_SECRET!, host: data.STRIPE_HOST.replace(/\/+$/, '') } }),
    ...(data.SMTP_URL === undefined ? {} : { mail: { smtpUrl: data.SMTP_URL, from: data.MAIL_FROM! } }),
    ...(data.S3_BUCKET === undefined ? {} : { s3: { endpoint: data.S3_ENDPOINT!.replace(/\/+$/, ''), bucket: data.S3_BUCKET, region: data.S3_REGION!, accessKeyId: data.S3_ACCESS_KEY_ID!, secretAccessKey: data.S3_SECRET_ACCESS_KEY! } }),
    ...(data.AI_PROVIDER === undefined ? {} : { ai: aiOf(data, data.AI_PROVIDER) }),
    logLevel: data.LOG_LEVEL,
  })
}

const supabaseOf = ({ SUPABASE_URL, SUPABASE_ANON_KEY }: z.infer<typeof variables>): SupabaseConfiguration | 'not_configured' =>
  (SUPABASE_URL === undefined || SUPABASE_ANON_KEY === undefined ? 'not_configured' : { url: SUPABASE_URL.replace(/\/+$/, ''), anonKey: SUPABASE_ANON_KEY })

const aiOf = (data: z.infer<typeof variables>, provider: AiConfiguration['provider']): AiConfiguration => ({
  provider,
  model: data.AI_MODEL!,
  ...optional('modelPro', data.AI_MODEL_PRO),
  ...optional('apiKey', data.AI_API_KEY),
  ...optional('baseUrl', data.AI_BASE_URL?.replace(/\/+$/, '')),
  timeoutSeconds: data.AI_TIMEOUT_SECONDS,
  idleSeconds: data.AI_IDLE_SECONDS,
  concurrency: data.AI_CONCURRENCY,
})

/** Names of models stand in no list of ours: whether one exists, the provider says. */
function missingForAi(data: z.infer<typeof variables>): string[] {
  const provider = data.AI_PROVIDER
  if (provider === undefined) {
    return (['AI_MODEL', 'AI_MODEL_PRO', 'AI_API_KEY', 'AI_BASE_URL'] as const).filter((name) => data[name] !== undefined).slice(0, 1).map((name) => `AI_PROVIDER is missing: ${name} has no effect without it. It is one of ${AI_PROVIDERS.join(', ')}.`)
  }
  const needs = (name: 'AI_MODEL' | 'AI_API_KEY' | 'AI_BASE_URL', what: string): string[] => (data[name] === undefined ? [`${name} is missing: AI_PROVIDER=${provider} needs ${what}.`] : [])
  return [
    ...needs('AI_MODEL', 'the name of a model, as the provider spells it'),
    ...(provider === 'openai-compatible' ? needs('AI_BASE_URL', 'the address of the server, such as http://localhost:11434/v1') : needs('AI_API_KEY', 'a key of the provider')),
  ]
}

/** Variables that only make sense together. */
function missingParts(given: Readonly<Record<string, string | undefined>>): string[] {
  const groups: readonly (readonly string[])[] = [S3_VARIABLES, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'], ['SMTP_URL', 'MAIL_FROM']]
  return groups.flatMap((group) => {
    const missing = group.filter((name) => given[name] === undefined)
    return missing.length === 0 || missing.length === group.length ? [] : [`${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} missing: ${group.join(', ')} belong together.`]
  })
}

/** Several processes share a database, a store and a secret, or they would each keep their own. */
function missingForScale({ ROLE, DATABASE_URL, AUTH_SECRET, S3_BUCKET, DATA_DIR }: z.infer<typeof variables>): string[] {
  if (ROLE === 'all') return []
  return [
    ...(DATABASE_URL === undefined ? [`DATABASE_URL is missing: ROLE=${ROLE} needs the PostgreSQL that all processes share.`] : []),
    ...(AUTH_SECRET === undefined ? [`AUTH_SECRET is missing: ROLE=${ROLE} needs the secret that all processes share, at least 32 characters.`] : []),
    ...(S3_BUCKET === undefined && DATA_DIR === undefined ? [`S3_BUCKET is missing: ROLE=${ROLE} needs the store that all processes share (S3_*), or a DATA_DIR that they all see.`] : []),
  ]
}

const optional = <Key extends string>(key: Key, value: string | undefined): { readonly [Name in Key]?: string } => (value === undefined ? {} : { [key]: value } as { readonly [Name in Key]: string })
