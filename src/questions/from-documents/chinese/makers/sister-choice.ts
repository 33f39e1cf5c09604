/** Asks for a name or term in its own place in the statement, "1453年，下列哪一個國家攻陷了…？", among sisters of the document or of common knowledge. */
import { blankFit, COMMON } from '../blank-place.ts'
import { multipleChoice, type Basis } from '../compose.ts'
import { distractorsFor, fitsBeside, isCertainlyWrong, isMan, ORDINARY } from '../distractors.ts'
import { HAPPENED } from './chronology.ts'
import { HEDGED, lacksItsPlace } from '../judgeable.ts'
import { areKnownAliases } from '../known-aliases.ts'
import { mainFact } from '../main-fact.ts'
import type { Maker } from '../maker.ts'
import { isSubject } from './subject.ts'
import { mayBeLeftOut, sharesTellingCharacter } from './cloze.ts'
import type { Mention, Name } from '../names.ts'
import { isScene } from '../plain-fact.ts'
import { findYears } from '../quantities.ts'
import { QUESTION_WORDS } from '../question-words.ts'
import { FAMILY_MEMBERS, familyOf } from '../sister-families.ts'
import { simplifiedShadow } from '../simplified-shadow.ts'
import { fitsOnly } from '../specific.ts'
import { statementWorth } from '../statement-worth.ts'
import { standingEnds, type Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { named } from '../wording.ts'

const OTHERS = 3
const LENGTH = { least: 12, most: 60 } as const
const LIKED_ENOUGH = 0.5

export const makeSisterChoice: Maker = (survey, statement, mentions, say) => sisterSlots(survey, statement, mentions).map(({ mention: { name, start, end }, asked, fit, wrong, liked }) => {
  const { text } = statement
  const form = text.slice(start, end)
  const basis: Basis = {
    maker: 'sister_choice', statement, answer: name.plain, answerCount: name.count, demand: 0.34,
    score: 0.2 + 0.3 * fit + 0.4 * liked + 0.1 * mainFact(statement, mentions),
    conclusion: say`故答案為${named(say, form)}。`,
  }
  // "作者是羅貫中，敘述…": what goes on behind the name is not what is asked.
  const to = end > LENGTH.least && standingEnds(statement.plain).includes(end) ? end : text.length
  const stem = survey.open(`${text.slice(0, start)}${say`下列`}${say.words(asked)}${text.slice(end, to)}？`)
  return { ...multipleChoice(survey, basis, stem, form, wrong.map((one) => (one.count > 0 ? one.form : say.words(one.form)))), reserve: true }
})

/** A name that the rest of its statement tells, with three of its sisters that are wrong in its place. */
export type SisterSlot = { readonly mention: Mention; readonly asked: string; readonly fit: number; readonly liked: number; readonly wrong: readonly Name[] }

export function sisterSlots(survey: Survey, statement: Statement, mentions: readonly Mention[]): SisterSlot[] {
  const { text, plain } = statement
  if (text.length < LENGTH.least || text.length > LENGTH.most || HEDGED.test(plain) || VAGUE.test(plain) || isScene(plain) || lacksItsPlace(statement, mentions)) return []
  const liked = statementWorth(statement, mentions)
  if (liked < LIKED_ENOUGH) return []
  const all = [...mentions, ...familyMentions(survey, statement, mentions)].toSorted((a, b) => a.start - b.start)
  return all.flatMap((mention): SisterSlot[] => {
    const { name, start, end } = mention
    const asked = familyOf(name.plain)?.asked ?? QUESTION_WORDS[name.kind]?.choice.replace(/^下列/, '')
    const fit = blankFit(statement, mention)
    if (asked === undefined || !mayBeAskedFor(statement, all, mention, fit)) return []
    const wrong = wrongNames(survey, statement, name)
    return !wrong || sharesTellingCharacter(name, wrong, text.slice(0, start) + text.slice(end)) ? [] : [{ mention, asked, fit, liked, wrong }]
  })
}

/** Many did it, visited it or were struck by it. */
const VAGUE = /依然|他们|她们|它们|访问|袭击|出口到|影响|受到|深远|密切|大部分|大多|多数|许多|一些|不少|难以|标志|甚至|分别|各自|不|没|未|并非|仍|如[^何果]|例如|等(?:$|，)/

/** What stands beside the name tells which it is, and a question can be asked in its place. */
function mayBeAskedFor(statement: Statement, mentions: readonly Mention[], mention: Mention, fit: number): boolean {
  const { plain, tokens, headings } = statement
  const { name, start, end } = mention
  // What kind of men do something is no matter of choice.
  if (name.sense === 'role' || simplifiedShadow(headings[0] ?? '').includes(name.plain) || /^(?:的|《|驻)/.test(plain.slice(end))) return false
  const behind = tokens.find((token) => token.start === end)
  const before = tokens.find((token) => token.end === start)
  if ((behind && /^(?:n|j|vn|k|l|b|f|s)/.test(behind.tag)) || (before && /^(?:n|j|b|a|m|q|x)/.test(before.tag) && /\p{Script=Han}$/u.test(before.stem))) return false
  // "1990年莫斯科舉行的…": the year belongs to what follows the name.
  if (/\d年$/.test(plain.slice(0, start)) && !HAPPENED.test(plain.slice(end, end + REACH))) return false
  // What everybody knows has sisters enough, however seldom the document names it.
  const known = familyOf(name.plain) === undefined ? mention : { ...mention, name: { ...name, standing: 1 } }
  return isPinnedDown(statement, mentions, mention, fit) && mayBeLeftOut(statement, known, fit === 1)
}

/** A verb that begins within so many characters says what the name did. */
const REACH = 14

/** Once in the statement, no member of a list, and told by its place, its predicate or a year. */
function isPinnedDown(statement: Statement, mentions: readonly Mention[], mention: Mention, fit: number): boolean {
  const { plain } = statement
  const { name, start, end } = mention
  if (plain.indexOf(name.plain, end) >= 0 || plain.indexOf(name.plain) !== start || /^(?:[之和与及、或·]|以及|之一)/.test(plain.slice(end)) || /(?:[和与及、或·]|包括|包含|例如|诸如)$/.test(plain.slice(0, start))) return false
  // 東羅馬, 巴西爾: a part of a longer name.
  const behind = statement.tokens.find((token) => token.start === end)
  if (/[东西南北新老大小前后古]$/.test(plain.slice(0, start)) || (behind && (/^(?:nr|j|ng|k|x)/.test(behind.tag) || (behind.text.length === 1 && behind.tag.startsWith('n'))) && /^\p{Script=Han}/u.test(behind.stem)) || !statement.tokens.some((token) => token.end === end)) return false
  const isSingle = familyOf(name.plain)?.single ?? SINGLE_KINDS.has(name.kind)
  const isToldSubject = isSubject(statement, mention) && plain.length - end >= DESCRIBES && mentions.length > 1
  const isTold = fit > 0 || isToldSubject || (isSingle ? findYears(plain).length > 0 : OBJECT.test(plain.slice(0, start)))
  return isTold && fitsOnly(statement, mentions, name)
}

/** The statement with one name exchanged for a sister that cannot be in its place: where, and for what. */
export function exchangedSister(survey: Survey, statement: Statement, mentions: readonly Mention[]): { readonly mention: Mention; readonly wrong: Name } | undefined {
  if (VAGUE.test(statement.plain)) return undefined
  const all = [...mentions, ...familyMentions(survey, statement, mentions)].toSorted((a, b) => a.start - b.start)
  const title = simplifiedShadow(statement.headings[0] ?? '')
  for (const mention of all) {
    if (title.includes(mention.name.plain) || isEverywhere(mention.name) || statement.plain.startsWith('的', mention.end) || !isPinnedDown(statement, all, mention, blankFit(statement, mention))) continue
    const wrong = wrongNames(survey, statement, mention.name, 1)?.[0]
    const rest = statement.plain.slice(0, mention.start) + '\n' + statement.plain.slice(mention.end)
    if (wrong && !pairsOf(mention.name.plain).some((two) => rest.includes(two))) return { mention, wrong }
  }
  return undefined
}

/** The country of which a section tells: another in its place is no mistake that anybody makes. */
const isEverywhere = ({ kind, count }: Name): boolean => (kind === 'country' || kind === 'empire' || kind === 'term') && count >= MATTER_OF_ALL
/** In sentences. */
const MATTER_OF_ALL = 12

const pairsOf = (plain: string): string[] => Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2))

