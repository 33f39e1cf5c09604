/** The variables that an operator sets: what each may be, and which hold secrets. */
import { DEFAULT_TIME_ZONE } from '#domain/calendar-day.ts'
import { PASSWORD_LENGTH } from '#domain/limits.ts'
import { z } from 'zod'

export const ROLES = ['all', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

export const AI_PROVIDERS = ['google', 'openai', 'anthropic', 'openai-compatible'] as const
export type AiProvider = (typeof AI_PROVIDERS)[number]

const AUTH_PROVIDERS = ['built-in', 'supabase'] as const

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most)
const timeZone = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC',
    'expected the name of a time zone such as Asia/Hong_Kong',
  )
const webAddress = z.url({ protocol: /^https?$/, error: 'expected an address that begins with http:// or https://' })
/** Cookies and links are of the whole host. */
const hostAddress = webAddress.refine(
  (address) => !URL.canParse(address) || /^\/*$/.test(new URL(address).pathname),
  'expected an address without a path',
)
/** Secrets go there: in the clear at most to this machine. */
const secretAddress = webAddress.refine(
  (address) =>
    !URL.canParse(address) ||
    new URL(address).protocol === 'https:' ||
    ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname),
  'expected an address that begins with https://',
)
/**
 * Texts of documents go there, and perhaps a key: in the clear at most to a private network, as to an Ollama of the
 * school.
 */
const PRIVATE_HOSTS = [
  /^[^.[\]]+$/,
  /^(?:127|10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.[\d.]+$/,
  /\.(?:local|internal|lan|home\.arpa)$/,
  /^\[(?:::1\]|f[cd]|fe80:)/,
]
const isPrivateHost = (name: string): boolean => PRIVATE_HOSTS.some((pattern) => pattern.test(name))
const aiAddress = webAddress.refine(
  (address) =>
    !URL.canParse(address) || new URL(address).protocol === 'https:' || isPrivateHost(new URL(address).hostname),
  'expected an address that begins with https://, or http:// in a private network',
)

export const variables = z.object({
  ROLE: z.enum(ROLES).default('all'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: hostAddress.optional(),
  DATA_DIR: z.string().optional(),
  AUTH_SECRET: z.string().min(32, 'expected at least 32 characters').optional(),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(?:ql)?$/,
      error: 'expected an address such as postgres://user:password@host:5432/database',
    })
    .optional(),
  DATABASE_POOL: whole(2, 500).default(10),
  WORKER_CONCURRENCY: whole(1, 64).default(2),
  TRUSTED_IP_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'expected the name of a header')
    .optional(),
  TIME_ZONE: timeZone.default(DEFAULT_TIME_ZONE),
  PLANS_FILE: z.string().optional(),
  PASSWORD_MIN_LENGTH: whole(PASSWORD_LENGTH.least, PASSWORD_LENGTH.most).default(PASSWORD_LENGTH.least),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: secretAddress.default('https://accounts.google.com'),
  AUTH_PROVIDER: z.enum(AUTH_PROVIDERS).default('built-in'),
  SUPABASE_URL: secretAddress.optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_/, 'expected a secret key of Stripe, which begins with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'expected the signing secret of a webhook of Stripe, which begins with whsec_')
    .optional(),
  STRIPE_HOST: secretAddress.default('https://api.stripe.com'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'expected an address such as smtp://user:password@host:587' })
    .optional(),
  MAIL_FROM: z.string().optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  AI_PROVIDER: z.enum(AI_PROVIDERS).optional(),
  AI_MODEL: z.string().trim().optional(),
  AI_MODEL_PRO: z.string().trim().optional(),
  AI_API_KEY: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]+$/, 'expected a key without spaces')
    .optional(),
  AI_BASE_URL: aiAddress.optional(),
  AI_TIMEOUT_SECONDS: whole(5, 600).default(60),
  AI_IDLE_SECONDS: whole(1, 300).default(30),
  AI_CONCURRENCY: whole(1, 1000).default(24),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Variables = z.infer<typeof variables>

/** Every variable, in the order in which docs/operating.md explains them. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape)

/** Values that are secret, or hold a password. */
export const SECRET: ReadonlySet<string> = new Set([
  'AUTH_SECRET',
  'DATABASE_URL',
  'GOOGLE_CLIENT_SECRET',
  'SUPABASE_ANON_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'AI_API_KEY',
])
