/**
 * Asks for a name or term in its own place in the statement, "1453年，下列哪一個國家攻陷了…？", among sisters of the
 * document or of common knowledge.
 */
import { blankFit, COMMON } from '../blank-place.ts'
import { multipleChoice, type Basis } from '../compose.ts'
import { isMan } from '../distractors.ts'
import { HAPPENED } from './chronology.ts'
import { holdsOfOne } from '../holds-of-one.ts'
import { isTitle } from '../matter-of-document.ts'
import { HEDGED, lacksItsPlace } from '../judgeable.ts'
import { otherNamesOf } from '../known-aliases.ts'
import { mainFact } from '../main-fact.ts'
import type { Maker } from '../maker.ts'
import { isSubject } from './subject.ts'
import { mayBeLeftOut, sharesTellingCharacter } from './cloze.ts'
import type { Mention, Name } from '../names.ts'
import { isScene } from '../plain-fact.ts'
import { findYears } from '../quantities.ts'
import { QUESTION_WORDS } from '../question-words.ts'
import { familyOf } from '../sister-families.ts'
import { familyMentions, wrongNames } from '../sister-names.ts'
import { simplifiedShadow } from '../simplified-shadow.ts'
import { fitsOnly } from '../specific.ts'
import { statementWorth } from '../statement-worth.ts'
import { standingEnds, type Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import { named } from '../wording.ts'

const OTHERS = 3
const LENGTH = { least: 12, most: 60, asked: 10 } as const
const LIKED_ENOUGH = 0.5

export const makeSisterChoice: Maker = (survey, statement, mentions, say) =>
  sisterSlots(survey, statement, mentions).map(({ mention: { name, start, end }, asked, fit, wrong, liked }) => {
    const { text } = statement
    const form = text.slice(start, end)
    const basis: Basis = {
      maker: 'sister_choice',
      statement,
      answer: name.plain,
      answerCount: name.count,
      demand: 0.34,
      score: 0.2 + 0.3 * fit + 0.4 * liked + 0.1 * mainFact(statement, mentions),
      conclusion: say`故答案為${named(say, form)}。`,
    }
    // "作者是羅貫中，敘述…", "以防衛突厥，前後動用…": what goes on behind the name is not what is asked.
    const to = isSubject(statement, { name, start, end })
      ? text.length
      : (standingEnds(statement.plain).find((one) => one >= end && one >= LENGTH.asked) ?? text.length)
    const stem = survey.open(`${text.slice(0, start)}${say`下列`}${say.words(asked)}${text.slice(end, to)}？`)
    return {
      ...multipleChoice(
        survey,
        basis,
        stem,
        form,
        wrong.map((one) => (one.count > 0 ? one.form : say.words(one.form))),
      ),
      reserve: true,
    }
  })

/** A name that the rest of its statement tells, with three of its sisters that are wrong in its place. */
export type SisterSlot = {
  readonly mention: Mention
  readonly asked: string
  readonly fit: number
  readonly liked: number
  readonly wrong: readonly Name[]
}

export function sisterSlots(survey: Survey, statement: Statement, mentions: readonly Mention[]): SisterSlot[] {
  const { text, plain } = statement
  if (
    text.length < LENGTH.least ||
    text.length > LENGTH.most ||
    HEDGED.test(plain) ||
    VAGUE.test(plain) ||
    isScene(plain) ||
    lacksItsPlace(statement, mentions)
  )
    return []
  const liked = statementWorth(statement, mentions)
  if (liked < LIKED_ENOUGH) return []
  const all = [...mentions, ...familyMentions(survey, statement, mentions)].toSorted((a, b) => a.start - b.start)
  return all.flatMap((mention): SisterSlot[] => {
    const { name, start, end } = mention
    const asked = familyOf(name.plain)?.asked ?? QUESTION_WORDS[name.kind]?.choice.replace(/^下列/, '')
    const fit = blankFit(statement, mention)
    if (asked === undefined || isTitle(survey, name) || !mayBeAskedFor(statement, all, mention, fit)) return []
    // 洪武三十一年 tells whose years they were.
    if (isMan(name) && /[\u4e00-\u9fff]{2}[元一二三四五六七八九十]+年/.test(plain)) return []
    const wrong = wrongNames(survey, statement, name, OTHERS)
    // 唐高祖 beside a statement of 李淵.
    if (wrong?.some((one) => otherNamesOf(one.plain).some((other) => plain.includes(other))) === true) return []
    return !wrong || sharesTellingCharacter(name, wrong, text.slice(0, start) + text.slice(end))
      ? []
      : [{ mention, asked, fit, liked, wrong }]
  })
}

/** Many did it, visited it or were struck by it. */
const VAGUE =
  /依然|他们|她们|它们|访问|袭击|出口到|影响|受到|深远|密切|大部分|大多|多数|许多|一些|不少|难以|标志|甚至|分别|各自|不|没|未|并非|仍|如[^何果]|例如|等(?:$|，)/

/** What stands beside the name tells which it is, and a question can be asked in its place. */
function mayBeAskedFor(statement: Statement, mentions: readonly Mention[], mention: Mention, fit: number): boolean {
  const { plain, tokens, headings } = statement
  const { name, start, end } = mention
  // What kind of men do something is no matter of choice.
  if (
    name.sense === 'role' ||
    simplifiedShadow(headings[0] ?? '').includes(name.plain) ||
    /^(?:的|《|驻|代谢|反应|循环|作用|合成)/.test(plain.slice(end))
  )
    return false
  const behind = tokens.find((token) => token.start === end)
  const before = tokens.find((token) => token.end === start)
  if (
    (behind && /^(?:n|j|vn|k|l|b|f|s)/.test(behind.tag)) ||
    (before && /^(?:n|j|b|a|m|q|x)/.test(before.tag) && /\p{Script=Han}$/u.test(before.stem))
  )
    return false
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
  if (
    plain.indexOf(name.plain, end) >= 0 ||
    plain.indexOf(name.plain) !== start ||
    /^(?:[之和与及、或·]|以及|之一)/.test(plain.slice(end)) ||
    /(?:[和与及、或·]|包括|包含|例如|诸如)$/.test(plain.slice(0, start))
  )
    return false
  // 東羅馬, 巴西爾: a part of a longer name.
  const behind = statement.tokens.find((token) => token.start === end)
  if (
    /[东西南北新老大小前后古]$/.test(plain.slice(0, start)) ||
    (behind &&
      (/^(?:nr|j|ng|k|x)/.test(behind.tag) ||
        (behind.text.length === 1 && behind.tag.startsWith('n')) ||
        (COMMON.has(name.kind) && /^(?:n|vn|l)/.test(behind.tag))) &&
      /^\p{Script=Han}/u.test(behind.stem)) ||
    !statement.tokens.some((token) => token.end === end)
  )
    return false
  const isSingle = familyOf(name.plain)?.single ?? SINGLE_KINDS.has(name.kind)
  const isToldSubject = isSubject(statement, mention) && plain.length - end >= DESCRIBES && mentions.length > 1
  // "1860年攻入北京": armies entered Tianjin that year as well, and whoever crossed the Huai crossed other rivers.
  const isPlace = PLACES.has(name.kind) || PLACE_ASKED.test(familyOf(name.plain)?.asked ?? '')
  if (
    isPlace &&
    !AT_ONE_PLACE.test(plain.slice(0, start)) &&
    !(/[在于]$/.test(plain.slice(0, start)) && SET_UP.test(plain.slice(end)))
  )
    return false
  // "在1988年引入了全息照片郵票": so may others have done.
  if (STATES.test(familyOf(name.plain)?.asked ?? QUESTION_WORDS[name.kind]?.choice ?? '') && !DEED_OF_ONE.test(plain))
    return false
  // "被迫簽訂《北京條約》": so were others signed, unless a year or a man says which.
  if (
    isSingle &&
    start > 0 &&
    findYears(plain).length === 0 &&
    !mentions.some((other) => other.name !== name && PINNING.has(other.name.kind))
  )
    return false
  const isMainPart = plain.slice(0, start).endsWith('以') && plain.startsWith('为主', end)
  const isTold =
    fit > 0 ||
    isToldSubject ||
    isMainPart ||
    (isSingle ? findYears(plain).length > 0 : OBJECT.test(plain.slice(0, start)))
  return isTold && fitsOnly(statement, mentions, name)
}

/** The statement with one name exchanged for a sister that cannot be in its place: where, and for what. */
export function exchangedSister(
  survey: Survey,
  statement: Statement,
  mentions: readonly Mention[],
): { readonly mention: Mention; readonly wrong: Name } | undefined {
  if (VAGUE.test(statement.plain)) return undefined
  const all = [...mentions, ...familyMentions(survey, statement, mentions)].toSorted((a, b) => a.start - b.start)
  const title = simplifiedShadow(statement.headings[0] ?? '')
  const isDated = findYears(statement.plain).length > 0
  for (const mention of all) {
    // A dynasty of another age in the place of one shows itself beside a year.
    if (isDated && mention.name.kind === 'dynasty') continue
    if (
      title.includes(mention.name.plain) ||
      isEverywhere(mention.name) ||
      !holdsOfOne(survey, statement, all, mention) ||
      !isPinnedDown(statement, all, mention, blankFit(statement, mention))
    )
      continue
    const wrong = wrongNames(survey, statement, mention.name, 1)?.[0]
    const rest = statement.plain.slice(0, mention.start) + '\n' + statement.plain.slice(mention.end)
    // The matter of the document in the place of a part of it is absurd.
    if (wrong && !isTitle(survey, wrong) && !pairsOf(mention.name.plain).some((two) => rest.includes(two)))
      return { mention, wrong }
  }
  return undefined
}

/** The country of which a section tells: another in its place is no mistake that anybody makes. */
const isEverywhere = ({ kind, count }: Name): boolean =>
  (kind === 'country' || kind === 'empire' || kind === 'term') && count >= MATTER_OF_ALL
/** In sentences. */
const MATTER_OF_ALL = 12

const pairsOf = (plain: string): string[] =>
  Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2))

