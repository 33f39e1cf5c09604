/** The sisters of a name that are certainly wrong in its place: of its family, or of the document's own names. */
import { COMMON } from './blank-place.ts'
import {
  areOfOneAge,
  areOfOneDynasty,
  distractorsFor,
  fitsBeside,
  isCertainlyWrong,
  isMan,
  ORDINARY,
} from './distractors.ts'
import { areKnownAliases } from './known-aliases.ts'
import type { Mention, Name } from './names.ts'
import { findYears } from './quantities.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { FAMILY_MEMBERS, familyOf } from './sister-families.ts'
import type { Statement } from './statement.ts'
import type { Survey } from './survey.ts'

/** Members of families that the text names, where they are words of their own and no name found yet. */
export function familyMentions(survey: Survey, statement: Statement, mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const plain of FAMILY_MEMBERS) {
    const start = statement.plain.indexOf(plain)
    const end = start + plain.length
    if (start < 0 || [...mentions, ...found].some((one) => one.start < end && start < one.end)) continue
    const isWord =
      statement.tokens.some((token) => token.start === start) && statement.tokens.some((token) => token.end === end)
    if (isWord) found.push({ name: nameOf(survey, statement, plain, statement.text.slice(start, end)), start, end })
  }
  return found
}

/** As the document's own names are, though it may not have it. */
function nameOf(survey: Survey, statement: Statement, plain: string, form: string): Name {
  const known = survey.names.find((name) => name.plain === plain)
  if (known) return known
  const sentences = new Set(survey.sentences.flatMap((sentence, index) => (sentence.includes(plain) ? [index] : [])))
  return {
    plain,
    form,
    kind: 'term',
    tag: 'n',
    sentences,
    count: sentences.size,
    standing: 1,
    topicId: statement.topicId,
  }
}

const MAY_HOLD: ReadonlySet<string> = new Set(['army', 'party', 'people', 'organisation'])

/**
 * Names of single things are; of common nouns one may be the class of the other (鐵甲艦 and 軍艦), unless the text
 * lists them together or says of each what it is.
 */
function areOfOneRank(survey: Survey, one: Name, other: Name): boolean {
  if (!COMMON.has(one.kind) && !COMMON.has(other.kind)) return true
  return (
    survey.areSiblings(one, other) ||
    (one.plain.length === other.plain.length &&
      [one, other].every(({ plain }) =>
        survey.sentences.some(
          (sentence) => sentence.startsWith(plain) && /^(?:是|指)/.test(sentence.slice(plain.length)),
        ),
      ))
  )
}

/** In which year a dynasty began. */
const BEGAN: Readonly<Record<string, number>> = { 隋: 581, 唐: 618, 宋: 960, 元: 1271, 明: 1368, 清: 1636 }
/** In 668 nobody followed the Qing. */
const isYetToCome = (plain: string, statement: Statement): boolean =>
  /^.[朝代]$/u.test(plain) && findYears(statement.plain).some(({ value }) => value < (BEGAN[plain[0]!] ?? 0))

export function wrongNames(survey: Survey, statement: Statement, name: Name, count: number): Name[] | undefined {
  const random = survey.random.fork(`chinese:sisters:${statement.sentenceKey}:${name.plain}`)
  const family = familyOf(name.plain)
  // 中路軍 is of 元軍: of armies and parties one may hold the other.
  if (MAY_HOLD.has(name.kind)) return undefined
  const ofKind = family ? undefined : distractorsFor(survey, statement, name, count, random)
  if (
    ofKind?.every(
      (other) => (!survey.manyTopics || other.topicId === name.topicId) && areOfOneRank(survey, other, name),
    ) === true
  )
    return ofKind
  if (!family) return sistersOfDocument(survey, statement, name, count)
  const ofDocument = (survey.namesByKind.get(name.kind) ?? []).filter(
    (other) =>
      familyOf(other.plain) === undefined && other.count > 1 && name.kind !== 'term' && fitsBeside(survey, other, name),
  )
  const sisters = random
    .shuffle(
      family.members.filter(
        (member) =>
          simplifiedShadow(member) !== name.plain &&
          areOfOneDynasty(simplifiedShadow(member), name.plain) &&
          !isYetToCome(simplifiedShadow(member), statement),
      ),
    )
    .map((member) => nameOf(survey, statement, simplifiedShadow(member), member))
    .toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
  const chosen: Name[] = []
  for (const other of [...sisters, ...ofDocument]) {
    if (chosen.length === count) break
    if (
      !chosen.some((one) => areKnownAliases(one.plain, other.plain)) &&
      isCertainlyWrong(survey, statement, name, other)
    )
      chosen.push(other)
  }
  return chosen.length === count ? chosen : undefined
}

