/** Tells whether a statement can be understood without the sentences around it. Patterns are in Simplified and read a shadow. */
import type { Token } from '#reading/words/token.ts'

/** Why a sentence leans on others, or is no statement at all; each is a filter with its own test. */
export const DEPENDENCES = [
  'too_short', 'too_long', 'no_statement', 'leading_connective', 'leading_relative_time', 'pointing_word', 'pronoun_without_antecedent', 'talks_about_the_book',
  'addresses_the_reader', 'notation', 'mostly_latin', 'no_subject', 'bare_role', 'answers_an_earlier_sentence',
] as const
export type Dependence = (typeof DEPENDENCES)[number]

export const LENGTH = { least: 10, most: 72 } as const

const CONNECTIVE = /^([^，]{2,8}的是，.|提示|警告|注意|注(?!册|入|释|射|音|意)|但|但是|然而|不过|因此|所以|因而|于是|此外|另外|另|而且|而|并且|并|且|又|也|亦|则|就|才|还|更|甚至|其中|例如|举例|比如|譬如|如|像|同时|同样|同理|反之|相反|相比|相较|除此|总之|总括|换言之|换句话|也就是|即|即使|即便|尤其|特别是|包括|以上|以下|前者|后者|两者|二者|双方|两人|二人|三者|两国|一方面|另一方面|首先|其次|再者|还有|有人|有的|有些|据说|据此|对此|为此|由此|从此|可见|事实上|实际上|其实|当然|一般来说|一般而言|简单来说|结果|最终|最后|从而|使得|使|以便|以及|及|和|与|或|虽然|尽管|无论|不论|只要|只有|除非|如果|若|假如|倘若|要是|不单|不只|不光|不仅|不但|既然|否则|至于|关于|可是|只是|不料|何况|况且|进而|继而|接[着著]|随即|随[着著]之|反而|与此|有鉴于此|相对|故|故此|原来|直到|直至|曾|已|已经|仍|仍然|大部分的?|多数|少数|各|每|一些|有时|许多人|很多人|不少人|人们|人民|大家|他们|它们)(?=[^\s])/
/** An example belongs to what it is an example of. */
const EXAMPLE = /例如|譬如|比如|诸如/
/** Connectives that are also the beginning of ordinary words. */
const NOT_CONNECTIVE = /^(如来|而立|而今|与会|与其|及格|及第|和平|和谐|和约|和尚|和议|和田|和歌|和声|和弦|和氏|和珅|更新|更正|更换|更年|即墨|即时|使用|使者|使徒|使节|使命|并州|并购|并联|并行|且末|则天|又称|另类|若干|若望|各国|像素|故宫|故事|故乡|故障|才能|才子|才女|就业|就职|还原|还款|已故|各国|各省|各级|各地|每年|每月|每日|每秒|每天|每个|每人|每只|每小时|也门|亦庄|大部分|多数|少数|有机|也先|也速|仍旧)/
const RELATIVE_TIME = /^(第[二三四五六七八九十]+[天日年]|当时|当年|当日|当天|当月|当晚|当中|当代|当今|同年|同日|同月|同时|同期|翌|次年|次日|次月|隔年|隔天|之后|之前|其后|其时|后来|随后|然后|事后|不久|此时|此后|此前|至此|这时|那时|期间|目前|现时|现在|现今|今天|今日|如今|至今|近年|近来|近代|最近|昨|明年|今年|去年|前年|本年|本月|初期|后期|早期|晚期|末期|战后|战前|战时|前期|中期|最初|最早|起初|起先|开始时|稍后|日后|以后|以前|之间|过后|久之|一度|时至今|到了|随[着著]|\d{1,2}月|[一二三四五六七八九十]{1,2}月|[\u4e00-\u9fff]{2}(?:期间|时期|之后|之前|之际|后|前|时)，|(?:访问|任职|在位|统治|战争|执政|建国|独立|即位|登基)(?:期间|之后|后))/
/** "兩層", "三派": so many of what was named before. */
const COUNTED_BEFORE = /^[两二三四五六七八九十]+(?:个|种|者|层|国|人|派|位|方|类|项|名|座|条|支|岛|城|地|边)/
/** A day without its year. */
const DAY_WITHOUT_YEAR = /(?<![年\d])\d{1,2}月(?:\d{1,2}日)?/
const POINTING = /(?:为|将|与|对|使|随|被)之(?![前后间内外一])|这|[上下前]面(?:的|是|介|所|提|列|几|两|这|那|章|一)|^[上下]面|上一[节章]|下一[节章]|值得注意的是|如前|近年|该(?!撒|隐)|(?<![应活])该(?=[\u4e00-\u9fff])|(?<![因彼由从如为])此(?!起彼)|上述|前述|下述|下列|以下(?!简称)|如下|如上|所述|上文|下文|那[些个种样时里]|某[些个种]|另一|另外|其他人|前者|后者|两者|二者|双方|两人|对方|本身就|同一(?!性)|同年|同日|当年|当时|当地|当日|翌|次年|次日|次月/
/** 其 inside a fixed word points at nothing. */
const OWN_WORDS = /其他|其它|其余|其中|尤其|极其|土耳其|马其顿|与其|莫名其妙|名副其实|顺其自然|其实|突其来|吉他|他性|利他|其间/g
const PRONOUN = /[他她它牠祂其]|自己|彼此/
const ABOUT_THE_BOOK = /[节章]\s?\d|本(?:手册|教程|指南|[章节书文课单元篇册])|附录|源代码\s?\d|[图表]\s?[0-9０-９一二三四五六七八九十]|[上下左右附]图|[上下附]表|第[0-9一二三四五六七八九十]+[章节课页]|见[上下第图表前后附]|参[见看照阅考]|详见|请[看参阅]|习题|练习[题：]|例题|思考题|课文|注[：:释]|来源|http|www\.|©|ISBN/i
const READER = /笔者|我们?(?!国家)|[你您]们?|读者|同学|老师|咱|大家|请(?![求愿教缨辞])|让我/
const NOTATION = /[+＋\t{}<>=|[\]\\^_~#@*`→←↑↓◦•●■□▪※☆★…]|\.{3}|——|─|--|(?<=[\u4e00-\u9fff，、])\s+(?=[\u4e00-\u9fff])|[，、]{2}|，。|[:：]|[?？!！]|\ufffd|[“”「」『』《》（）()][，、](?=[”」』）])/

/** A loose clause that the rest of the sentence completes: the sentence is never cut behind it. */
export const OPEN_LEAD = /^(如果|若|当|由于|因为|虽然|尽管|即使|只要|除了|为了|无论|不论|假如|自从|不仅|不但|既|在.{1,20}(?:时|后|前|中|下|上|里|期间|之际|之后|之前)$)/

/** Why the statement `plain` (a simplified shadow, without its full stop) cannot stand alone by its characters, or undefined. */
export function dependenceOf(plain: string): Dependence | undefined {
  if (plain.length < LENGTH.least) return 'too_short'
  if (plain.length > LENGTH.most) return 'too_long'
  const lead = leadingDependence(plain)
  if (lead) return lead
  if (EXAMPLE.test(plain)) return 'leading_connective'
  const day = DAY_WITHOUT_YEAR.exec(plain)
  if (day && !plain.slice(0, day.index).includes('年')) return 'leading_relative_time'
  if (POINTING.test(plain)) return 'pointing_word'
  if (pronounWithoutAntecedent(plain)) return 'pronoun_without_antecedent'
  if (ABOUT_THE_BOOK.test(plain)) return 'talks_about_the_book'
  if (READER.test(plain)) return 'addresses_the_reader'
  if (NOTATION.test(plain)) return 'notation'
  if (mostlyLatin(plain)) return 'mostly_latin'
  return undefined
}

/** What is wrong with the beginning: no cut behind it can mend that. */
export function leadingDependence(plain: string): Dependence | undefined {
  if (!/^[\p{Script=Han}《「“\d\p{Lu}\p{Ll}\ue000-\uf8ff]/u.test(plain)) return 'no_statement'
  if (CONNECTIVE.test(plain) && !NOT_CONNECTIVE.test(plain)) return 'leading_connective'
  if (RELATIVE_TIME.test(plain)) return 'leading_relative_time'
  if (COUNTED_BEFORE.test(plain)) return 'pointing_word'
  return undefined
}

/** 其, 他, 它 may stand behind the first comma only, where the statement's own subject has been named. */
function pronounWithoutAntecedent(plain: string): boolean {
  const found = PRONOUN.exec(plain.replace(OWN_WORDS, (word) => '〇'.repeat(word.length)))
  if (!found) return false
  const comma = plain.indexOf('，')
  return comma < 0 || found.index < comma || comma < 5
}

/** Command lines and lists of names in Latin letters make no Chinese question. */
function mostlyLatin(plain: string): boolean {
  const latin = (plain.match(/[A-Za-z]/g) ?? []).length
  return latin > plain.length * 0.3
}

const NOMINAL = /^(n|nr|ns|nt|nz|nrt|nrfg|ng|eng|vn|an|j|l|i|s|b|a|x|t|tg|m|zg|g|q|f)$/
const TIME = /^(?:[公西]?元?前?[\d０-９〇零一二三四五六七八九十百]+(?:世纪|年代|年|月|日|号)?|.*(?:世纪|年代|时期|时代|年间|初年|初期|末年|末期|中叶|初|末|年|月|日|底|春|夏|秋|冬|期间))$/
const PREPOSITION = /^(?:在|于|自|自从|从|根据|依据|据|按照|按|经过|经|为了|为|对于|对|通过|与|和|跟|以|除了|除|当|随着|随著|由|因|因为|由于|就)$/
/** Nouns that name a role: standing bare as a subject they mean one that was named before. */
const BARE_ROLE = /^(?:帝国|王国|王朝|朝廷|政府|皇帝|皇后|国王|女王|王后|太后|太子|王子|公主|总统|总理|首相|主席|作者|作家|国家|全国|军队|部队|敌军|联军|军方|公司|学校|球队|球员|车站|委员会|会议|组织|机构|地区|城市|当局|警方|法院|议会|国会|教会|教廷|教宗|教皇|大会|法案|条约|战争|战役|运动|计划|工程|项目|系统|实验|研究|结果|过程|部分|问题|方法|情况|现象|影片|电影|小说|故事|专辑|歌曲|节目|比赛|电视剧|游戏|动画|大学|学院|村庄|岛屿|河流|区域|小区|居民|人口|面积|气候|经济|建筑|建筑物|教堂|寺庙|大楼|铁路|机场|港口|站台|月台|病人|患者|儿子|女儿|父亲|母亲|丈夫|妻子|哥哥|弟弟|兄弟|长子|次子|孙子|祖父|全部|大部分|多数|少数|部分|一部分|一般|整个|全长|全线|总部|内容|原因|目的|作用|名字|名称|结构|形状|功能|特点|特征|价格|数量|数字|总数|比例|人数|时间|期间|地方|方面|方式|范围|版本|用户|程序|软件|文件|命令|数据|信息|电脑|体积|质量|温度|密度|物质|材料)$/

/** A verb at the head of a clause: its subject stands in an earlier sentence. */
const HEADLESS = /^(?:著有|撰|编|复|重|续|停|禁|准|许|免|减|增|罢|斩|诛|赦|徙|移|修|铸|改|设|置|派|遣|命|令|攻|封|废|迁|召|征|率|任|授|追|尊|登|被|受|参|获|得|发|推|颁|收|夺|杀|击|围|占|灭|娶|嫁|赐|拜|升|降|调|出任|成为|作为|开|建(?!筑|康|州|业|安|文|武|隆)|立(?!陶|法|方|体))/
/** Said of one thing after another: "也", "則" answer a sentence before. */
const ANSWERING = /^(?:并于|并在|亦于|又于|也于|也在|又在|而后|其后|继续|陆续|遂|乃|也|亦|又|还|则|却|才|再|更|仍|仍然|再次|再度|同样|反而|就|便|因此|所以|并|并且|于是|随即|随后|接着|接著|后来|最终|终于|其实|此外|另外|同时|当时)$/
/** Roles that, with nothing before them to say whose, were named earlier. */
const ROLE_INSIDE = /^(?:帝国|王国|朝廷|皇帝|国王|政府|教廷|当局|敌军|王朝|皇后|太后|首都|国都|总统|首相|战役|战争|条约|法案)$/

/**
 * Whether the statement says whom or what it is about: behind adverbials of time and place up to a comma, it begins with a noun that is
 * not a bare role, a verb follows, and nothing answers an earlier sentence.
 */
export function subjectFault(tokens: readonly Token[]): Dependence | undefined {
  const start = subjectStart(tokens)
  const first = tokens[start]
  if (!first || isPunctuation(first)) return 'no_subject'
  // "蒸發是指…": what is defined may be a doing.
  const defined = /^(?:是|是指|指的?是|指)$/.test(tokens[start + 1]?.stem ?? '')
  if (!NOMINAL.test(first.tag) && !(defined && first.tag.startsWith('v'))) return 'no_subject'
  if (!defined && HEADLESS.test(first.stem) && (first.stem.length === 1 || /^(x|v|zg|nr)$/.test(first.tag))) return 'no_subject'
  const rest = tokens.slice(start + 1)
  const end = rest.findIndex((token) => token.text === '，' || token.text === '；')
  const clause = end < 0 ? rest : rest.slice(0, end)
  if (!clause.some((token) => isVerb(token) || /^(d|a|zg|l|i|ad|vn)$/.test(token.tag)) || !rest.some(isVerb)) return 'no_subject'
  const next = tokens[start + 1]
  if (BARE_ROLE.test(first.stem) && !(next && /^(uj|n|ns|nr|nt|nz|vn|c|f)$/.test(next.tag))) return 'bare_role'
  if (tokens.some((token, index) => ROLE_INSIDE.test(token.stem) && standsBare(tokens, index))) return 'bare_role'
  const answering = clause.findIndex((token) => ANSWERING.test(token.stem) && /^(d|c|v|zg|t)$/.test(token.tag))
  const verb = clause.findIndex(isVerb)
  if (answering >= 0 && (verb < 0 || answering <= verb)) return 'answers_an_earlier_sentence'
  return clause.some((token) => /^其[他它余]$/.test(token.stem)) ? 'answers_an_earlier_sentence' : undefined
}

/** Nothing before the noun tells whose or which it is. */
function standsBare(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  const after = tokens[index + 1]
  const modified = before && (/^(uj|n|nr|ns|nt|nz|nrt|b|a|m|q|j|t|f|s|x|vn|zg|l|eng)$/.test(before.tag) && !isPunctuation(before) || /^(?:一|建立|成立|自立|称)/.test(before.stem))
  return !modified && !(after && /^(n|nr|ns|nz|vn|nt)$/.test(after.tag) && !/^(?:帝国|王朝|朝廷)$/.test(tokens[index]!.stem))
}

/** Index of the token at which the main clause begins: behind leading adverbials such as "1271年12月18日，" and "在…時，". */
export function subjectStart(tokens: readonly Token[]): number {
  let at = 0
  while (at < tokens.length) {
    const clauseEnd = tokens.findIndex((token, index) => index >= at && token.text === '，')
    const clause = tokens.slice(at, clauseEnd < 0 ? tokens.length : clauseEnd)
    const adverbial = clause.length > 0 && clauseEnd > 0 && (PREPOSITION.test(clause[0]!.stem) || clause.every(isTimeWord))
    if (adverbial) {
      at = clauseEnd + 1
      continue
    }
    let lead = at
    while (lead < tokens.length && isTimeWord(tokens[lead]!)) lead += 1
    return lead
  }
  return at
}

const isTimeWord = (token: Token): boolean => TIME.test(token.stem) && /^(t|m|n|x|f|tg|q)$/.test(token.tag)
/** Verbs with a complement (輸送到, 轉化成) stand in the dictionary as set phrases, 又稱 as a noun. */
const isVerb = (token: Token): boolean =>
  /^v[dgqi]?$/.test(token.tag) || (token.tag === 'l' && /(?:到|成|出|为|起来|入|于|给|在)$/.test(token.stem)) || /^(?:又称|亦称|也称|俗称|史称|合称|统称)$/.test(token.stem)
export const isPunctuation = (token: Token): boolean => /^[\p{P}\p{S}\s]+$/u.test(token.text)
