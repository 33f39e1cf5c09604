/** Finds the names and terms that statements mention, whole noun phrases only, and which of them mean the same. */
import type { TopicId } from '#domain/ids.ts'
import type { Token } from '#reading/words/token.ts'
import { isGeneralWord } from '../word-lists/general-words.ts'
import { kindOf, type NameKind } from './name-kinds.ts'
import type { Statement } from './statement.ts'
import { isPunctuation } from './own-subject.ts'

export type Name = {
  /** In Simplified characters: equal for all spellings. */
  readonly plain: string
  /** As first printed in a statement. */
  readonly form: string
  readonly kind: NameKind
  readonly tag: string
  /** What it is: its semantic class, or `genus:原則` by its definition; undefined where neither form nor text tells. */
  readonly sense?: string | undefined
  /** Indices of the document's sentences that hold it. */
  readonly sentences: ReadonlySet<number>
  readonly count: number
  /** How high it stands among the document's terms: 1 the highest, 0 none of them. */
  readonly standing: number
  /** The topic in which it first stands. */
  readonly topicId: TopicId
}
/** Where a statement has a name, in UTF-16 units of its text. */
export type Mention = { readonly name: Name; readonly start: number; readonly end: number }

type Found = {
  readonly start: number
  readonly end: number
  readonly kind: NameKind
  readonly tag: string
  /** Set in quotation marks by the text: a term, though topic extraction may not know it. */ readonly quoted?: boolean
}

const TRANSLITERATED_NAME =
  /(?<=^|[，。、；（《「“以由与和]|[人家王帝将士师者官长员臣相后授生手族])(?![以由与和])[\u4e00-\u9fff]{1,6}?(?:[·‧・][\u4e00-\u9fff]{1,7}?)+(?=$|[，。、；）》」”]|[的与和及在于是为将把被则就也曾等以从向对出提开建创发做用没未]|(?:工作|团队|伯爵|公爵|侯爵|爵士|教授|博士|撰写|推测|推断|推论|证实|测量|测定|编写|绘制|拍摄|改进|参加|加入|支持|反对|主张|率|任|担任|夺|攻[占克陷入]|占领|击|打败|取代|派遣|娶|即位|登基|继位|退位|去世|逝世|成为|认为|指出|证明|写|著|获|制|设计|进行|首先|首次|已|继|还|所|才|又|等))/g
const WORK = /《[^《》]{1,20}》/g
/** The words between quotation marks where they are no more than a term. */
const QUOTED = /(?<=[「“])(?:[\u4e00-\u9fff]{3,10}|[A-Z][A-Za-z\d-]*[\u4e00-\u9fff]{0,6})(?=[」”])/g
/** "Paul Mockapetris", "World Wide Web": capitalised words in a row, a man or a thing by what is said of it. */
const LATIN_NAME = /(?<![A-Za-z])[A-Z][A-Za-z.'’-]*[a-z](?: (?:de |von |van )?[A-Z][A-Za-z0-9.'’-]*)+(?![A-Za-z(（ ])/g

/** The names that one statement mentions as whole noun phrases, in the order of the text, none inside another. */
export function findMentions(
  statement: Statement,
  terms: ReadonlyMap<string, number>,
  isPerson: (plain: string) => boolean,
): Found[] {
  const found: Found[] = []
  const { plain, tokens } = statement
  for (const match of plain.matchAll(WORK))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: kindOf(match[0], 'nz') ?? 'work',
      tag: 'nz',
    })
  for (const match of plain.matchAll(TRANSLITERATED_NAME))
    found.push({ start: match.index, end: match.index + match[0].length, kind: 'person', tag: 'nr' })
  found.push(...regnalNames(tokens))
  for (const match of plain.matchAll(QUOTED)) {
    const kind = kindOf(match[0], 'nz', isPerson)
    if (kind !== undefined)
      found.push({ start: match.index, end: match.index + match[0].length, kind, tag: 'nz', quoted: true })
  }
  for (const match of plain.matchAll(LATIN_NAME))
    found.push({
      start: match.index,
      end: match.index + match[0].length,
      kind: isPerson(match[0]) ? 'person' : 'latin',
      tag: 'eng',
    })
  for (let first = 0; first < tokens.length; first += 1) {
    for (let last = Math.min(first + 3, tokens.length - 1); last >= first; last -= 1) {
      const run = tokens.slice(first, last + 1)
      const start = run[0]!.start
      const end = run.at(-1)!.end
      const form = plain.slice(start, end)
      // 絲綢之路 is one name.
      if (
        run.some(
          (token) =>
            isPunctuation(token) ||
            (/^(uj|p|c|u|d|r|y|ul)$/.test(token.tag) && !(token.stem === '之' && terms.has(form))),
        )
      )
        continue
      if (/[·‧・]/.test(form)) continue
      const term = terms.has(form) && !BEGINS_AS_CLAUSE.test(form)
      const tag = run.at(-1)!.tag
      const sure = (terms.get(form) ?? 0) >= SURE_TERM
      if (run.length > 1 ? !term || !isCompound(run, sure) || holdsPredicate(run) || form.includes('最') : false)
        continue
      // 英國科學家|虎克: the man is the name, his trade is not.
      if (run.length > 1 && kindOf(run.at(-1)!.stem, tag, isPerson) === 'person') continue
      const kind = kindOf(form, run.length === 1 && !(sure && tag === 'vn') ? tag : 'n', isPerson)
      if (
        !kind ||
        (!term && (kind === 'term' || kind === 'latin')) ||
        (kind === 'people' && run.length > 1 && !/^(ns|nz|nt|nrt)$/.test(run.at(-2)!.tag))
      )
        continue
      found.push({ start, end, kind, tag })
      break
    }
  }
  const term = definedTerm(statement)
  if (term !== undefined && !found.some(({ start, end }) => start === 0 && end >= term))
    found.push({ start: 0, end: term, kind: kindOf(plain.slice(0, term), 'n') ?? 'term', tag: 'n' })
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start)
  const kept: Found[] = []
  for (const one of longestFirst)
    if (!kept.some((other) => one.start < other.end && other.start < one.end)) kept.push(one)
  return kept.filter((one) => isWholePhrase(one, tokens)).toSorted((a, b) => a.start - b.start)
}

