/**
 * What a strict teacher does not print as a statement to be judged, though it stands alone and is right. Patterns are
 * in Simplified.
 */
import { anyOf } from '#domain/any-of.ts'
import type { NameKind } from './name-kinds.ts'
import type { Mention } from './names.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import type { Statement } from './statement.ts'

/** Vague, beside the point, or known to a few only. */
const OF_NO_WORTH = new RegExp(
  anyOf`
    \d日.*(?:逝世|去世|病逝|出生|身亡)|结石|手术|死因
    (?:发行|出现|有|使用|担任|访问|举办|出任)过
    ^除了?[^，]*外，|，凡|，(?:并?且|又(?!称|叫|名))
    显示|报告》|统计|问卷|调查发现
    大多|大部[分份]|绝大|很常|不少|常受|多半|或多或少|一定程度
    的主要方向$|不同的[^，]{0,4}(?:估算|看法|观点|解释)|层面|各方面
    ^[^，]*在早期|定论|，并存在
    实际上|基本上|基本(?:独立|相同)|(?:取得|达成)了?一致
    天下$|大丈夫|小吃|馅
    下载|网站|软件|电视台|电台|频道|移动通信|委员会，
    从兄|堂兄|堂弟|表兄|史书上
    一级、二级|溯源|追溯|代表作
  `,
)
/** Words that a copied or translated sentence has wrong. */
const ILL_WRITTEN = new RegExp(
  anyOf`
    是[^，的一由因为指在以从被]{2,}(?:发生|形成|加工|经过)[^，的]*$
    是[^，的一由因为指在以从被]{2,}(?:加工|处理)[之以]?后
    可用方法|即位(?![为后时之的，])[^，]|较[^，]*较|[:：]
    (?:敏锐|成功|迅速|快速|准确|清楚|有效|完全|详细|正式)的(?:与|和|将|把|被|对|向|从|探测|解释|预测|使用|进行|发现|完成)
    统一与|是兼任|，假[设如]|，[它其]的?单位
    ^(?!.*(?:称[帝王]|建国|建立|国号|自立)).*史称[前后东西南北]?[秦汉晋魏燕赵凉夏蜀梁唐周宋齐陈吴]$
  `,
)
/** Names of one list: which of them is wrong is no matter of understanding. */
const NAMES_LISTED = 4

/** Whether the statement is one that a class is asked to judge. */
export function isAskedOfClass(statement: Statement, mentions: readonly Mention[]): boolean {
  const { plain } = statement
  return (
    !OF_NO_WORTH.test(plain) &&
    !ILL_WRITTEN.test(plain) &&
    !((plain.match(/、/g) ?? []).length >= NAMES_LISTED && mentions.some(({ name }) => !UNNAMED.has(name.kind))) &&
    !lacksItsAge(statement, mentions)
  )
}

/** Words of the language rather than names of single matters. */
const UNNAMED: ReadonlySet<NameKind> = new Set<NameKind>(['term', 'latin', 'organ', 'substance', 'living', 'device'])

/** "江陵是六州的轉運站" in an article on 劉宋: so it was then, and the statement does not say when. */
function lacksItsAge({ plain, headings, tokens }: Statement, mentions: readonly Mention[]): boolean {
  const title = simplifiedShadow(headings[0] ?? '').replace(/(?:历史|史)$/, '')
  return (
    OF_AN_AGE.test(simplifiedShadow(headings[0] ?? '')) &&
    !plain.includes(title) &&
    !/\d年|世纪|时期|时代|年间|[^，\d][朝代](?![表理])/.test(plain) &&
    !mentions.some(({ name }) => TELLS_AGE.has(name.kind)) &&
    !tokens.some(({ tag }) => tag.startsWith('nr'))
  )
}
const OF_AN_AGE =
  /(?:[朝代史]|[\u4e00-\u9fff](?<![台])[夏商周秦汉晋隋唐宋辽金元明清魏齐梁陈]|帝国|王国|汗国|三国|战国|六国|[东西]德)$/
const TELLS_AGE: ReadonlySet<NameKind> = new Set<NameKind>([
  'dynasty',
  'empire',
  'country',
  'monarch',
  'person',
  'war',
  'treaty',
  'law',
  'work',
  'movement',
])
