import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parseConfiguration, type Configuration } from './configuration.ts'
import { VARIABLES } from './variables.ts'

const given = (environment: Readonly<Record<string, string>>): Configuration => {
  const parsed = parseConfiguration(environment)
  if (!parsed.ok) throw new Error(parsed.error.join('\n'))
  return parsed.value
}
const faults = (environment: Readonly<Record<string, string>>): readonly string[] => {
  const parsed = parseConfiguration(environment)
  return parsed.ok ? [] : parsed.error
}

const SECRET = 'a'.repeat(32)
const S3 = {
  S3_ENDPOINT: 'https://s3.example/',
  S3_BUCKET: 'papers',
  S3_REGION: 'auto',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
}
const DATABASE_URL = 'postgres://user:password@db.example:5432/setpaper'

test('without variables the service is whole, on loopback, with its own database', () => {
  expect(given({})).toEqual({
    role: 'all',
    port: 3000,
    host: '127.0.0.1',
    databasePool: 10,
    workerConcurrency: 2,
    timeZone: 'Asia/Hong_Kong',
    passwordMinLength: 6,
    logLevel: 'info',
  })
})

test.each([
  ['http://localhost:11434/v1', true],
  ['http://ollama:11434/v1', true],
  ['http://10.1.2.3/v1', true],
  ['http://172.20.0.4/v1', true],
  ['http://ai.school.lan/v1', true],
  ['http://[::1]:8000/v1', true],
  ['http://[fd00::5]/v1', true],
  ['https://ai.example/v1', true],
  ['http://ai.example/v1', false],
  ['http://172.32.0.4/v1', false],
  ['http://10.evil.example/v1', false],
  ['http://[2001:db8::1]/v1', false],
  ['ftp://localhost/v1', false],
])('documents may be sent to an AI at %s: %s', (address, isAllowed) => {
  expect(parseConfiguration({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: address }).ok).toBe(
    isAllowed,
  )
})

test('an empty variable counts as missing, an unknown one is left alone', () => {
  expect(given({ PORT: '', DATABASE_URL: '  ', HOME: '/root' })).toEqual(given({}))
})

