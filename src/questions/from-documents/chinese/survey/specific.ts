/** Tells whether a statement can be true of one country, dynasty or people only; "…的平原分布在南部" is true of many. */
import type { NameKind } from './name-kinds.ts'
import type { Mention, Name } from './names.ts'
import { findYears } from '../facts/years.ts'
import type { Statement } from './statement.ts'

/** Kinds of which many can share what is said. */
const SHARED: ReadonlySet<NameKind> = new Set<NameKind>([
  'country',
  'empire',
  'dynasty',
  'people',
  'language',
  'religion',
  'period',
  'continent',
  'place',
  'province',
  'city',
  'party',
  'army',
  'latin',
])
/** Named beside it, these pin a statement down. */
const PINNING: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'work',
  'war',
  'treaty',
  'law',
  'movement',
  'organisation',
  'school',
  'bank',
  'company',
  'river',
  'lake',
  'mountain',
  'island',
  'city',
  'county',
])
/** Many armies stood before one city. */
const MANY_IN_ONE_PLACE: ReadonlySet<NameKind> = new Set<NameKind>(['army', 'party', 'people'])
/** 過 behind a verb, not in 通過 or 過程. */
const DONE_BEFORE = /(?<![通经超不度透越穿路渡胜])过(?![程度渡去])/
const ONLY_ONE = /最[早大高长先多小低]|第[一二三四五六七八九十\d]+|首[次个位创]|唯一|首都|又称|称为|史称/

/**
 * Whether nothing but `key` fits: always for kinds that name a single matter; else a year, a proper name or a
 * superlative must stand in it.
 */
export function fitsOnly(statement: Pick<Statement, 'plain'>, mentions: readonly Mention[], key: Name): boolean {
  if (!SHARED.has(key.kind)) return true
  // "在1878年到1938年間發行過": so did others.
  if (DONE_BEFORE.test(statement.plain) && !ONLY_ONE.test(statement.plain)) return false
  if (key.kind === 'latin')
    return (
      ONLY_ONE.test(statement.plain) ||
      findYears(statement.plain).length > 0 ||
      mentions.length > 2 ||
      /是一?[种个款套]?/.test(statement.plain)
    )
  return (
    findYears(statement.plain).length > 0 ||
    ONLY_ONE.test(statement.plain) ||
    mentions.some(
      ({ name }) =>
        name !== key &&
        PINNING.has(name.kind) &&
        name.kind !== key.kind &&
        !(MANY_IN_ONE_PLACE.has(key.kind) && name.kind === 'city'),
    )
  )
}
