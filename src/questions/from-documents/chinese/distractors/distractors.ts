/** Chooses wrong options for a name: of its kind and form, and by everything that the document says not also right. */
import type { Random } from '#domain/random.ts'
import type { SemanticClass } from '../word-lists/class-table.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Name } from '../survey/names.ts'
import { findYears } from '../facts/years.ts'
import type { Statement } from '../survey/statement.ts'
import { areKnownAliases } from '../word-lists/known-aliases.ts'
import { maySayTheSame } from './same-or-kind-of.ts'
import type { Survey } from '../survey/survey.ts'

/**
 * `count` wrong names for the place of `key` in the statement, or undefined when the document has too few that are
 * certainly wrong.
 */
export function distractorsFor(
  survey: Survey,
  statement: Statement,
  key: Name,
  count: number,
  random: Random,
): Name[] | undefined {
  const ranked = peersOf(survey, key)
    .filter(
      (name) =>
        fitsBeside(survey, name, key) &&
        (!survey.manyTopics || !OF_ONE_STORY.has(key.kind) || name.topicId === key.topicId),
    )
    .map((name) => ({ name, fit: fitOf(survey, name, key) }))
    .toSorted((a, b) => b.fit - a.fit || (a.name.plain < b.name.plain ? -1 : 1))
  const chosen: Name[] = []
  // Men of another age are the last resort.
  const first = isMan(key) ? count : count + 2
  for (const { name } of random.shuffle(ranked.slice(0, first)).concat(ranked.slice(first))) {
    if (chosen.length === count) break
    if (
      chosen.some(
        (other) =>
          overlap(other.plain, name.plain) ||
          survey.areAliases(other, name) ||
          areKnownAliases(other.plain, name.plain),
      )
    )
      continue
    if (isCertainlyWrong(survey, statement, key, name)) chosen.push(name)
  }
  return chosen.length === count ? chosen : undefined
}

/** Kinds of common nouns whose semantic class says more than the kind. */
const CLASSED: ReadonlySet<NameKind> = new Set<NameKind>([
  'term',
  'organ',
  'substance',
  'device',
  'living',
  'theory',
  'star',
  'people',
  'period',
])

/** Classes in which names that begin alike mean alike: 立法會, 立法機關. */
const UNLIKE_BEGINNINGS: ReadonlySet<string> = new Set<SemanticClass>([
  'institution',
  'office',
  'system',
  'right',
  'policy',
  'thought',
])

/**
 * A monarch is a man among men; the same man may bear both names, so that two of them must stand in one sentence to be
 * told apart.
 */
export const isMan = ({ kind }: Pick<Name, 'kind'>): boolean => kind === 'person' || kind === 'monarch'

/** Two emperors of one dynasty, both with its name or both without, or neither an emperor by his temple name. */
export const areOfOneDynasty = (a: string, b: string): boolean => IMPERIAL.exec(a)?.[1] === IMPERIAL.exec(b)?.[1]

/** The temple name of an emperor, with its dynasty or without. */
const IMPERIAL = /^([秦汉晋隋唐宋辽金元明清]?)[\u4e00-\u9fff][祖宗]$/

/** Names of the key's kind, and, where its class is known, those of its class. */
function peersOf(survey: Pick<Survey, 'namesByKind'>, key: Name): Name[] {
  if (isMan(key)) return [...(survey.namesByKind.get('person') ?? []), ...(survey.namesByKind.get('monarch') ?? [])]
  if (!CLASSED.has(key.kind) || key.sense === undefined) return [...(survey.namesByKind.get(key.kind) ?? [])]
  return [...CLASSED].flatMap((kind) => survey.namesByKind.get(kind) ?? [])
}

/** In a document on many matters, men and parties of another matter are no temptation. */
const OF_ONE_STORY: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'party',
  'army',
  'war',
  'movement',
  'treaty',
])
/** One man may bear several of these. */
const MAY_BE_SAME: readonly NameKind[] = ['monarch']
/** 唐太宗 and 唐玄宗 are two men: nobody has two temple names. */
const TEMPLE_NAME = /[祖宗]$/

