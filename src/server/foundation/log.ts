/** Structured logs, a JSON object a line on standard error, without anything secret. */
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Configuration } from './configuration.ts'

export type Log = Logger

/** Names under which a secret could reach a log. */
const SECRET = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'connectionString',
  'smtpUrl',
  'secretAccessKey',
  'accessKeyId',
  'secretKey',
  'webhookSecret',
  'databaseUrl',
  'newPassword',
  'currentPassword',
]

/** `to`: standard error unless a test looks. */
export const openLog = (
  level: Configuration['logLevel'],
  to: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Log =>
  pino(
    {
      level,
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: { pid: process.pid },
    },
    to,
  )
