/** The facts that entries tell of what they are about, each with its whole answer. Patterns are in Simplified. */
import type { Entry, Predication } from './entries.ts'
import { frameOf, type FactKind } from './fact-frames.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { clausesOf, type Statement } from './statement.ts'

export type Fact = {
  readonly entry: Entry
  readonly kind: FactKind
  readonly statement: Statement
  /** Behind the name: "位於哪裏？", in Traditional. */
  readonly ask: string
  /** As the text has it, to the end of what it lists. */
  readonly value: string
  readonly plain: string
}

/** Entries so many of which have a use make a list of instruments: what another of them can do is its use too. */
const INSTRUMENTS = 4

export function factsOf(entries: readonly Entry[]): Fact[] {
  const found = entries.flatMap((entry) =>
    entry.predications.flatMap((predication) => factIn(entry, predication) ?? []),
  )
  const used = Map.groupBy(
    found.filter(({ fact, loose }) => fact.kind === 'use' && !loose),
    ({ fact }) => fact.entry.kin,
  )
  const told = found.filter(
    ({ loose, fact, opening }) => !loose || (opening && (used.get(fact.entry.kin)?.length ?? 0) >= INSTRUMENTS),
  )
  const whole = told.filter(
    ({ fact, further }) =>
      !further ||
      told.some(({ fact: other }) => other !== fact && other.entry === fact.entry && other.kind === fact.kind),
  )
  return [...new Map(whole.map(({ fact }) => [`${fact.entry.plain}|${fact.kind}|${fact.plain}`, fact])).values()]
}

type Found = {
  readonly fact: Fact
  /** The clause says what the thing can do. */ readonly loose: boolean
  readonly opening: boolean
  /** 也, 此外: something else was said before. */ readonly further: boolean
}

function factIn(entry: Entry, { statement, start, end, opening, named }: Predication): Found | undefined {
  const clause = statement.plain.slice(start, end)
  const frame = frameOf(clause)
  if (!frame || HEDGED.test(clause)) return undefined
  const from = start + frame.from
  // "負責合成蛋白質的胞器": behind a label the thing's class closes what it does.
  const isLabelled = opening && !named && /[:：]/.test(statement.plain[start - 1] ?? '')
  const genus =
    isLabelled && (frame.kind === 'use' || frame.kind === 'duty')
      ? (/的[^的，]{1,5}$/.exec(clause)?.[0].length ?? 0)
      : 0
  const to = genus > 0 ? end - genus : start + frame.to === end ? endOfList(statement.plain, end) : start + frame.to
  const value = withoutGlosses(unquoted(statement.text.slice(from, to)))
  const plain = simplifiedShadow(value)
  if (!isAnswer(frame.kind, plain, entry, statement, from) || (frame.kind === 'effect' && !named)) return undefined
  const before = statement.text.slice(start, from).replace(/[了着著]$/, '')
  const behind = statement.text.slice(to, end).replace(/的$/, '')
  const ask = frame.ask.replace('<', before).replace('@', behind)
  return {
    fact: { entry, kind: frame.kind, statement, ask, value, plain },
    loose: frame.loose,
    opening,
    further: FURTHER.test(clause),
  }
}

/** 也, 此外: it was not the first thing said. */
const FURTHER = /^(?:此外|另外|同时|还|也|亦|又)|^[^于来以]{0,4}[也亦还]/

/** One quoted name loses its marks; two keep theirs. */
const unquoted = (value: string): string => /^[「“『]([^「“『]*)[」”』]$/.exec(value)?.[1] ?? value

/** A guess, a denial, or what only some hold. */
const HEDGED = /可能|也许|或许|似乎|据说|相传|传说|被认为|不|没|未|非|有时|曾|原本|计划|将会/