/** 巴西爾二世: the dictionary cuts foreign names into pieces that it takes for names. */
function regnalNames(tokens: readonly Token[]): Found[] {
  return tokens.flatMap(({ stem, end }, last): Found[] => {
    if (!/^[\p{Script=Han}]{0,4}?[一二三四五六七八九十]{1,2}世$/u.test(stem)) return []
    let first = last
    while (
      first > 0 &&
      tokens[first - 1]!.end === tokens[first]!.start &&
      PIECE_OF_NAME.test(tokens[first - 1]!.tag) &&
      !isPunctuation(tokens[first - 1]!) &&
      !/[人国朝族子女帝王]$/.test(tokens[first - 1]!.stem)
    )
      first -= 1
    const { start } = tokens[first]!
    return end - start > REGNAL_AT_LEAST ? [{ start, end, kind: 'monarch', tag: 'nr' }] : []
  })
}
const PIECE_OF_NAME = /^(?:nr|nrt|ns|x)$/
/** "二世" alone is nobody. In characters. */
const REGNAL_AT_LEAST = 3

/** The end of what the statement defines (主動轉運是指…): a term, though the dictionary knows it as a verb or not at all. */
export function definedTerm({ plain, tokens }: Statement): number | undefined {
  const end = /^[\u4e00-\u9fff]{2,8}?(?=(?:是指|指的是|意指|定义为))/.exec(plain)?.[0].length
  if (end === undefined) return undefined
  const inside = tokens.filter((token) => token.start < end)
  return inside.at(-1)?.end === end && !inside.some((token) => /^(?:p|c|u|ul|uj|r|d|m|t)$/.test(token.tag))
    ? end
    : undefined
}

/** 供給曲線, 需求: a term of such standing is one though it begins with a doing. */
const SURE_TERM = 0.5

/** What a word of grammar begins is no term, though it may stand in the list of terms. */
const BEGINS_AS_CLAUSE =
  /^(?:单个|多个|几个|各种|多种|盛产|出产|位于|拥有|具有|属于|前往|结果|停止|发行(?=[^量人商])|担任|出任|使用|采用|实行|储存|规定|证明|表达|降低|遗留|量度|联络|提高|促进|减少|增加|加强|形成|制造|含有|史称|经(?=[^济纬脉络营费典理期验])|把|用(?=[^户品途地])|平定|宣告|宣布|声明|又|亦|也称|当|以及|其|该|各|每|整个|所有|接下来|这|那|与|和|及|在|对|被|把)/