/** In characters: less says too little to tell its subject among four. */
const DESCRIBES = 12

/** Kinds of names that mean one thing each. */
const SINGLE_KINDS: ReadonlySet<string> = new Set(['person', 'monarch', 'country', 'empire', 'dynasty', 'war', 'treaty', 'law', 'work', 'school', 'organisation', 'movement'])

/** Behind these stands what one thing only is, gives or goes to. */
const OBJECT = /(?:吸收|释放|放出|含有|由|接受|运[输送]|分泌|进入|流[入向]|抵达|位于|[^不]是|称为|变成|转化[为成]|形成|产生|集中[在于]|发生[在于]|属于|成为|原始)[^，]{0,6}$/

/** Members of families that the text names, where they are words of their own and no name found yet. */
export function familyMentions(survey: Survey, statement: Statement, mentions: readonly Mention[]): Mention[] {
  const found: Mention[] = []
  for (const plain of FAMILY_MEMBERS) {
    const start = statement.plain.indexOf(plain)
    const end = start + plain.length
    if (start < 0 || [...mentions, ...found].some((one) => one.start < end && start < one.end)) continue
    const isWord = statement.tokens.some((token) => token.start === start) && statement.tokens.some((token) => token.end === end)
    if (isWord) found.push({ name: nameOf(survey, statement, plain, statement.text.slice(start, end)), start, end })
  }
  return found
}