/** Names of the document that are of the key's kind, or terms of its class or ending, the nearest first. */
export function sistersOfDocument(survey: Survey, statement: Statement, key: Name, count: number): Name[] | undefined {
  const pool = survey.names
    .filter((name) => isOfItsKind(survey, name, key))
    .toSorted((a, b) => nearness(survey, b, key) - nearness(survey, a, key) || (a.plain < b.plain ? -1 : 1))
  const chosen: Name[] = []
  for (const name of pool) {
    if (chosen.length === count) break
    if (
      !chosen.some(
        (one) =>
          one.plain.includes(name.plain) ||
          name.plain.includes(one.plain) ||
          survey.areAliases(one, name) ||
          areKnownAliases(one.plain, name.plain),
      ) &&
      isCertainlyWrong(survey, statement, key, name)
    )
      chosen.push(name)
  }
  return chosen.length === count ? chosen : undefined
}

/** Common nouns differ in length by less than names do. */
const LENGTHS_APART = { common: 1, single: 3 } as const

function isOfItsKind(survey: Survey, name: Name, key: Name): boolean {
  // In a book of many matters another's are no temptation.
  if (survey.manyTopics && name.topicId !== key.topicId) return false
  if (
    name.plain === key.plain ||
    name.plain.includes(key.plain) ||
    key.plain.includes(name.plain) ||
    ORDINARY.test(name.plain)
  )
    return false
  const isCommon = COMMON.has(key.kind)
  const isLikeLong =
    Math.abs(name.plain.length - key.plain.length) <= (isCommon ? LENGTHS_APART.common : LENGTHS_APART.single)
  if (
    !isLikeLong ||
    /[A-Za-z]/.test(name.plain) !== /[A-Za-z]/.test(key.plain) ||
    /[·‧・]/.test(name.plain) !== /[·‧・]/.test(key.plain)
  )
    return false
  if (!isCommon)
    return (name.kind === key.kind || (isMan(name) && isMan(key))) && !(isMan(key) && name.plain.endsWith('氏'))
  if (!COMMON.has(name.kind)) return false
  if (!areOfOneRank(survey, name, key)) return false
  const isMatter = name.standing >= A_MATTER && key.standing >= A_MATTER
  // A class that its ending alone tells may be of bodies or of light.
  if (name.sense === 'body_system') return survey.areSiblings(name, key)
  return (
    survey.areSiblings(name, key) ||
    (isMatter &&
      ((name.sense !== undefined && name.sense === key.sense) ||
        (name.sense === undefined &&
          key.sense === undefined &&
          name.plain.length > 2 &&
          name.plain.at(-1) === key.plain.at(-1))))
  )
}

/** Of the document's terms. */
const A_MATTER = 0.2

const nearness = (survey: Survey, name: Name, key: Name): number =>
  Number(survey.areSiblings(name, key)) +
  (isMan(key) && areOfOneAge(survey, name, key) ? 2 : 0) +
  Number(name.topicId === key.topicId) +
  Number(name.plain.at(-1) === key.plain.at(-1)) +
  Number(name.sense === key.sense) +
  name.standing -
  0.3 * Math.abs(name.plain.length - key.plain.length)