/** Verbs that the dictionary takes for nouns: 墨子|主張, 內壁|布滿|絨毛. */
const PREDICATE =
  /^(?:获|获得|受|遭|主张|建议|提出|统一|发动|宣传|矫正|储存|移动|沉积|设立|建立|采纳|改良|上升|下降|布满|对光|占|提倡|认为|率军|写|著|任|率|降低|提高|抬升|开始|打击|降温|聚义|安定|繁荣|占领|经|对|放热|吸热|膨胀|收缩|发源|流入|流出|注入|组合而成|组成|构成|形成|爆发)$/
const holdsPredicate = (run: readonly Token[]): boolean =>
  run.slice(1).some((token) => PREDICATE.test(token.stem) || NAMES.test(token.stem))

/** A people and a place that follow each other (潮州人|銅鑼灣), and so many people of a kind (閩籍|人口). */
const JOINED_BY_CHANCE = /[人族]\|[^|]+$|\|人口$/

/** Nouns grown together; a verb of two characters inside makes a clause of them (融入心室). */
export const isCompound = (run: readonly Token[], sure = false): boolean =>
  run.every(
    (token) =>
      /^(n|nr|ns|nt|nz|nrt|ng|j|l|b|a|an|vn|x|eng|g|zg|t|i)$/.test(token.tag) ||
      token.stem === '之' ||
      (token.tag === 'v' && token.text.length === 1),
  ) &&
  !(sure ? /^v$/ : /^(v|vn)$/).test(run[0]!.tag) &&
  !(run.length > 2 && isGeneralWord(run.at(-1)!.stem)) &&
  !JOINED_BY_CHANCE.test(run.map((token) => token.stem).join('|'))

/**
 * What may stand before and behind a whole noun phrase: punctuation, verbs, particles; a further noun would make it a
 * part of another.
 */
const BEFORE = /^(v|vd|vq|p|c|uj|d|ul|uz|ug|y|u|f|vi)$/
const AFTER = /^(v|vd|vq|vi|p|c|uj|d|ad|f|u|ul|y|r)$/

/** 又稱 and its like are tagged as nouns. */
const NAMES = /^(?:又称|亦称|也称|简称|俗称|统称|合称|史称|别称|通称)$/

const OFFICE = /(?:局|厂|公司|署|处|院|馆|所|学堂|衙门)$/
const PLACED: ReadonlySet<NameKind> = new Set<NameKind>(['place', 'city', 'county', 'province', 'country'])

/** Makes one word with what follows: 抗利尿激素, 前皇帝. */
const PREFIX = /^(?:抗|后|非|反|超|亚|准|副|前|原|总|大|小|老|新|旧|各|某|每|本|双|多|单|半)$/

