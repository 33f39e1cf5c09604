/** Leaves a name or term out of a statement: with four options to choose from, or to be filled in. */
import type { Candidate } from '../../../candidate.ts'
import { acceptedForms } from '../wording/accepted-forms.ts'
import { blankFit, COMMON } from '../wording/blank-place.ts'
import { fillBlank, labelOf, multipleChoice, withBlank, type Basis } from '../offer.ts'
import { closeness, distractorsFor, ORDINARY } from '../distractors/distractors.ts'
import { otherNamesOf } from '../word-lists/known-aliases.ts'
import { isTitle } from '../survey/matter-of-document.ts'
import { mainFact } from '../survey/main-fact.ts'
import type { Maker } from '../maker.ts'
import { lacksItsPlace } from '../survey/judgeable.ts'
import { isScene } from '../survey/plain-fact.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Mention, Name } from '../survey/names.ts'
import { findYears } from '../facts/years.ts'
import { fitsOnly } from '../survey/specific.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import { statementWorth } from '../survey/statement-worth.ts'
import type { Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'
import { named } from '../wording/wording.ts'

/** "日本與____簽訂…" tells which; "農業及____" does not. */
const KNOWN_BESIDE_OTHERS: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'country',
  'empire',
  'mountain',
  'river',
  'work',
  'treaty',
  'law',
  'organisation',
  'party',
])
const PLACES_OF: ReadonlySet<NameKind> = new Set<NameKind>([
  'country',
  'empire',
  'place',
  'province',
  'continent',
  'city',
])
/** What most or some do, others may do too. */
const VAGUE = /深远|重大影响|密切|大部分|大多|多数|许多|一些|不少|往往|有时|可能|难以|保有|标志|原定|起初|甚至|的一部分/
/** 更巨大 than what? */
const COMPARES = /^(?!.*比).*更(?![新换改名正迭])/
/** "甲於1958年和乙於1959年分別發明": what is said of one is said of the other. */
const SEVERAL = /分别|各自/
/** Nobody can be asked to write a longer name to the letter. */
const TO_WRITE = 12
/** Steps of a story and remarks are liked less. */
const LIKED_ENOUGH = 0.48
/** Names left out of one statement at most; more would be the same question again. */
const A_STATEMENT = 2
/**
 * A term of lower standing is a word of the language rather than a matter of the document; words of two characters
 * mostly are.
 */
const TO_CHOOSE = { long: 0.05, short: 0.5 } as const
/** Without options the answer must be better known still. */
const TO_FILL_IN = { long: 0.45, short: 0.85 } as const

const standsHigh = (
  { kind, plain, standing }: Name,
  least: { readonly long: number; readonly short: number },
): boolean => (kind !== 'term' && kind !== 'latin') || standing >= (plain.length > 2 ? least.long : least.short)

export const makeCloze: Maker = (survey, statement, mentions, say) => {
  if (
    statement.text.length > 64 ||
    statement.text.length < 14 ||
    VAGUE.test(statement.plain) ||
    isScene(statement.plain) ||
    COMPARES.test(statement.plain) ||
    SEVERAL.test(statement.plain)
  )
    return []
  if (lacksItsPlace(statement, mentions) || /虽.*但/.test(statement.plain)) return []
  if (
    mentions.length < 2 &&
    statement.tokens.filter((token) => /^(?:n|v|l|i|a)/.test(token.tag) && token.text.length > 1).length < 5
  )
    return []
  const main = mainFact(statement, mentions)
  const liked = statementWorth(statement, mentions)
  if (liked < LIKED_ENOUGH) return []
  return determined(statement, mentions)
    .filter(({ mention: { name } }) => !isTitle(survey, name))
    .slice(0, A_STATEMENT)
    .flatMap(({ mention, fit }): Candidate[] => {
      const { name, start, end } = mention
      const form = statement.text.slice(start, end)
      const before = statement.text.slice(0, start)
      const after = `${statement.text.slice(end)}。`
      const basis: Basis = {
        maker: 'cloze',
        statement,
        answer: name.plain,
        answerCount: name.count,
        demand: 0.28,
        score: 0.05 + 0.4 * fit + 0.15 * main + 0.35 * liked + 0.05 * worthOf(name),
        conclusion: say`故答案為${named(say, form)}。`,
        ...(isSurest(statement, mention) ? {} : { reserve: true as const }),
      }
      // An army of another year or another side is no temptation.
      const wrong =
        name.kind === 'star' || name.kind === 'army'
          ? undefined
          : distractorsFor(survey, statement, name, 3, survey.random.fork(labelOf(basis, 'distractors')))
      const blanks =
        form.length > TO_WRITE ||
        !standsHigh(name, TO_FILL_IN) ||
        (fit < 1 && isEverydayTerm(name, statement)) ||
        isUnmarked(survey, statement, name) ||
        !isPinnedDown(mention, mentions, after)
          ? []
          : [fillBlank(survey, { ...basis, demand: 0.4 }, before, after, [form, ...acceptedForms(survey, name, form)])]
      return wrong && areSisters(survey, name, wrong) && !sharesTellingCharacter(name, wrong, before + after)
        ? [
            multipleChoice(
              survey,
              // Names of one text seldom tempt beside each other.
              { ...basis, reserve: true, demand: basis.demand + 0.15 * closeness(survey, name, wrong) },
              withBlank(survey, before, after),
              form,
              wrong.map((one) => one.form),
            ),
            ...blanks,
          ]
        : blanks
    })
}

