/**
 * Weighs how well the rest of a statement determines a name that is left out of it, by where the name stands. Patterns
 * are in Simplified.
 */
import { relationOf, type Relation } from '../survey/main-fact.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Mention } from '../survey/names.ts'
import { subjectStart } from '../survey/own-subject.ts'
import type { Statement } from '../survey/statement.ts'

/** What is said of a subject tells it so well. */
const OF_A_SUBJECT: Readonly<Record<Relation, number>> = {
  meaning: 0.9,
  parts: 0.6,
  cause: 0.5,
  function: 0.75,
  origin: 0.75,
  identity: 0.65,
  place: 0.55,
  event: 0.5,
  property: 0.3,
  doing: 0.5,
}

/** What stands right before an object that only one thing can be, and how well it tells it. */
const BEFORE_AN_OBJECT: readonly { readonly words: RegExp; readonly worth: number }[] = [
  { words: /(?:[^，]{6,}是|最[^，]{1,6}的[^，]{2,10}[是为]|首[都府要][是为]?)$/, worth: 0.8 },
  { words: /(?<![经理自])由$/, worth: 0.8 },
  {
    words:
      /(?:发明|发现|创立|创建|创办|创作|撰写|编写|编撰|写成|著有|颁布|公布|签订|签署|提出|设计|发起|发动|建立|成立|设立|开凿|建造|修建|出版|发表)了?$/,
    worth: 0.75,
  },
  {
    words:
      /(?:形成|成为|变成|变为|转化[为成]|转变[为成]|转换[为成]|分裂[为成]|分解[为成]|演变[为成]|改[为名称]+|合成|生成|产生|分泌|释放|储存|构成|组成|取代|推翻|废除|征服|击败|统一|攻[占克陷]|收复|割让|依靠|依赖|依据|利用)了?$/,
    worth: 0.7,
  },
  {
    words:
      /(?:位于|坐落于|坐落在|设于|设在|定都|迁都|建都|发源于|注入|流入|流经|毕业于|出生于|归于|归属|源于|源自|起源于|来自|属于|始于|相当于|等于)$/,
    worth: 0.7,
  },
  { words: /(?:率领|任命|派遣?|击退|邀请|继承|辅助|师从|使|令|与|和|向|同|跟|被|受|以)$/, worth: 0.4 },
]

/** "…稱為____": the name at the end of its own description. */
const NAMED =
  /(?:称[为作]|称之为|[又也亦简俗史合统通]称|叫[做作]?|名为|命名为|取名|改称|改名|国号为?|意[为谓即]|谓之|即)[「“《]?$/
const CLOSES = /^[」”》]?(?:$|[，；（(])/

/**
 * Kinds of which the language has many words; names of the others are single matters, which names beside them pin down.
 */
export const COMMON: ReadonlySet<NameKind> = new Set<NameKind>([
  'term',
  'latin',
  'people',
  'device',
  'organ',
  'substance',
  'living',
  'theory',
  'period',
  'star',
  'language',
  'religion',
  'place',
])
const ENOUGH = { common: 0.55, single: 0.45 } as const

/** From 0, where other words would do as well, to 1, where the rest is the description of this one. */
export function blankFit(statement: Statement, { name, start, end }: Mention): number {
  const { plain, tokens } = statement
  const subject = tokens[subjectStart(tokens)]?.start ?? 0
  // What stands in an adverbial dates or places the fact, and is not it.
  if (start < subject) return 0
  const before = plain.slice(0, start)
  const after = plain.slice(end)
  const fit =
    NAMED.test(before) && CLOSES.test(after)
      ? 1
      : start <= subject + 1
        ? ofSubject(statement, after, COMMON.has(name.kind) || KIND_OF_WATER.test(name.plain))
        : COMMON.has(name.kind) && name.standing < A_MATTER
          ? 0
          : ofObject(before, after)
  return fit < (COMMON.has(name.kind) ? ENOUGH.common : ENOUGH.single) ? 0 : fit
}

/** In characters: less describes nothing. */
const DESCRIBES = 10

function ofSubject(statement: Statement, after: string, common: boolean): number {
  const relation = relationOf(statement)
  // "____的風格…" is said of a part of it.
  if (
    relation === undefined ||
    after.length < DESCRIBES ||
    after.startsWith('的') ||
    SHARED.test(after) ||
    DONE_BY_MANY.test(after)
  )
    return 0
  if (
    common &&
    relation !== 'meaning' &&
    relation !== 'parts' &&
    !(relation === 'function' && /^[^，]{0,4}负责/.test(after)) &&
    !SINGLE.test(after)
  )
    return 0
  return relation === 'function' && OPEN_TO_OTHERS.test(after) ? OF_A_SUBJECT.property : OF_A_SUBJECT[relation]
}
/**
 * "____減緩，意指…" (half of what is defined), "____是…之一", "____死後，…", "____的原因是…", "____不是…": said of
 * several, of another, or of too much.
 */
const SHARED =
  /^[^，]*之一|^(?:首都|国王|皇帝|政府)|^[^，（）]{1,8}，(?:意?指|是|又称)|^[^，]{0,5}[后时前]，|^[到至、和与及]|^[^，是为由]{0,10}的[^，]{1,10}(?:是|为|由)|^(?:从来)?[不没未]/
/** "____推測…", "____曾是…之一": others did and were so as well. */
const DONE_BY_MANY =
  /^[^，]{0,4}(?:推测|支持|反对|相信|倾向|赞成|曾经?是|作为|认为|指出|说明|表示|参与|参加|还|也|体现|为了|为[^，]{4,}，|已?成[为爲]|本人|实际上|为首|开始|应对)/
/** No river of its own. */
const KIND_OF_WATER = /^(?:[内外]流|[内外]陆|时令|季节性?|地下|地上|[支干主])(?:河流?|湖泊?)$/
/** A common noun is known by its definition, its parts, its task, or by what holds of it alone. */
const SINGLE = /最[早高大长先多小低快慢]|唯一|第一|首[次个先]|称为|又称|转[变化换]成/
/** What one can do, others may do as well. */
const OPEN_TO_OTHERS = /^[^，责]{0,4}(?:可|能|帮助|有助|提供|进行)/

/** In a list of the document's terms: others are words of the language. */
const A_MATTER = 0.6

/**
 * An object that goes on as a description of something else ("____的二十三個…") or as the subject of what follows
 * ("使____能…") is none.
 */
function ofObject(before: string, after: string): number {
  if (after.startsWith('的')) return 0
  const found = BEFORE_AN_OBJECT.find(({ words }) => words.test(before.replace(/[「“《]$/, '')))
  if (!found) return 0
  return CLOSES.test(after) || before.endsWith('由') ? found.worth : found.worth - 0.15
}