/** What is ordinary may be true anywhere. */
export const ORDINARY =
  /^(?:普通|一般|主要|常见|基本|各种|大型|小型|精密|复杂|简单|扇形|弓形|圆形|特殊|有效|重要|传统|新型|巨大|细小|全体|当地|人体|身体|互联网|著名|陆上|优良|整个|其他|人工|多个)|(?:机关|机构|部门)$|各|每|某|^好|^(?:高峰|文明|和平|光明|黎明|曙光)$/

/** What holds the others: right wherever one of them is. */
const CLASS_ITSELF =
  /^(?:传染病|慢性病|遗传病|病原体|昆虫|鸟类|鱼类|哺乳类|细菌|病毒|疾病|植物|动物|生物|器官|组织|心脏|脊椎动物|无脊椎动物|哺乳动物|恒温动物|变温动物|高等动物|低等动物|高等植物|种子植物|细胞器|细胞|血细胞|血管|激素|元素|气体|液体|固体|金属|岩石|神经|肌肉|食物|制度|学说|思想|原则|权利|系统|机构|政策|法律|条约|战争|起义|武装起义|革命|节日|建筑|作品|著作|诗人|皇帝|山脉|河流|湖泊|平原|高原|盆地|丘陵|沙漠|火山|地貌|气候|天气|国家|城市|物质|养分|物体|能量|资源|税|民族)$/

/** Kinds of rivers, lakes and mountains that bear a name like one of them. */
const KIND_OF_PLACE =
  /^(?:内流|外流|内陆|外陆|时令|季节性?|常年|间歇|地下|地上|冰|悬|暗|界|支|干|主|母|子|大|小|人工|天然|国际|淡水|咸水|盐|火山口?|冰川|堰塞|构造|断层|高山|断块|褶皱|活|死|休眠|盾状|层状|复式|海底|陆缘|边缘|内|外|大陆|珊瑚|冲积)(?:运河|河流?|湖泊?|川|江|溪|海|洋|山脉?|火山|岛屿?)$/

