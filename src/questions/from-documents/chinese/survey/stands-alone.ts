/**
 * Tells whether a statement can be understood without the sentences around it. Patterns are in Simplified and read a
 * shadow.
 */

/** Why a sentence leans on others, or is no statement at all; each is a filter with its own test. */
export const DEPENDENCES = [
  'too_short',
  'too_long',
  'no_statement',
  'leading_connective',
  'leading_relative_time',
  'pointing_word',
  'pronoun_without_antecedent',
  'talks_about_the_book',
  'addresses_the_reader',
  'notation',
  'mostly_latin',
  'no_subject',
  'bare_role',
  'answers_an_earlier_sentence',
] as const
export type Dependence = (typeof DEPENDENCES)[number]

export const LENGTH = { least: 8, most: 72 } as const

const CONNECTIVE =
  /^([^，]{2,8}的是，.|一[个种项][^，]{0,12}(?:措施|方法|方式|做法|原因|例子|理论|观点|问题|特点|现象|因素|结果|目标|解释|说法)(?:就?是|在于|为)|结婚[\u4e00-\u9fff\d]{1,5}后，|当[^，]{2,16}时，?(?:呈|会|能|可|变|为|是|则|便|就|即)|[^，]{2,8}中，指|(?:常用|常见|主要|一般|传统|普遍|典型)的?(?:方法|方式|做法|原因|目的|特点|特征|用途|功能|作用|类型|例子|成因|手段|步骤|形式)|第[一二三四五六七八九十]+是|(?:中间|左边|右边|上方|下方|另一边)的|有[个一几]|种种|提示|警告|注意|注(?!册|入|释|射|音|意)|但|但是|然而|不过|因此|所以|因而|于是|此外|另外|另|而且|而|并且|并|且|又|也|亦|则|就|才|还|更|甚至|其中|例如|举例|比如|譬如|如|像|同时|同样|同理|反之|相反|相比|相较|除此|总之|总括|换言之|换句话|也就是|即|即使|即便|尤其|特别是|包括|以上|以下|前者|后者|两者|二者|双方|两人|二人|三者|两国|一方面|另一方面|首先|其次|再者|还有|有人|有的|有些|据说|据此|对此|为此|由此|从此|可见|事实上|实际上|其实|当然|一般来说|一般而言|简单来说|结果|最终|最后|从而|使得|使|以便|以及|及|和|与|或|虽然|尽管|无论|不论|只要|只有|除非|如果|若|假如|倘若|要是|不单|不只|不光|不仅|不但|既然|否则|至于|关于|可是|只是|不料|何况|况且|进而|继而|接[着著]|随即|随[着著]之|反而|与此|有鉴于此|相对|故|故此|原来|直到|直至|曾|已(?!知|故)|已经|仍|仍然|大部分的?|多数|少数|各|每|一些|有时|许多人|很多人|不少人|人们|人民(?!币|银行|法院|代表|公社|日报|军|党|阵线|英雄)|大家(?!族|闺)|他们|它们)(?=[^\s])/
/** An example belongs to what it is an example of; a comparison states nothing. */
const EXAMPLE = /上焉者|下焉者|例如|譬如|比如|诸如|像是|好像|就像|好比|仿佛|，[像如](?!果|此|何|今)/
/** Connectives that are also the beginning of ordinary words. */
const NOT_CONNECTIVE =
  /^(曾国藩|曾子|曾巩|曾参|曾孙|曾祖|曾纪泽|曾荫权|与[^，]{2,12}(?:不同|相比|相反|相似|一样)，|相对(?:湿度|论|误差|分子|原子|密度|主义)|相反数|如来|而立|而今|与会|与其|及格|及第|和平|和谐|和约|和尚|和议|和田|和歌|和声|和弦|和氏|和珅|更新|更正|更换|更年|即墨|即时|使用|使者|使徒|使节|使命|并州|并购|并联|并行|且末|则天|又称|另类|若干|若望|各国|像素|故宫|故事|故乡|故障|才能|才子|才女|就业|就职|还原|还款|已故|各国|各省|各级|各地|每年|每月|每日|每秒|每天|每个|每人|每只|每小时|也门|亦庄|大部分|多数|少数|有机|也先|也速|仍旧)/