/** In characters: less says too little to tell its subject among four. */
const DESCRIBES = 12

const PLACES: ReadonlySet<string> = new Set([
  'city',
  'province',
  'river',
  'county',
  'place',
  'mountain',
  'island',
  'sea',
  'lake',
])
const PLACE_ASKED = /城市|省區|河流|海域|大洋/
/** Before a place these say where something is or was set up, which is one place. */
const AT_ONE_PLACE = /(?:位于|坐落[于在]|设[于在]|定都|迁都|建都|首都[是为]?|注入|流入|汇入)$/
const SET_UP = /^(?:设立|成立|创办|创建|建立|建成|签订)/
const STATES = /國家|朝代/
/** What one state alone did, or did to another. */
const DEED_OF_ONE =
  /宣战|打败|击败|战胜|灭|统一|签订|割让|侵扰|攻陷|攻占|推翻|建立|发明|最早|首[先次个位]|占领|统治|政策|殖民|独立|投降|结束|模仿/
/** Single matters beside which only one thing fits. */
const PINNING: ReadonlySet<string> = new Set([
  'person',
  'monarch',
  'war',
  'treaty',
  'work',
  'movement',
  'school',
  'company',
])

/** Kinds of names that mean one thing each. */
const SINGLE_KINDS: ReadonlySet<string> = new Set([
  'person',
  'monarch',
  'country',
  'empire',
  'dynasty',
  'war',
  'treaty',
  'law',
  'work',
  'school',
  'organisation',
  'movement',
])

/** Behind these stands what one thing only is or becomes; what it takes in or gives off may be several. */
const OBJECT = /(?:[^不]是|称为|变成|转化[为成]|形成|集中[在于]|发生[在于]|属于|成为|原始|仅次于)[^，]{0,6}$/
