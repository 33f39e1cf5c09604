/** Pronouns and definite nouns that point back to a sentence which the candidate does not see. */
import { anyOf } from '#domain/any-of.ts'
import { flaw } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'

export const missingAntecedent: Rule = (view) => {
  const { item, stem, chinese } = view
  if (item.type === 'matching' || item.type === 'essay' || item.type === 'long_question') return []
  const sentence = chinese ? stem : stem.replace(/^Choose the (?:term|number|word) that [^:]*:\s*/, '')
  const found = chinese
    ? (inChinese(sentence) ?? givenNameAlone(view) ?? placeOfNoName(view))
    : (lonePronoun(sentence) ?? definiteOpening(sentence))
  return found === undefined ? [] : [flaw('reject', 'dangling_reference', 'stem', found)]
}

/** "Once in America, he …", "firms such as his": one person is meant, and no person stands in the sentence. */
function lonePronoun(sentence: string): string | undefined {
  const owner = /\b(?:such as|like|than) (?:his|hers|theirs)\b(?! own)/.exec(sentence)?.[0]
  if (owner !== undefined) return owner
  const that =
    /^(?:[^,]{1,60}, )?(?:that|those|this|these) (?:\w+ )?(?:amounts?|numbers?|figures?|processes|process|events?|periods?|years?|cases?|kinds?|ways?|ideas?|views?|changes?|systems?|methods?|groups?|people|places?)\b/i.exec(
      sentence,
    )?.[0]
  if (that !== undefined) return that
  const [, before, pronoun] = /^([^,]{1,80}), (he|she)\b/.exec(sentence) ?? []
  return before === undefined ||
    PERSON.test(before) ||
    NAME.test(before.replace(PLACE, '').slice(1)) ||
    /_{2,}|^[Ww]ho\b/.test(before)
    ? undefined
    : pronoun
}

/** A capital that does not begin the sentence, once places are gone. */
const NAME = /\p{Lu}\p{L}/u
const PLACE = /\b(?:in|to|from|at|near|of|across|throughout|within|the) (?:\p{Lu}[\p{L}.-]+ ?)+/gu

const PERSON = new RegExp(
  `\\b${anyOf`
    person|people|man|woman|child|boy|girl|king|queen|emperor|president|father|mother|son|daughter|wife|husband
    brother|sister|patient|student|teacher|worker|individual|someone|somebody|anyone|everyone|one|writer|author
    poet|painter|artist|scientist|philosopher|psychologist|sociologist|economist|leader|ruler|owner|bully|victim
    client|customer|buyer|seller|participant|member|citizen|infant|baby|animal|adult|researcher|physicist
    chemist|biologist
  `}s?\\b`,
  'i',
)

/** A plain noun with "the" and no more: the text has spoken of the thing before. */
const definiteOpening = (sentence: string): string | undefined =>
  OPENINGS.map((opening) => opening.exec(sentence)?.[0]).find((found) => found !== undefined)

/** "The cell" may be any cell, but "the cells", without a kind, are certain ones. */
const PLURALS =
  `cells plants animals people men women children workers students participants patients subjects scientists researchers authors officials leaders companies firms countries groups
  results findings changes differences effects events problems reasons methods laws rules words letters parts samples data`
    .trim()
    .split(/\s+/)
    .join('|')
/** "The firm" is one of many firms, and the candidate does not know which. */
const SINGULARS =
  `firm company plant animal patient author study experiment researcher building town city region country decision agreement book novel film ship bill woman man boy girl couple pair team group agency committee
  amount figure result difference treaty text procedure number story organization school site project proposal incident scandal theory model approach policy method technique process war battle strike campaign revolt discovery
  invention term phenomenon practice instrument device machine drug`
    .trim()
    .split(/\s+/)
    .join('|')