const RELATIVE_TIME =
  /^([一二两三四五六七八九十\d]+个世纪以来|[年月][底初中末]|往后|第[二三四五六七八九十]+[天日年]|当时|当年|当日|当天|当月|当晚|当中|当代|当今|同年|同日|同月|同时|同期|翌|次年|次日|次月|隔年|隔天|之后|之前|其后|其时|后来|随后|然后|事后|不久|此时|此后|此前|至此|这时|那时|期间|目前|现时|现在|现今|今天|今日|如今|至今|近年|近来|近代(?!史|化|文学|物理|中国|科学|密码|西方)|最近(?!邻|似)|昨|明年|今年|去年|前年|本年|本月|(?:初|后|早|晚|末)期(?!的[\u4e00-\u9fffA-Z])|战后|战前|战时|前期|中期|最初|最早|起初|起先|开始时|稍后|日后|以后|以前|之间|过后|久之|一度(?!电)|时至今|在?[一二三四五六七八九十两数几\d]+多?(?:个月|年|天|周|小时)多?的?时间[里内]|到了(?![^，]{0,4}(?:世纪|年|[宋元明清唐汉隋]))|\d{1,2}月|[一二三四五六七八九十]{1,2}月|(?!(?:[东西北南]?[夏商周秦汉晋隋唐宋元明清]|战国|春秋|三国|民国|民初|清末|明末|唐末|元末|一战|二战|抗战|[东西]晋|五代|北魏)[代朝]?[末初]?(?:期间|时期|后|前|时|年间)?，)[\u4e00-\u9fff]{2}(?:期间|时期|之后|之前|之际|后|前|时)，|(?:访问|任职|在位|统治|战争|执政|建国|独立|即位|登基)(?:期间|之后|后))/
/** "兩層", "三派": so many of what was named before. */
const COUNTED_BEFORE = /^[两二三四五六七八九十]+(?:个|种|者|层|国|人|派|位|方|类|项|名|座|条|支|岛|城|地|边)/
/** A day without its year. */
const DAY_WITHOUT_YEAR = /(?<![年\d])\d{1,2}月(?:\d{1,2}日)?/
/** 這種, 這一 behind the first clause take up what that clause says. */
const TAKEN_UP =
  /(?<=^(?!.*(?:^|[^\u4e00-\u9fff])这)[^，]{8,}，.*)这(?:一|种|类|个)(?=[\u4e00-\u9fff])(?!时|段时|天|年|地|带|样)/g
const POINTING =
  /(?:^|[，在是])[上下]一[个种项步代次](?!世纪)|(?:为|将|与|对|使|随|被)之(?![前后间内外一])|这|[上下前]面(?:的|是|介|所|提|列|几|两|这|那|章|一)|^[上下]面|上一[节章]|下一[节章]|值得注意的是|如前|近年|该(?!撒|隐)|(?<![应活])该(?=[\u4e00-\u9fff])|(?<![因彼由从如为])此(?!起彼|岸)|(?<=[\u4e00-\u9fff])为此|目前|现时|现今|如今|现在|上述|前述|下述|下列|(?:^|[，有如指是在括为出列了])以下(?!简称|蚀|犯)|如下|如上|所述|上文|下文|那[些个种样时里]|某[些个种]|(?<!一[种个方].*)另一|另外|其他人|前者|后者|两者|二者|(?<!买卖|劳资|交战|参战|供求)双方|两人|对方|本身就|同一(?!性)|同年|同日|当年|(?<!年.*)当时|当地|当日|翌|次年|次日|次月/
/** 得知後, 平亂, 新政府: of what, the sentence before told. */
const EVENT_UNTOLD =
  /^(?!.*(?:之[乱变役]|起义)).*(?:得知[^，]{0,2}[后，]|平乱|(?:平定|镇压|平息)了?(?:叛乱|叛变|暴动)|，期间)|(?:^|[，年月日])新政府|的猜测|复位的|攻陷了?首都/
/** 七十年代 of which century? */
const DECADE_ALONE = /^(?!.*(?:世纪|\d{4}年)).*?(?<![\d〇零一二三四五六七八九])(?:[二三四五六七八九]十|[2-9]0)年代/
/** 其 inside a fixed word points at nothing. */
const OWN_WORDS =
  /其他|其它|其余|其中|尤其|极其|土耳其|马其顿|与其|莫名其妙|名副其实|顺其自然|其实|突其来|及其|吉他|他性|利他|其间/g
const PRONOUN = /[他她它牠祂其]|自己|彼此/
const ABOUT_THE_BOOK =
  /章节末|[节章]\s?\d|\d\s?[节章]|见\s?\d|打字机字体|(?<![基根样资成版文课书标剧副原日])本(?:手册|教程|指南|单元|[章节书文课篇册](?!化))|附录|源代码\s?\d|[图表]\s?[0-9０-９一二三四五六七八九十]|[上下左右附]图|(?<![\u4e00-\u9fff])[上下附]表(?![皮面层])|第[0-9一二三四五六七八九十]+[章节课页]|见[上下第图表前后附]|参[见看照阅考]|详见|请[看参阅]|习题|练习[题：]|例题|思考题|课文|注[：:释]|来源|http|www\.|©|ISBN/i