/**
 * What readers print unchanged: a term that a short statement defines, and the doer, place or treaty of one dated event.
 * A state does what its ruler does, so that either fits a blank.
 */
function isSurest({ plain, text }: Statement, { name, start, end }: Mention): boolean {
  if (text.length > SHORT || plain.split('，').length > CLAUSES) return false
  const after = plain.slice(end)
  if (start === 0 && COMMON.has(name.kind))
    return /^(?:是指|指的是|是)(?![^，]*(?:主要|基本|重要|之一))[^，]{4,}的[^，]{2,8}(?:，|$)/.test(after)
  const years = findYears(plain)
  return years.length === 1 && years[0]!.exact && OF_ONE_EVENT.has(name.kind) && name.count >= KNOWN
}
/** In characters. */
const SHORT = 40
const CLAUSES = 3
/** In sentences of the document. */
const KNOWN = 3
const OF_ONE_EVENT: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'treaty',
  'law',
  'war',
  'city',
  'work',
])

/** What the rest of the statement tells alone, the best told first. */
export const determined = (
  statement: Statement,
  mentions: readonly Mention[],
): { readonly mention: Mention; readonly fit: number }[] =>
  mentions
    .map((mention) => ({ mention, fit: blankFit(statement, mention) }))
    .filter(
      ({ mention, fit }) =>
        fit > 0 && mayBeLeftOut(statement, mention, fit === 1) && fitsOnly(statement, mentions, mention.name),
    )
    .toSorted(
      (a, b) => b.fit - a.fit || worthOf(b.mention.name) - worthOf(a.mention.name) || a.mention.start - b.mention.start,
    )

/**
 * Terms are offered together only where the text itself sets them side by side; men, places and states are of one kind
 * anyway.
 */
const areSisters = (survey: Survey, name: Name, wrong: readonly Name[]): boolean =>
  !COMMON.has(name.kind) || wrong.filter((other) => survey.areSiblings(other, name)).length * 2 >= wrong.length

/** A short term of no known class that the document names once or twice (攻擊者, 路徑規劃): other words would do as well. */
const isEverydayTerm = ({ kind, sense, plain, count }: Name, statement: Statement): boolean =>
  kind === 'term' &&
  (sense === undefined || sense.startsWith('genus:')) &&
  plain.length <= 4 &&
  count < 3 &&
  !new RegExp(`[「“]${plain}[」”]`).test(statement.plain)

/**
 * A common noun has synonyms (病原體 and 微生物, 民變 and 起義): to be written, it is a term that the document marks:
 * in a heading, in quotation marks, by naming something so, or by saying what it is.
 */
function isUnmarked(survey: Survey, statement: Statement, { kind, plain }: Name): boolean {
  if (!HAVE_SYNONYMS.has(kind) || statement.headings.some((heading) => simplifiedShadow(heading).includes(plain)))
    return false
  const marked = ['「', '“', '称为', '称作', '称', '叫做', '叫作', '名为'].map((mark) => mark + plain)
  return !survey.sentences.some(
    (sentence) =>
      (sentence.startsWith(plain) && /^(?:（[^）]*）)?(?:是|指|又称|分为|由)/.test(sentence.slice(plain.length))) ||
      marked.some((words) => sentence.includes(words)),
  )
}
const HAVE_SYNONYMS: ReadonlySet<NameKind> = new Set<NameKind>([
  'term',
  'device',
  'substance',
  'organ',
  'living',
  'theory',
  'star',
  'movement',
  'war',
])

/**
 * A character of the key that stands in the rest, and in no wrong name, points to it: 市集 and 天市垣. Names of men and
 * places are chance.
 */
function sharesTellingCharacter(key: Name, wrong: readonly Name[], rest: string): boolean {
  if (key.kind !== 'term' && key.kind !== 'star' && key.kind !== 'work' && key.kind !== 'device') return false
  const plainRest = simplifiedShadow(rest)
  return [...key.plain].some(
    (character) =>
      /[\u4e00-\u9fff]/.test(character) &&
      plainRest.includes(character) &&
      !wrong.some(({ plain }) => plain.includes(character)),
  )
}