describe('each variable is taken', () => {
  test.each<[Readonly<Record<string, string>>, Partial<Configuration>]>([
    [{ ROLE: 'web', DATABASE_URL, AUTH_SECRET: SECRET, ...S3 }, { role: 'web' }],
    [{ ROLE: 'worker', DATABASE_URL, AUTH_SECRET: SECRET, DATA_DIR: '/srv' }, { role: 'worker' }],
    [{ PORT: '0' }, { port: 0 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ PUBLIC_URL: 'https://exam.school.hk//' }, { publicUrl: 'https://exam.school.hk' }],
    [{ DATA_DIR: '/srv/setpaper' }, { dataDirectory: '/srv/setpaper' }],
    [{ AUTH_SECRET: SECRET }, { authSecret: SECRET }],
    [{ DATABASE_URL }, { databaseUrl: DATABASE_URL }],
    [{ DATABASE_URL: 'postgresql://db/setpaper' }, { databaseUrl: 'postgresql://db/setpaper' }],
    [{ DATABASE_POOL: '40' }, { databasePool: 40 }],
    [{ WORKER_CONCURRENCY: '8' }, { workerConcurrency: 8 }],
    [{ TRUSTED_IP_HEADER: 'X-Real-IP' }, { trustedIpHeader: 'x-real-ip' }],
    [{ TIME_ZONE: 'UTC' }, { timeZone: 'UTC' }],
    [{ PLANS_FILE: 'plans/unlimited.json' }, { plansFile: 'plans/unlimited.json' }],
    [{ PASSWORD_MIN_LENGTH: '12' }, { passwordMinLength: 12 }],
    [
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' },
      { google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' } },
    ],
    [
      { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: 'https://login.school.hk/' },
      { google: { issuer: 'https://login.school.hk', clientId: 'id', clientSecret: 'secret' } },
    ],
    [
      { AUTH_PROVIDER: 'supabase', SUPABASE_URL: 'https://abc.supabase.co/', SUPABASE_ANON_KEY: 'key' },
      { supabase: { url: 'https://abc.supabase.co', anonKey: 'key' } },
    ],
    [{ AUTH_PROVIDER: 'supabase', SUPABASE_URL: 'https://abc.supabase.co' }, { supabase: 'not_configured' }],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      { payment: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', host: 'https://api.stripe.com' } },
    ],
    [
      { STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1', STRIPE_HOST: 'http://127.0.0.1:4242/' },
      { payment: { secretKey: 'rk_live_1', webhookSecret: 'whsec_1', host: 'http://127.0.0.1:4242' } },
    ],
    [
      { SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_FROM: 'Setpaper <no-reply@school.hk>' },
      { mail: { smtpUrl: 'smtps://user:pass@mail.example:465', from: 'Setpaper <no-reply@school.hk>' } },
    ],
    [
      S3,
      {
        s3: {
          endpoint: 'https://s3.example',
          bucket: 'papers',
          region: 'auto',
          accessKeyId: 'key',
          secretAccessKey: 'secret',
        },
      },
    ],
    [
      { AI_PROVIDER: 'google', AI_MODEL: 'gemini', AI_API_KEY: 'key' },
      {
        ai: {
          provider: 'google',
          model: 'gemini',
          apiKey: 'key',
          timeoutSeconds: 60,
          idleSeconds: 30,
          concurrency: 24,
        },
      },
    ],
    [
      {
        AI_PROVIDER: 'anthropic',
        AI_MODEL: 'small',
        AI_MODEL_PRO: 'large',
        AI_API_KEY: ' key\n',
        AI_BASE_URL: 'https://proxy.school.hk/v1/',
        AI_TIMEOUT_SECONDS: '120',
        AI_IDLE_SECONDS: '90',
        AI_CONCURRENCY: '4',
      },
      {
        ai: {
          provider: 'anthropic',
          model: 'small',
          modelPro: 'large',
          apiKey: 'key',
          baseUrl: 'https://proxy.school.hk/v1',
          timeoutSeconds: 120,
          idleSeconds: 90,
          concurrency: 4,
        },
      },
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'qwen3:8b', AI_BASE_URL: 'http://192.168.1.20:11434/v1' },
      {
        ai: {
          provider: 'openai-compatible',
          model: 'qwen3:8b',
          baseUrl: 'http://192.168.1.20:11434/v1',
          timeoutSeconds: 60,
          idleSeconds: 30,
          concurrency: 24,
        },
      },
    ],
    [{ LOG_LEVEL: 'debug' }, { logLevel: 'debug' }],
  ])('%j', (environment, wanted) => {
    expect(given(environment)).toMatchObject(wanted)
  })
})

describe('each wrong variable is named, with what was wanted and what it is', () => {
  test.each([
    ['ROLE', 'boss', '"all"|"web"|"worker"'],
    ['PORT', 'http', 'number'],
    ['PORT', '70000', '65535'],
    ['PORT', '80.5', 'int'],
    ['PUBLIC_URL', 'exam.school.hk', 'http:// or https://'],
    ['PUBLIC_URL', 'ftp://exam.school.hk', 'http:// or https://'],
    ['PUBLIC_URL', 'https://school.hk/exam', 'without a path'],
    ['DATABASE_POOL', '1', '2'],
    ['WORKER_CONCURRENCY', '0', '1'],
    ['TRUSTED_IP_HEADER', 'X Real IP', 'name of a header'],
    ['TIME_ZONE', 'Hong Kong', 'time zone'],
    ['PASSWORD_MIN_LENGTH', '5', '6'],
    ['GOOGLE_ISSUER', 'http://login.school.hk', 'https://'],
    ['STRIPE_HOST', 'http://stripe.example', 'https://'],
    ['AUTH_PROVIDER', 'firebase', '"built-in"|"supabase"'],
    ['SUPABASE_URL', 'abc.supabase.co', 'http:// or https://'],
    ['S3_ENDPOINT', 's3.example', 'http:// or https://'],
    ['AI_PROVIDER', 'gemini', '"google"'],
    ['AI_BASE_URL', 'http://ai.example/v1', 'https://'],
    ['AI_TIMEOUT_SECONDS', '0', '5'],
    ['AI_IDLE_SECONDS', '301', '300'],
    ['AI_CONCURRENCY', 'many', 'number'],
    ['LOG_LEVEL', 'loud', '"info"'],
  ])('%s=%s', (name, value, wanted) => {
    const [fault, ...others] = faults({ [name]: value })
    expect(others).toEqual([])
    expect(fault).toMatch(new RegExp(`^${name} is wrong: `))
    expect(fault).toContain(wanted)
    expect(fault).toContain(`It is ${JSON.stringify(value)}.`)
  })
  test.each([
    ['AUTH_SECRET', 'too-short-a-secret', '32 characters'],
    ['SMTP_URL', 'https://user:hidden-word@mail.example', 'smtp://'],
    ['AI_API_KEY', 'sk-hidden-word and more', 'without spaces'],
    ['DATABASE_URL', 'mysql://user:hidden-word@db/setpaper', 'postgres://'],
  ])('%s, but without printing its secret', (name, value, wanted) => {
    const [fault] = faults({ [name]: value })
    expect(fault).toMatch(new RegExp(`^${name} is wrong: `))
    expect(fault).toContain(wanted)
    expect(fault).not.toMatch(/hidden-word|too-short/)
  })
  test('all of them at once', () => {
    expect(faults({ PORT: 'x', TIME_ZONE: 'y' }).map((fault) => fault.split(' ')[0])).toEqual(['PORT', 'TIME_ZONE'])
  })
})

describe('variables that belong together', () => {
  test.each([
    [
      { S3_BUCKET: 'papers' },
      'S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY are missing: S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY belong together.',
    ],
    [
      { STRIPE_SECRET_KEY: 'sk_test_1' },
      'STRIPE_WEBHOOK_SECRET is missing: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET belong together.',
    ],
    [
      { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
      'STRIPE_SECRET_KEY is missing: STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET belong together.',
    ],
    [{ SMTP_URL: 'smtp://mail' }, 'MAIL_FROM is missing: SMTP_URL, MAIL_FROM belong together.'],
    [{ MAIL_FROM: 'a@b.hk' }, 'SMTP_URL is missing: SMTP_URL, MAIL_FROM belong together.'],
    [
      { AI_PROVIDER: 'google', AI_API_KEY: 'key' },
      'AI_MODEL is missing: AI_PROVIDER=google needs the name of a model, as the provider spells it.',
    ],
    [
      { AI_PROVIDER: 'openai', AI_MODEL: 'm' },
      'AI_API_KEY is missing: AI_PROVIDER=openai needs a key of the provider.',
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' },
      'AI_BASE_URL is missing: AI_PROVIDER=openai-compatible needs the address of the server, such as http://localhost:11434/v1.',
    ],
    [
      { AI_MODEL: 'm', AI_API_KEY: 'key' },
      'AI_PROVIDER is missing: AI_MODEL has no effect without it. It is one of google, openai, anthropic, openai-compatible.',
    ],
    [
      { ROLE: 'web', AUTH_SECRET: SECRET, DATA_DIR: '/srv' },
      'DATABASE_URL is missing: ROLE=web needs the PostgreSQL that all processes share.',
    ],
    [
      { ROLE: 'worker', DATABASE_URL, DATA_DIR: '/srv' },
      'AUTH_SECRET is missing: ROLE=worker needs the secret that all processes share, at least 32 characters.',
    ],
    [
      { ROLE: 'web', DATABASE_URL, AUTH_SECRET: SECRET },
      'S3_BUCKET is missing: ROLE=web needs the store that all processes share (S3_*), or a DATA_DIR that they all see.',
    ],
  ])('%j', (environment, sentence) => {
    expect(faults(environment as Readonly<Record<string, string>>)).toEqual([sentence])
  })
})

describe('docs/operating.md', () => {
  const rows = [
    ...readFileSync(new URL('../../../docs/operating.md', import.meta.url), 'utf8').matchAll(
      /^\| `([A-Z0-9_]+)` \| ([^|]*) \|/gm,
    ),
  ].map(([, name, fallback]) => [name!, fallback!.trim()] as const)
  test('explains every variable, and no other', () => {
    expect(rows.map(([name]) => name)).toEqual(VARIABLES)
  })
  test('says the true default of each', () => {
    const said = Object.fromEntries(
      rows
        .filter(([, fallback]) => fallback.startsWith('`'))
        .map(([name, fallback]) => [name, fallback.replaceAll('`', '')]),
    )
    expect(said).toEqual({
      ROLE: 'all',
      PORT: '3000',
      HOST: '127.0.0.1',
      DATABASE_POOL: '10',
      WORKER_CONCURRENCY: '2',
      TIME_ZONE: 'Asia/Hong_Kong',
      PASSWORD_MIN_LENGTH: '6',
      GOOGLE_ISSUER: 'https://accounts.google.com',
      AUTH_PROVIDER: 'built-in',
      STRIPE_HOST: 'https://api.stripe.com',
      AI_TIMEOUT_SECONDS: '60',
      AI_IDLE_SECONDS: '30',
      AI_CONCURRENCY: '24',
      LOG_LEVEL: 'info',
    })
    expect(given(said)).toEqual(given({}))
  })
})