function isWholePhrase(found: Found, tokens: readonly Token[]): boolean {
  if (
    /^(?:work|law|treaty)$/.test(found.kind) &&
    tokens.some((token) => token.start === found.start && token.text.startsWith('《'))
  )
    return true
  const before = tokens.findLast((token) => token.end <= found.start)
  const after = tokens.find((token) => token.start >= found.end)
  if (found.quoted === true) return true
  if (found.tag === 'eng' && found.end - found.start > 12 && !(after && /^[（(]$/.test(after.text))) return true
  if (
    found.kind === 'person' &&
    (!before || before.end === found.start) &&
    tokens.every((token) => token.start !== found.start)
  )
    return true
  const startsToken = tokens.some((token) => token.start === found.start)
  const endsToken = tokens.some((token) => token.end === found.end)
  if (!startsToken || !endsToken) return false
  if (before && before.end === found.start && PREFIX.test(before.stem)) return false
  // "燈絲通電後": a noun and its verb.
  if (
    found.kind === 'term' &&
    after?.start === found.end &&
    /^(?:后|时|前|之后|以后)$/.test(after.stem) &&
    tokens.some((token) => token.end === found.end && token.start > found.start && /^vn?$/.test(token.tag))
  )
    return false
  // A gloss in brackets and the word before it say the same: each would give the other away.
  if ((before && /^[（(]$/.test(before.text)) || (after && /^[（(]$/.test(after.text))) return false
  // 江南|製造|總局: place, verb and office make one name.
  if (
    PLACED.has(found.kind) &&
    after?.start === found.end &&
    after.tag.startsWith('v') &&
    OFFICE.test(tokens[tokens.indexOf(after) + 1]?.stem ?? '')
  )
    return false
  // 推|行漢法: the dictionary cut a verb in two.
  if (
    before &&
    before.end === found.start &&
    tokens.some((token) => token.start === found.start && token.stem.startsWith('行')) &&
    /[推施实执发进举]$/.test(before.stem)
  )
    return false
  // "韓語的系屬劃分": behind 的 a verb is a noun, and the word before it a part of that.
  if (before?.tag === 'uj' && after && after.start === found.end && after.tag.startsWith('v')) return false
  // "用來電力取暖": between two verbs a thing belongs to the second; a man or an army may be sent to do it.
  if (
    found.kind === 'term' &&
    before &&
    before.end === found.start &&
    after?.start === found.end &&
    before.tag.startsWith('v') &&
    after.tag.startsWith('v')
  )
    return false
  // A word that 並 or 而 joins to a verb is a verb, whatever its tag.
  if (before?.tag === 'c' && /^(?:并|而|且|则|并且|而且)$/.test(before.stem)) return false
  // "英國科學家虎克": a trade before a man is no part of his name.
  const titled =
    found.kind === 'person' &&
    before !== undefined &&
    /(?:[家者师王帝将臣官相员长]|诗人|人)$/.test(before.stem) &&
    before.stem.length > 1
  const opens =
    titled ||
    !before ||
    isBreak(before) ||
    BEFORE.test(before.tag) ||
    NAMES.test(before.stem) ||
    isVerbWithComplement(before)
  const closes =
    !after || isBreak(after) || AFTER.test(after.tag) || NAMES.test(after.stem) || isVerbWithComplement(after)
  return opens && closes
}

/** 轉化成 and 輸送到 stand in the dictionary as set phrases. */
const isVerbWithComplement = ({ tag, stem }: Token): boolean => tag === 'l' && /(?:[成到为入于出]|给)$/.test(stem)

/** Punctuation but for signs inside names and quotation marks that open in the middle of a phrase. */
const isBreak = (token: Token): boolean => isPunctuation(token) && !/[·‧・「“『《\-–—/%]/.test(token.text)

const ALIAS_BETWEEN =
  /^[，（(「“]{0,2}(?:又|亦|也|简|俗|史|别|旧|原|全|古|今|或|并|本|英|庙|谥|年|国|后|改|通|被)?(?:称|名|号|即|叫|作|是|为|称为|名为|称作|改为|改称|更名|更名为|后人称|尊称)*[為为]?[「“]?$/

const LISTED_BETWEEN = /^(?:、|和|与|及|以及|或)$/

/** Keys "a|b" (and "b|a") of names that follow each other with a text between them that `between` accepts. */
function neighbours(
  mentions: readonly (readonly Mention[])[],
  statements: readonly Statement[],
  between: (text: string) => boolean,
): Set<string> {
  const pairs = new Set<string>()
  mentions.forEach((ofStatement, index) => {
    ofStatement.slice(1).forEach((next, at) => {
      const mention = ofStatement[at]!
      if (!between(statements[index]!.plain.slice(mention.end, next.start))) return
      pairs.add(`${mention.name.plain}|${next.name.plain}`)
      pairs.add(`${next.name.plain}|${mention.name.plain}`)
    })
  })
  return pairs
}

/** Names that a sentence gives as two names of one thing: "X，又稱Y". */
export const aliasPairs = (mentions: readonly (readonly Mention[])[], statements: readonly Statement[]): Set<string> =>
  neighbours(mentions, statements, (text) => text !== '' && text !== '，' && ALIAS_BETWEEN.test(text))

/** Names that a sentence lists beside each other, so that they are of one class and not the same: "X、Y和Z". */
export const siblingPairs = (
  mentions: readonly (readonly Mention[])[],
  statements: readonly Statement[],
): Set<string> => neighbours(mentions, statements, (text) => LISTED_BETWEEN.test(text))

/** "唐太宗李世民", "李世民登基，是為唐太宗": a ruler's name and a man's that stand together are one man's. */
export function areOneMan(a: Name, b: Name, sentences: readonly string[]): boolean {
  const [ruler, man] = a.kind === 'monarch' ? [a, b] : [b, a]
  if (ruler.kind !== 'monarch' || man.kind !== 'person') return false
  return [...man.sentences].some((index) => {
    const sentence = sentences[index]!
    return (
      sentence.includes(ruler.plain + man.plain) ||
      sentence.includes(man.plain + ruler.plain) ||
      TITLED.some(
        (joint) =>
          sentence.includes(`${joint}${ruler.plain}`) &&
          sentence.indexOf(man.plain) < sentence.indexOf(`${joint}${ruler.plain}`),
      )
    )
  })
}
const TITLED = ['即', '是为', '庙号', '尊为', '称', '史称'] as const