const PREPOSITION = 'to|by|for|in|on|with|as|from|at|of'
const OPENINGS = [
  new RegExp(
    String.raw`^The (?:${PLURALS}) (?!(?:${PREPOSITION}|that|who|which|whose|where|between|called|known|made|used)\b)\p{Ll}+\b`,
    'u',
  ),
  // After a participle with a preposition the noun is told what it is: "the method used to …".
  new RegExp(
    String.raw`^The (?:${SINGULARS}|\p{L}+ing (?:method|technique)) (?:(?:is|are|was|were|has|had|have|does|did|can|could|may|will|would|uses?|shows?|showed|makes?|began|became|took|takes|gave)\b|(?:found|made|led|\p{L}+ed)\b(?! (?:${PREPOSITION})\b))`,
    'u',
  ),
  /^In the (?:experiments?|stud(?:y|ies)|survey|trial|example|story|scenario|case study)(?=,)/,
  /^The (?:\p{L}+ )?(?:example|scenario|quotation|anecdote|case study) (?:is|was|shows?|showed|illustrates?|suggests?)\b/u,
  new RegExp(
    String.raw`\bby the (?:plant|animal|company|firm|author|researchers|study|team)\b(?! (?:of|that|which|who)\b)`,
  ),
]

/** 大樓內…, 他三人…, 也被…: what is meant stood in the sentence before. */
function inChinese(sentence: string): string | undefined {
  const plural =
    /^(?:[^，]{0,14}(?:後|后|時|时|前|年|月|日|[期之]間|[期之]间|中|初|末)，)?((?:他|她|它)們|(?:他|她|它)们|[他她][兩两二三四五]人)/.exec(
      sentence,
    )?.[1] ?? /[^與与和及跟][他她][兩两二三四五]人/.exec(sentence.slice(0, 12))?.[0]
  if (plural !== undefined) return plural
  const single = /[他她](?![們们人國国鄉乡山日])/.exec(sentence)
  if (
    single &&
    !/[，,]/.test(sentence.slice(0, single.index)) &&
    !/[誰谁]|\p{Script=Han}{2,4}(?:的|曾|於|于|在|為|为|將|将|把|與|与|和|因)|_{2,}/u.test(
      sentence.slice(0, single.index),
    )
  )
    return single[0]
  return (
    /^(?:大樓|大楼|建築|建筑|主樓|主楼|新翼|舊翼|旧翼|全書|全书|書中|书中|片中|劇中|剧中|島上|岛上|城內|城内|校內|校内|園內|园内|館內|馆内|影片|小說中|小说中|球隊|球队|[敵敌我][軍军]|公司|該)(?:內|内|中|裏|里|外|頂|顶|底|共|於|于|由|在|的|位|是|以|被|有|[^，]{0,2}部)/.exec(
      sentence,
    )?.[0] ?? /(?:也|亦)(?:被)?一(?:起|同|併|并)/.exec(sentence)?.[0]
  )
}

/** 少阳 in a text about 吴少阳: its reader knows the surname, the candidate does not. */
function givenNameAlone({ heading, stem }: ItemView): string | undefined {
  const name =
    heading === undefined ? undefined : /^[\p{Script=Han}]{3}$/u.exec(heading.replace(/\s*[（(].*$/, ''))?.[0]
  if (name === undefined || !SURNAMES.includes(name[0]!)) return undefined
  return stem.includes(name.slice(1)) && !stem.includes(name) ? name.slice(1) : undefined
}

const SURNAMES =
  '王李張张劉刘陳陈楊杨黃黄趙赵吳吴周徐孫孙馬马朱胡郭何高林羅罗鄭郑梁謝谢宋唐許许韓韩馮冯鄧邓曹彭曾蕭萧田董袁潘于蔣蒋蔡余杜葉叶程蘇苏魏呂吕丁任沈姚盧卢姜崔鍾钟譚谭陸陆汪范金石廖賈贾夏韋韦傅方白鄒邹孟熊秦邱江尹薛閻阎段雷侯龍龙史陶黎賀贺顧顾毛郝龔龚邵萬万錢钱嚴严武戴莫孔向湯汤全'

/** 新翼以內 as the place of something is no answer without the name. */
function placeOfNoName({ answers: [answer] }: ItemView): string | undefined {
  return answer === undefined
    ? undefined
    : /^(?:該|该|此[地處处]|本[港島岛城校館馆店]|新翼|舊翼|旧翼|主樓|主楼|大樓|大楼)/.exec(answer)?.[0]
}
