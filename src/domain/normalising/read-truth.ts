/** Reads the key of a true-or-false question. */
import type { Arrived, BodyResult } from './arrived.ts'
import { findChoice, readOptionWords } from './read-choices.ts'
import { comparable, readKey } from './read-key.ts'
import { err, ok } from '../result.ts'
import { showKey, readWords } from './tolerant-fields.ts'

/** `true`, `"True"`, `T`, `正確` …; a letter or index only where the options say what it stands for. */
export function readTruth({ fields, own }: Arrived): BodyResult {
  const key = readKey(fields, own)
  if (key === undefined) return err([{ code: 'key_missing' }])
  const truth = truthOf(key)
  if (truth !== undefined) return ok({ type: 'true_false', key: truth })
  const options = readOptionWords(fields, own) ?? []
  const chosen = findChoice(key, options, own)
  const named = chosen.ok ? truthOf(options[chosen.value]) : undefined
  return named === undefined
    ? err([{ code: 'key_unknown', found: showKey(key) }])
    : ok({ type: 'true_false', key: named })
}

const TRUE = new Set(['true', 't', 'yes', 'y', 'correct', 'right', '✓', '√', '正確', '正确', '對', '对', '是'])
const FALSE = new Set([
  'false',
  'f',
  'no',
  'n',
  'incorrect',
  'wrong',
  '✗',
  '×',
  'x',
  '錯誤',
  '错误',
  '錯',
  '错',
  '否',
  '非',
  '不是',
  '不正確',
  '不正确',
  '不對',
  '不对',
])

function truthOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = typeof value === 'string' ? comparable(readWords(value) ?? '') : ''
  if (TRUE.has(word)) return true
  return FALSE.has(word) ? false : undefined
}
