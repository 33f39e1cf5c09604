/** Asks what a thing does, made, has or needs: "吉爾伯特發明了甚麼？", answered by the rest of the clause. */
import { shortAnswer, type Basis } from '../compose.ts'
import { readability, type Maker } from '../maker.ts'
import { pointRows } from '../points.ts'
import type { NameKind } from '../name-kinds.ts'
import { clausesOf } from '../statement.ts'
import { mentionAsSubject } from './subject.ts'
import { nested } from '../wording.ts'

/** Verbs whose object is worth knowing; "甚麼" asks for it whatever it is. */
const VERB =
  /(?:发明|发现|提出|建立|创立|创建|创办|设立|设置|成立|发行|颁布|公布|签订|签署|撰写|编写|著有|主张|负责|推行|实行|实施|采用|产生|释放|分泌|吸收|制造|生产|出产|种植|崇拜|信奉|爆发|发动|废除|开凿|修建|兴建|建造|引入|引进|取代|含有|具有|防止|促进|推动|反映|象征|输送|连接|接受|支配|调节|维持|传播|保留|恢复|推翻)了?/
/** Verbs of which one subject has many objects. */
const OPEN_VERB =
  /^(?:采用|含有|具有|产生|反映|促进|防止|推动|连接|支配|维持|引进|引入|实行|实施|推行|主张|生产|出产|种植|吸收|保留|象征)/
const ONE_OF_SEVERAL =
  /^(?:设立|建立|成立|设置|创立|创办|创建|颁布|公布|发行|兴建|修建|建造|推翻|废除|撰写|编写|著有|制造|释放|分泌|发明|发现|提出)/
/** Kinds of common nouns. */
const COMMON_THINGS: ReadonlySet<NameKind> = new Set<NameKind>([
  'term',
  'organ',
  'substance',
  'device',
  'living',
  'star',
  'theory',
  'people',
  'river',
  'lake',
  'sea',
  'mountain',
  'place',
  'work',
])
/** Objects that say nothing by themselves. */
const EMPTY_OBJECT =
  /^(?:新(?!加坡|西兰|疆|罗|石器|大陆)|的|所|一定|很大|重要|巨大|不同|各种|大量|许多|很多|相同|相当|极大|[\d〇零一二三四五六七八九十百千万]+|其|自己|一系列|一些|部分|新的?$)|(?:问题|情况|作用|影响|方式|方法|一致|等)$/

export const makeObject: Maker = (survey, statement, mentions, say) => {
  const subject = mentionAsSubject(statement, mentions)
  // Things have and do much besides what one sentence tells.
  if (!subject || COMMON_THINGS.has(subject.name.kind)) return []
  const clause = clausesOf(statement.plain).find(({ start, end }) => start <= subject.start && subject.end <= end)
  if (!clause) return []
  const rest = statement.plain.slice(subject.end, clause.end)
  const verb = VERB.exec(rest)
  if (
    !verb ||
    verb.index > 10 ||
    /不|未|没|无|被|由|的|是|指|为|称|有|并|把|将|以|使|开始|才能/.test(rest.slice(0, verb.index))
  )
    return []
  // "心肌細胞具有甚麼？" has many answers; something before the verb must tell which is meant.
  if (verb.index === 0 && subject.start === 0 && OPEN_VERB.test(verb[0])) return []
  const from = subject.end + verb.index + verb[0].length
  // "漢武帝設立甚麼？": who founds or orders one thing founds others; what follows tells which is meant.
  const context =
    verb.index === 0 && subject.start === 0 && ONE_OF_SEVERAL.test(verb[0]) ? statement.text.slice(clause.end) : ''
  if (
    verb.index === 0 &&
    subject.start === 0 &&
    ONE_OF_SEVERAL.test(verb[0]) &&
    (context.length < 5 || context.length > 24 || context.includes(statement.text.slice(from, from + 2)))
  )
    return []
  // "採用牲畜和貝殼作為交易媒介": what it serves as is no part of it.
  const as = statement.plain.slice(from, clause.end).search(/(?:作为|充当|为主)/)
  const to = as > 1 ? from + as : clause.end
  const object = statement.plain.slice(from, to)
  // "主張板塊的運動，是由於…": what follows is what it holds of the object.
  if (/^，(?:就?是|由|乃|为|能|会|可)/.test(statement.plain.slice(clause.end))) return []
  const startsToken =
    statement.tokens.some((token) => token.start === subject.end + verb.index) &&
    statement.tokens.some((token) => token.start === from)
  const last = statement.tokens.findLast((token) => token.end <= to)
  if (
    !startsToken ||
    object.length < 2 ||
    object.length > 26 ||
    EMPTY_OBJECT.test(object) ||
    !last ||
    !/^(n|nr|ns|nt|nz|l|vn|x|j|an)$/.test(last.tag)
  )
    return []
  if (mentions.some((one) => one.name.kind === 'person' && one.start === from)) return []
  const tokens = statement.tokens.filter((token) => token.start >= from && token.end <= to)
  if (tokens.some((token, index) => token.tag === 'c' && tokens[index + 1]?.tag.startsWith('v') === true)) return []
  if (
    tokens.some((token) => /^(?:并|而|以|按|后|時|时)$/.test(token.stem)) ||
    /^(?:p|d|v|f|t|r|u)$/.test(tokens[0]!.tag)
  )
    return []
  const key = statement.text.slice(from, to)
  const which = OBJECTS.find(({ words }) => words.test(object))?.asked
  const basis: Basis = {
    maker: 'object',
    statement,
    answer: object,
    answerCount: survey.sentences.filter((sentence) => sentence.includes(object)).length,
    demand: 0.45,
    score: 0.45 * readability(statement) + 0.3,
    conclusion: say`故答案為「${nested(key)}」。`,
    ...(which === undefined ? { reserve: true } : {}),
  }
  return [
    shortAnswer(
      survey,
      basis,
      `${statement.text.slice(0, from)}${say.words(which ?? '甚麼')}${statement.text.slice(to, clause.end)}${context}？`,
      key,
      pointRows(survey, say, key),
    ),
  ]
}

/** What is asked for is told, so that one answer fits. */
const OBJECTS: readonly { readonly words: RegExp; readonly asked: string }[] = [
  { words: /^《.*(?:条约|协定|和约|协议)》$|^[^《和与及、]*条约$/, asked: '哪一份條約' },
  { words: /^《[^》]+》$/, asked: '哪一部作品或文件' },
  { words: /^[^和与及、]*(?:制度|制)$/, asked: '哪一種制度' },
  { words: /^[^和与及、]*(?:王朝|帝国|汗国|王国|公国)$/, asked: '哪一個政權' },
  { words: /^[^和与及、]*(?:战争|战役|之战)$/, asked: '哪一場戰爭' },
  { words: /^[^和与及、]*(?:起义|革命|运动|事变|政变|事件|惨案|之[乱变])$/, asked: '哪一事件' },
  { words: /^[^和与及、]*(?:学院|大学|学堂|书院)$/, asked: '哪一所學府' },
  { words: /^[^和与及、]*(?:司|局|院|署|衙门|委员会|银行|公司|政府|都护府|总督府)$/, asked: '哪一個機構' },
  { words: /^[^和与及、]*(?:定律|定理|学说|原理|理论|论)$/, asked: '哪一項學說或定律' },
]