/** "____的風格…" without another matter beside it could be said of anything. */
const isPinnedDown = ({ name, start }: Mention, mentions: readonly Mention[], after: string): boolean =>
  start > 0 ||
  (name.kind === 'work'
    ? mentions.some((other) => other.name !== name && !COMMON.has(other.name.kind))
    : name.kind !== 'term' || mentions.length > (after.startsWith('的') ? 2 : 1))

/** A matter of the document, standing once, that the rest of the statement does not already say. */
function mayBeLeftOut(statement: Statement, { name, start, end }: Mention, named: boolean): boolean {
  const isTerm = name.kind === 'term' || name.kind === 'people'
  // "不____的文盲", "大部份的____", "____續編": the words beside it leave one thing, or many.
  if (
    /(?:不|没有?|包括|包含|例如|诸如|(?:大?部[分份]|大多数|少数|许多|部[分份])的?|或者?)$/.test(
      statement.plain.slice(0, start),
    ) ||
    /^(?:续编|全书|一词|字样|以内)/.test(statement.plain.slice(end))
  )
    return false
  if (/可能|也许|或许/.test(statement.plain)) return false
  // "為臺灣的知識份子…提供": so it may have been for others.
  if (
    PLACES_OF.has(name.kind) &&
    statement.plain.slice(end).startsWith('的') &&
    !/(?:位于|定都|迁都|迁往|首都[是为])$/.test(statement.plain.slice(0, start))
  )
    return false
  // A subject that only the heading names is no key: the sentence shown does not say it.
  if (!statement.sentencePlain.includes(name.plain)) return false
  // 中華民國國民政府主席, 黨總裁, CERN工作: an office, or words that were no name.
  if (
    /(?:主席|总统|总裁|首相|皇帝|大臣|部长|总理|委员长|统帅)$/.test(name.plain) ||
    /^[A-Za-z][A-Za-z ]*[\u4e00-\u9fff]/.test(name.plain)
  )
    return false
  // "在馬來西亞成立前後", "根據《牛津英語詞典》": beside the point.
  if (
    /^(?:成立|建国|建立|灭亡|独立|统治|时期|期间)[之以]?(?:前|后|时|$|，|，)/.test(statement.plain.slice(end)) ||
    /(?:根据|按照|依据|据)(?:[^，]*的)?$/.test(statement.plain.slice(0, start))
  )
    return false
  // 西巴丹島 is no 巴丹島.
  if (/(?:^|[，在于与和、])[东西南北大小新老]$/.test(statement.plain.slice(0, start))) return false
  // "高原東南部": of which?
  if (/^(?:古大[洋陆]|高原|盆地|平原|大陆|海峡|河口|岛屿|山脉|半岛|港口)$/.test(name.plain)) return false
  // 光波動|說: half of a longer term.
  if (
    COMMON.has(name.kind) &&
    statement.tokens.some(
      (token) =>
        token.start === end &&
        token.text.length === 1 &&
        /[说论学法性式型派族体类系率量度力者家界化期层区]/.test(token.stem),
    )
  )
    return false
  // Who issued a thing is asked the other way round.
  if (
    /^(?:organisation|company|school|bank)$/.test(name.kind) &&
    /^[^，]*(?:发布|发表|出版|推出)/.test(statement.plain.slice(end))
  )
    return false
  // "變得濕潤或變成____": what else there might be.
  if (COMMON.has(name.kind) && /或[^，]*$/.test(statement.plain.slice(0, start))) return false
  // Titles and names of foreign books are translated in many ways.
  if (name.kind === 'work' && statement.tokens.some(({ tag, text }) => tag === 'nrt' || text.includes('·')))
    return false
  // What the whole document is about is no question.
  if (simplifiedShadow(statement.headings[0] ?? '').includes(name.plain)) return false
  // 天皇 and 沙皇 tell whose they are.
  if (
    TELLS_STATE.some(
      ({ state, words }) =>
        state.test(name.plain) && words.test(statement.plain.slice(0, start) + statement.plain.slice(end)),
    )
  )
    return false
  // 法俄同盟 names 法國.
  if (
    (name.kind === 'country' || name.kind === 'empire') &&
    (statement.plain.slice(0, start) + statement.plain.slice(end)).includes(name.plain[0]!)
  )
    return false
  // 大正民主改革: half of a name.
  if (
    isTerm &&
    statement.tokens.some(
      (token) =>
        token.end === start &&
        /^(?:n|nz|nr|nt|ns|j|b|x|t)$/.test(token.tag) &&
        /[\u4e00-\u9fff]{2}$/.test(token.stem) &&
        !/[年代期初末纪月日朝]$/.test(token.stem),
    )
  )
    return false
  if (/^(?:霸主|国王|皇帝|女王|将军|首领|领袖|公爵|伯爵|教宗|主教)/.test(name.plain)) return false
  if (isTerm && start > 0 && /^(?:$|的?$)/.test(statement.plain.slice(end)) && name.count < 2 && !named) return false
  if (name.kind === 'period' && (/^[中内以的]/.test(statement.plain.slice(end)) || name.plain.endsWith('年间')))
    return false
  // 適應性|免疫: it tells of which kind the noun behind it is.
  if (
    COMMON.has(name.kind) &&
    statement.tokens.some((token) => token.start === end && /^(?:n|nz|vn|l)$/.test(token.tag))
  )
    return false
  if (!standsHigh(name, TO_CHOOSE) || ORDINARY.test(name.plain)) return false
  // "對流雨是…的降雨": what a thing is called as a class is no knowledge.
  if (
    statement.plain.slice(0, start).endsWith('的') &&
    /^(?:$|，)/.test(statement.plain.slice(end)) &&
    /^[^，]{2,12}是/.test(statement.plain) &&
    name.kind === 'term'
  )
    return false
  const rest = statement.plain.slice(0, start) + '\n' + statement.plain.slice(end)
  if (rest.includes(name.plain) || dynastyStandsIn(name, rest)) return false
  if (COMMON.has(name.kind) && name.plain.length > 2 && rest.includes(name.plain.slice(-2))) return false
  if (mostlyStandsIn(name.plain, rest) || isNamedOtherwise(name, rest)) return false
  // "使用過____": who has used one thing may have used another.
  if (!KNOWN_BESIDE_OTHERS.has(name.kind) && statement.plain.slice(0, start).endsWith('过')) return false
  const beside =
    /(?:和|与|及|以及|或)$/.test(statement.plain.slice(0, start)) ||
    /^(?:和|与|及|以及|或)/.test(statement.plain.slice(end))
  if (beside && !KNOWN_BESIDE_OTHERS.has(name.kind)) return false
  // A blank beside a list's comma could be filled by any other member of the list.
  return (
    !/[、,]\s*$/.test(statement.plain.slice(0, start)) &&
    !statement.plain.slice(end).startsWith('、') &&
    !/^(?:等|之一)/.test(statement.plain.slice(end))
  )
}

