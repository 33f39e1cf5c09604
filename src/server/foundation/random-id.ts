/** Ids of rows and links: 128 random bits that say nothing and cannot be guessed. */
import { randomBytes } from 'node:crypto'

export type IdKind = 'school' | 'document' | 'paper' | 'topic' | 'blob' | 'entry' | 'reservation' | 'user' | 'run'

const PREFIX: Readonly<Record<IdKind, string>> = {
  school: 's',
  document: 'd',
  paper: 'p',
  topic: 't',
  blob: 'b',
  entry: 'e',
  reservation: 'r',
  user: 'u',
  run: 'n',
}

export const randomId = (kind: IdKind): string => `${PREFIX[kind]}_${randomBytes(16).toString('hex')}`