const READER =
  /笔者|人们(?:一|都说)|我以为|那么，|我们?(?!国家)|[你您]们?|读者|同学|老师|咱|(?<!八|四|十|两|三)大家(?!族|闺)|请(?![求愿教缨辞])|让我/
const NOTATION =
  /[：:]\s*[（(](?:1|一|i|a|１)[)）]|[+＋\t{}<>=|[\]\\^_~#@*`→←↑↓◦•●■□▪※☆★…]|\.{3}|(?<=[\p{Script=Han}）」])[¹²³⁴⁵⁶⁷⁸⁹⁰]+|——|─|--|(?<=[\u4e00-\u9fff，、])\s+(?=[\u4e00-\u9fff])|[，、]{2}|(?<=\p{Script=Han}),|，。|在在|的的|了了|是是|和和|启启|[?？!！]|\ufffd|[“”「」『』《》（）()][，、](?=[”」』）])/u

/** "…一同編寫的《經世大典》" names a book and says nothing of it. */
const TITLE_PHRASE = /^[^是为有在]*的《[^》]+》$/

/** A loose clause that the rest of the sentence completes: the sentence is never cut behind it. */
export const OPEN_LEAD =
  /^(如果|若|当|由于|因为|虽然|尽管|即使|只要|除了|为了|无论|不论|假如|自从|不仅|不但|既|在.{1,20}(?:时|后|前|中|下|上|里|期间|之际|之后|之前)$)/

/**
 * Why the statement `plain` (a simplified shadow, without its full stop) cannot stand alone by its characters, or
 * undefined.
 */
export function dependenceOf(plain: string): Dependence | undefined {
  if (plain.length < LENGTH.least) return 'too_short'
  if (plain.length > LENGTH.most) return 'too_long'
  const lead = leadingDependence(plain)
  if (lead) return lead
  if (EXAMPLE.test(plain)) return 'leading_connective'
  const day = DAY_WITHOUT_YEAR.exec(plain)
  if (day && !plain.slice(0, day.index).includes('年')) return 'leading_relative_time'
  if (DECADE_ALONE.test(plain)) return 'leading_relative_time'
  if (EVENT_UNTOLD.test(plain)) return 'pointing_word'
  // A definition speaks of any: "滿足同一需要的物品".
  if (POINTING.test(plain.replace(/(?<=是指.*)(?:同一|某[些个种一]|另一)/g, '一').replace(TAKEN_UP, '一')))
    return 'pointing_word'
  if (pronounWithoutAntecedent(plain)) return 'pronoun_without_antecedent'
  if (ABOUT_THE_BOOK.test(plain)) return 'talks_about_the_book'
  if (READER.test(plain)) return 'addresses_the_reader'
  if (TITLE_PHRASE.test(plain)) return 'no_statement'
  if (NOTATION.test(plain) || !endsInList(plain)) return 'notation'
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
  // "1610年，某人寫到他…", "日食結束後，他們…": an adverbial names no one who could be meant.
  const before = plain
    .slice(0, plain.lastIndexOf('，', found.index) + 1)
    .split('，')
    .slice(0, -1)
  if (before.every((clause) => ADVERBIAL.test(clause))) return true
  return comma < 0 || found.index < comma || comma < 5
}

/** Says when, where or why. */
const ADVERBIAL = /^(?:在|于|当|从|自|到|至|由于|因为|随着|为了)|(?:后|时|前|中|间|里|期间|以来|年|月|日|世纪|年代)$/

/** Characters of a clause that says something by itself. */
const ENOUGH_HAN = 8

/** A colon reads as one sentence only where so many things of a kind are announced and listed: "貨幣有四種功能：甲、乙和丙". */
function endsInList(plain: string): boolean {
  const [before, list, ...more] = plain.split(/[:：]/)
  if (list === undefined) return true
  return (
    more.length === 0 &&
    ANNOUNCED.test(before!) &&
    /^[^，]{2,14}(?:、[^，、]{1,14})*(?:[、和及与]|以及)[^，、]{1,14}$/.test(list)
  )
}

const ANNOUNCED =
  /(?:分为|分成|包括|包含|划分为|(?:有|的|为|成)?[两二三四五六七八九十]+[大个种类项条层级方阶][\u4e00-\u9fff]{0,10})$/

/** Command lines and lists of names in Latin letters make no Chinese question. */
function mostlyLatin(plain: string): boolean {
  const latin = (plain.match(/[A-Za-z]/g) ?? []).length
  const han = (plain.match(/[\u4e00-\u9fff]/g) ?? []).length
  // Names of foreign men and programs are long: they may outweigh a whole clause of Chinese.
  return latin > plain.length * (han >= ENOUGH_HAN ? 0.6 : 0.45)
}