/** "溶媒（solvent）": a name in another language is no part of the answer, nor are brackets that lost their contents. */
const withoutGlosses = (value: string): string => value.replace(/\s?[（(][A-Za-z0-9\s.,'’·-]*[）)]/g, '')

/** The answer goes on behind a comma where the next clause joins itself to it. */
function endOfList(plain: string, end: number): number {
  let last = end
  for (const clause of clausesOf(plain).filter(({ start }) => start > end)) {
    if (
      !/^(?:以及|及|或是?|并且?|而且|再)(?!不|有|没|其)/.test(plain.slice(clause.start, clause.end)) ||
      /[他她它这该此其]/.test(plain.slice(clause.start, clause.end))
    )
      break
    last = clause.end
  }
  return last
}

const EMPTY =
  /[两三四五几多][种项类个]|^(?:若干|数[个种块条]|几[个种块条]|许多|很多|各种|不同|一些|大量|多种|某些|其|这|该|此|同一|一定|重要|什么|特定的?$|一般|上述|以下|下列|以上|如下)|(?<!其)[他它]|[她这该此您你我]|其(?!他|它|余|中|实)|(?:的|时|后|在|于|以|和|与|及|所|了)$|如下|以下|上述|许多$|很多$|[…]/
const CALLED = /称|名/

/** A climate, a time, a rank is no place. */
const isPlace = (plain: string): boolean =>
  !/气候|时期|地位|阶段|状态|前列|时代|[是有被]|以[上下内外]|[\d一二三四五六七八九十]$/.test(plain)

/** What a thing is for begins with a verb, or with what it is done to; 化學反應 is a noun though it ends in a verb. */
function isDoing({ tokens, plain }: Statement, from: number): boolean {
  if (/^[将把]/.test(plain.slice(from))) return true
  const value = tokens.filter(({ start }) => start >= from)
  const verb = value.findIndex(({ tag }) => /^(?:v|vd|vi|vq)$/.test(tag))
  return (verb >= 0 && value[verb]!.start <= from + VERB_WITHIN) || /^(?:vn|a|ad)$/.test(value[0]?.tag ?? '')
}
/** In characters. */
const VERB_WITHIN = 7

function isAnswer(kind: FactKind, plain: string, entry: Entry, statement: Statement, from: number): boolean {
  if (EMPTY.test(plain) || plain.length > 60 || plain.includes(entry.plain)) return false
  switch (kind) {
    case 'use':
    case 'duty':
    case 'role':
      return !/[中里上内]$/.test(plain) && isDoing(statement, from)
    case 'alias':
      return (
        !CALLED.test(plain) &&
        !/的|[、，].*[、，].*[、，]/.test(plain) &&
        ![...entry.plain].every((character) => plain.includes(character)) &&
        ![...plain].every((character) => entry.plain.includes(character))
      )
    case 'who':
      return (
        statement.tokens.some(
          ({ tag, start }) => tag.startsWith('nr') && start >= from && start < from + plain.length,
        ) || /^[\u4e00-\u9fff]+[·‧・][\u4e00-\u9fff·‧・]+$/.test(plain)
      )
    case 'formed':
    case 'cause':
    case 'ruled':
    case 'effect':
    case 'measure':
    case 'shape':
      return plain.length >= 3 && !/一定|问题$|影响$|情况$|很大/.test(plain)
    case 'example':
      return !/[的是]/.test(plain)
    case 'name_origin':
      return (
        !/^(?:来|自)|[·‧・]/.test(plain) &&
        !statement.tokens.some(({ tag, end }) => tag.startsWith('nr') && end === from + plain.length)
      )
    case 'route':
      return plain.includes('、') && isPlace(plain)
    case 'place':
    case 'spread':
    case 'habitat':
    case 'mouth':
      return isPlace(plain)
    case 'origin':
      return isPlace(plain) && statement.tokens.some(({ tag, start }) => /^(?:ns|s|f)$/.test(tag) && start >= from)
    case 'food':
    case 'parts':
    case 'material':
    case 'maker':
    case 'family':
    case 'founded':
    case 'label':
    case 'why':
      return !/[是被]/.test(plain)
  }
}
