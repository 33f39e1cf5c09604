/** Structured logs, a JSON object a line on standard error, without anything secret. */
import pino, { type Logger } from 'pino'
import type { Configuration } from './configuration.ts'

export type Log = Logger

/** Names under which a secret could reach a log. */
const SECRET = ['password', 'token', 'secret', 'authorization', 'cookie', 'connectionString', 'smtpUrl', 'secretAccessKey', 'accessKeyId', 'databaseUrl', 'newPassword', 'currentPassword']

export const openLog = (level: Configuration['logLevel']): Log =>
  pino({ level, redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' }, timestamp: pino.stdTimeFunctions.isoTime, base: { pid: process.pid } }, pino.destination({ fd: 2, sync: true }))