/** Of one kind and of like length, neither a part of the other. */
export function fitsBeside(survey: Pick<Survey, 'areSiblings' | 'manyTopics'>, name: Name, key: Name): boolean {
  // "血漿運載血細胞": so it does 紅細胞.
  if (CLASS_ITSELF.test(key.plain) && !survey.areSiblings(name, key)) return false
  if (
    ORDINARY.test(name.plain) ||
    CLASS_ITSELF.test(name.plain) ||
    name.plain === key.plain ||
    overlap(name.plain, key.plain)
  )
    return false
  if (CLASSED.has(key.kind) && CLASSED.has(name.kind) && (key.sense !== undefined || name.sense !== undefined)) {
    if (survey.areSiblings(name, key)) return Math.abs(name.plain.length - key.plain.length) <= 2
    if (UNLIKE_BEGINNINGS.has(key.sense ?? '') && name.plain.slice(0, 2) === key.plain.slice(0, 2)) return false
    // 液體 and 液態 mean alike.
    if (key.sense === 'state_of_matter' && name.plain.at(-1) !== key.plain.at(-1)) return false
    // Terms of which only the text says what they are stand beside each other.
    if (name.sense?.startsWith('genus:') === true && key.sense?.startsWith('genus:') === true)
      return (
        Math.abs(name.plain.length - key.plain.length) <= 1 &&
        name.kind === key.kind &&
        (name.sense === key.sense || name.plain.at(-1) === key.plain.at(-1)) &&
        (!survey.manyTopics || name.topicId === key.topicId)
      )
    return (
      name.sense === key.sense &&
      Math.abs(name.plain.length - key.plain.length) <= 2 &&
      (name.kind !== 'term' || name.standing > 0 || name.sense !== undefined)
    )
  }
  // 多瑙河 among 外流河 and 時令河: only one is a name.
  if (KIND_OF_PLACE.test(name.plain) !== KIND_OF_PLACE.test(key.plain)) return false
  if (name.kind !== key.kind && !(isMan(name) && isMan(key))) return false
  // Places of unknown extent may lie in one another: 江南 holds 杭州.
  if (key.kind === 'place') return false
  // 段氏 holds 段思平.
  if (isMan(key) && name.plain.endsWith('氏') && name.plain[0] === key.plain[0]) return false
  // A government acts where an office does not: one beside the other is no temptation.
  if (key.kind === 'organisation') return /政府$|议会$|国会$/.test(name.plain) === /政府$|议会$|国会$/.test(key.plain)
  // 明太祖 stands among emperors of the Ming, all with their dynasty or all without.
  if (isMan(key) && !areOfOneDynasty(name.plain, key.plain)) return false
  if (isMan(key) && isMan(name) && key.kind === 'person') return /[·‧・]/.test(name.plain) === /[·‧・]/.test(key.plain)
  // 戰爭 among 事變 is seen by its last word.
  if (key.kind === 'war' || key.kind === 'movement')
    return WARLIKE.test(name.plain) === WARLIKE.test(key.plain) && Math.abs(name.plain.length - key.plain.length) <= 2
  if (key.kind === 'work' || key.kind === 'law' || key.kind === 'treaty')
    return name.plain.startsWith('《') === key.plain.startsWith('《')
  if (key.kind === 'latin')
    return (
      /^[A-Z]/.test(name.plain) === /^[A-Z]/.test(key.plain) &&
      /^[A-Z.\d]+$/.test(name.plain) === /^[A-Z.\d]+$/.test(key.plain) &&
      Math.abs(name.plain.length - key.plain.length) <= 6
    )
  if (key.kind === 'term') {
    if (name.standing === 0 || Math.abs(name.plain.length - key.plain.length) > 1) return false
    if (survey.areSiblings(name, key)) return true
    // Terms that begin alike (電力, 電能) often mean alike; terms that end alike (溫度, 密度) are of one class.
    return name.plain.at(-1) === key.plain.at(-1) && name.plain[0] !== key.plain[0]
  }
  return Math.abs(name.plain.length - key.plain.length) <= 2
}

const WARLIKE = /战争?$|战役$|之战$|大战$/

/** Men whom the text dates to years so near that one may have met the other. */
function areOfOneAge(survey: Pick<Survey, 'sentences'>, a: Name, b: Name): boolean {
  const years = (name: Name): number[] =>
    [...name.sentences].flatMap((index) => findYears(survey.sentences[index]!).map(({ value }) => value))
  const ofB = years(b)
  return years(a).some((year) => ofB.some((other) => Math.abs(year - other) <= A_LIFE))
}
const A_LIFE = 60

/**
 * How well a distractor passes for the key: listed beside it, same last character, length and tag, from the same topic.
 */
function fitOf(survey: Survey, name: Name, key: Name): number {
  const sibling = survey.areSiblings(name, key) ? 1.5 : 0
  const sameEnd = name.plain.at(-1) === key.plain.at(-1) ? 1 : 0
  const sameTag = name.tag === key.tag ? 0.5 : 0
  const sameTopic = name.topicId === key.topicId ? 1.5 : 0
  const sameSense = name.sense !== undefined && name.sense === key.sense ? 1 : 0
  const sameAge = isMan(key) && areOfOneAge(survey, name, key) ? 3 : 0
  return (
    sibling +
    sameSense +
    sameAge +
    sameEnd +
    sameTag +
    sameTopic -
    Math.abs(name.plain.length - key.plain.length) * 0.7 +
    name.standing +
    Math.min(name.count, 5) / 10
  )
}

/** From 0 to 1: how easily the wrong names are taken for the key. */
export function closeness(survey: Survey, key: Name, wrong: readonly Name[]): number {
  const close = wrong.filter(
    (name) => survey.areSiblings(name, key) || (name.topicId === key.topicId && name.plain.at(-1) === key.plain.at(-1)),
  )
  return wrong.length === 0 ? 0 : close.length / wrong.length
}