/** As the document's own names are, though it may not have it. */
function nameOf(survey: Survey, statement: Statement, plain: string, form: string): Name {
  const known = survey.names.find((name) => name.plain === plain)
  if (known) return known
  const sentences = new Set(survey.sentences.flatMap((sentence, index) => (sentence.includes(plain) ? [index] : [])))
  return { plain, form, kind: 'term', tag: 'n', sentences, count: sentences.size, standing: 1, topicId: statement.topicId }
}

function wrongNames(survey: Survey, statement: Statement, name: Name, count = OTHERS): Name[] | undefined {
  const random = survey.random.fork(`chinese:sisters:${statement.sentenceKey}:${name.plain}`)
  const family = familyOf(name.plain)
  const ofKind = family ? undefined : distractorsFor(survey, statement, name, count, random)
  if (ofKind?.every(({ topicId }) => !survey.manyTopics || topicId === name.topicId) === true) return ofKind
  if (!family) return sistersOfDocument(survey, statement, name, count)
  const ofDocument = (survey.namesByKind.get(name.kind) ?? []).filter((other) => familyOf(other.plain) === undefined && other.count > 1 && name.kind !== 'term' && fitsBeside(survey, other, name))
  const sisters = random.shuffle(family.members.filter((member) => simplifiedShadow(member) !== name.plain))
    .map((member) => nameOf(survey, statement, simplifiedShadow(member), member)).toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0))
  const chosen: Name[] = []
  for (const other of [...sisters, ...ofDocument]) {
    if (chosen.length === count) break
    if (!chosen.some((one) => areKnownAliases(one.plain, other.plain)) && isCertainlyWrong(survey, statement, name, other)) chosen.push(other)
  }
  return chosen.length === count ? chosen : undefined
}

/** Names of the document that are of the key's kind, or terms of its class or ending, the nearest first. */
export function sistersOfDocument(survey: Survey, statement: Statement, key: Name, count = OTHERS): Name[] | undefined {
  const pool = survey.names.filter((name) => isOfItsKind(survey, name, key)).toSorted((a, b) => nearness(survey, b, key) - nearness(survey, a, key) || (a.plain < b.plain ? -1 : 1))
  const chosen: Name[] = []
  for (const name of pool) {
    if (chosen.length === count) break
    if (!chosen.some((one) => one.plain.includes(name.plain) || name.plain.includes(one.plain) || survey.areAliases(one, name) || areKnownAliases(one.plain, name.plain)) && isCertainlyWrong(survey, statement, key, name)) chosen.push(name)
  }
  return chosen.length === count ? chosen : undefined
}

/** Common nouns differ in length by less than names do. */
const LENGTHS_APART = { common: 1, single: 3 } as const

function isOfItsKind(survey: Survey, name: Name, key: Name): boolean {
  // In a book of many matters another's are no temptation.
  if (survey.manyTopics && name.topicId !== key.topicId) return false
  if (name.plain === key.plain || name.plain.includes(key.plain) || key.plain.includes(name.plain) || ORDINARY.test(name.plain)) return false
  const isCommon = COMMON.has(key.kind)
  const isLikeLong = Math.abs(name.plain.length - key.plain.length) <= (isCommon ? LENGTHS_APART.common : LENGTHS_APART.single)
  if (!isLikeLong || /[A-Za-z]/.test(name.plain) !== /[A-Za-z]/.test(key.plain) || /[·‧・]/.test(name.plain) !== /[·‧・]/.test(key.plain)) return false
  if (!isCommon) return name.kind === key.kind || (isMan(name) && isMan(key))
  if (!COMMON.has(name.kind)) return false
  const isMatter = name.standing >= A_MATTER && key.standing >= A_MATTER
  return survey.areSiblings(name, key) || (isMatter && ((name.sense !== undefined && name.sense === key.sense) || (name.sense === undefined && key.sense === undefined && name.plain.length > 2 && name.plain.at(-1) === key.plain.at(-1))))
}

/** Of the document's terms. */
const A_MATTER = 0.2

const nearness = (survey: Survey, name: Name, key: Name): number =>
  Number(survey.areSiblings(name, key)) + Number(name.topicId === key.topicId) + Number(name.plain.at(-1) === key.plain.at(-1)) + Number(name.sense === key.sense) + name.standing - 0.3 * Math.abs(name.plain.length - key.plain.length)