/** What one state alone has. */
const TELLS_STATE: readonly { readonly state: RegExp; readonly words: RegExp }[] = [
  { state: /^日本/, words: /天皇|幕府|武士/ },
  { state: /^(?:俄国|沙俄|俄罗斯)/, words: /沙皇/ },
  { state: /^(?:德国|德意志)/, words: /纳粹|希特勒/ },
  { state: /^(?:法国|法兰西)/, words: /拿破仑/ },
  { state: /^(?:清|中国|满清)/, words: /八旗|慈禧|光绪|康熙|乾隆/ },
]

/** "由元世祖所建" tells which dynasty it is. */
const dynastyStandsIn = ({ kind, plain }: Name, rest: string): boolean =>
  kind === 'dynasty' &&
  plain.length === 2 &&
  new RegExp(`${plain[0]}(?:[代朝廷军初末帝]|[\\u4e00-\\u9fff]?[祖宗])`).test(rest)

/** "____…，被朱元璋稱為…" where 明太祖 is left out: the rest names the same man. */
const isNamedOtherwise = ({ plain }: Name, rest: string): boolean =>
  otherNamesOf(plain).some((other) => rest.includes(other))

/**
 * The rest has the modifier of a long name (大龍 of 大龍郵票), or most of its pairs of neighbouring characters: it
 * would give the name away.
 */
export function mostlyStandsIn(plain: string, rest: string): boolean {
  if (plain.length < 3) return false
  const pairs = Array.from({ length: plain.length - 1 }, (_, index) => plain.slice(index, index + 2))
  // 滿州國 beside 滿洲國組織法.
  if (plain.length === 3 && /^\p{Script=Han}{3}$/u.test(plain) && new RegExp(`${plain[0]!}.${plain[2]!}`).test(rest))
    return true
  return rest.includes(pairs[0]!) || pairs.filter((pair) => rest.includes(pair)).length * 2 >= pairs.length
}

/**
 * How well worth asking for: sure terms, names, and terms of three characters and more, which are seldom everyday
 * words.
 */
function worthOf(name: Name): number {
  const everyday = name.kind === 'term' || name.kind === 'latin' ? (name.plain.length > 2 ? 0 : -0.25) : 0.35
  return Math.max(0, Math.min(1, name.standing * 0.8 + everyday + Math.min(name.count, 6) / 30))
}