/** Share of a statement's content words that a sentence may share before it may say the same of another name. */
const SAYS_THE_SAME = 0.5
/** Two names that both stand this often and never in one sentence may be two names of one thing. */
const OFTEN = 5

/**
 * Whether `name` in the place of `key` makes the statement false by the document: it is not in the sentence, no other
 * name of the key,
 * and no sentence that holds it says much the same.
 */
export function isCertainlyWrong(survey: Survey, statement: Statement, key: Name, name: Name): boolean {
  if (statement.sentencePlain.includes(surnameOf(name.plain)) || survey.areAliases(name, key)) return false
  const together = [...name.sentences].filter((index) => key.sentences.has(index))
  if (mayHold(name, key)) return false
  // "自律心肌細胞包括竇房結細胞和浦肯野細胞": what is said of all of them is said of each.
  if (
    together.some(
      (index) =>
        holdsByList(survey.sentences[index]!, key.plain, name.plain) ||
        holdsByList(survey.sentences[index]!, name.plain, key.plain),
    )
  )
    return false
  if (
    maySayTheSame(
      name.plain,
      key.plain,
      together.map((index) => survey.sentences[index]!),
    )
  )
    return false
  if (
    (MAY_BE_SAME.includes(key.kind) || MAY_BE_SAME.includes(name.kind)) &&
    together.length === 0 &&
    !(TEMPLE_NAME.test(key.plain) && TEMPLE_NAME.test(name.plain))
  )
    return false
  if (name.count >= OFTEN && key.count >= OFTEN && together.length === 0) return false
  // What the text defines is the key and no other term, though definitions share their words.
  if (statement.plain.startsWith(key.plain) && /^(?:是指|指的是)/.test(statement.plain.slice(key.plain.length)))
    return true
  const content = contentWords(statement, key)
  const alike = Math.max(2, content.length * SAYS_THE_SAME)
  return [...name.sentences].every(
    (index) => content.filter((word) => survey.sentences[index]!.includes(word)).length < alike,
  )
}

/** 普利斯特里 of 約瑟夫·普利斯特里: who is named beside the key is not the key. */
const surnameOf = (plain: string): string => /[·‧・]([^·‧・]{2,})$/.exec(plain)?.[1] ?? plain

/** One sentence lists `part` among what `whole` has, within so many characters. */
function holdsByList(sentence: string, whole: string, part: string): boolean {
  const from = sentence.indexOf(whole)
  const to = from < 0 ? -1 : sentence.indexOf(part, from + whole.length)
  return (
    to >= 0 &&
    to - from <= LIST_REACH &&
    /包括|包含|分为|分成|例如|如[^何此果]|主要有|即/.test(sentence.slice(from + whole.length, to))
  )
}
const LIST_REACH = 60

/** Kinds of common nouns, in which one may be a kind of the other: 主序星 of 恆星. */
const COMMON: ReadonlySet<NameKind> = new Set<NameKind>([
  'term',
  'star',
  'organ',
  'substance',
  'device',
  'living',
  'theory',
  'army',
  'people',
  'period',
  'work',
])
/** What a chapter is about stands this many times as often as the kinds of it that it tells apart. */
const TOPIC_TO_KIND = 6

/** Whether one may be the class to which the other belongs, by how often they stand. */
const mayHold = (a: Name, b: Name): boolean =>
  COMMON.has(a.kind) &&
  Math.max(a.count, b.count) >= TOPIC_TO_KIND * Math.max(1, Math.min(a.count, b.count)) &&
  a.plain.at(-1) === b.plain.at(-1)

/** The nouns and verbs of a statement, the key's own aside. */
function contentWords(statement: Statement, key: Name): string[] {
  return statement.tokens
    .filter(
      (token) =>
        /^(n|nr|ns|nt|nz|v|vn|an|l|i|x|m|t)/.test(token.tag) &&
        token.stem.length >= 2 &&
        !key.plain.includes(token.stem),
    )
    .map((token) => token.stem)
}

/** One inside the other: a reader may take them for the same. */
function overlap(a: string, b: string): boolean {
  return a.includes(b) || b.includes(a)
}
