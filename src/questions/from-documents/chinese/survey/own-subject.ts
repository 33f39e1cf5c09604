/**
 * Tells whether a statement says of itself whom or what it is about, by its tagged words. Patterns are in Simplified.
 */
import type { Token } from '#reading/words/token.ts'
import { isGeneralWord } from '../word-lists/general-words.ts'
import type { Dependence } from './stands-alone.ts'

/**
 * Why the statement does not say whom or what it is about, or undefined when it does: behind adverbials of time and
 * place up to a comma, it begins with a noun that is
 * not a bare role, a verb follows, and nothing answers an earlier sentence.
 */
export function subjectFault(tokens: readonly Token[]): Dependence | undefined {
  const start = subjectStart(tokens)
  const first = tokens[start]
  const title = first ? titleEnd(tokens, start) : undefined
  if (title !== undefined)
    return /[有是为在会能著撰写成于出记述分借描抒讲]/.test(stemsOf(tokens.slice(title))) ? undefined : 'no_subject'
  if (QUOTED_SUBJECT.test(stemsOf(tokens.slice(start)))) return undefined
  if (!first || isPunctuation(first)) return 'no_subject'
  if (OF_WHICH.test(stemsOf(tokens.slice(start)))) return 'bare_role'
  if (opensWithDoing(tokens, start)) return undefined
  // "蒸發是指…": what is defined may be a doing.
  const defined = /^[^，的这该此其]{2,10}?(?:，?(?:是指|指的?是|意指)|是一?[种个项类]|，指(?!出))/.test(
    stemsOf(tokens.slice(start)),
  )
  if (
    !NOMINAL.test(first.tag) &&
    !(/^(?:每[个种条项位台]?|所有|任何)$/.test(first.stem) && NOMINAL.test(tokens[start + 1]?.tag ?? '')) &&
    !(defined && first.tag.startsWith('v'))
  )
    return 'no_subject'
  const surnamed = /^[任封].{2}$/.test(first.stem) && /^(?:x|nr)$/.test(first.tag)
  if (
    !defined &&
    !surnamed &&
    HEADLESS.test(first.stem) &&
    (first.stem.length === 1 || /^(x|v|zg|nr)$/.test(first.tag))
  )
    return 'no_subject'
  // "羅延續了傳統觀點": a surname, or half a name.
  if (
    !surnamed &&
    first.stem.length === 1 &&
    /^(?:j|nr|nrfg|zg)$/.test(first.tag) &&
    tokens[start + 1]?.tag.startsWith('v') === true &&
    tokens[start + 1]!.stem.length > 1
  )
    return 'no_subject'
  // "設計出了一套理論": a noun by the dictionary that 出, 了 or 過 makes a verb.
  if (first.tag === 'vn' && /^[出了过]/.test(tokens[start + 1]?.stem ?? '')) return 'no_subject'
  const rest = tokens.slice(start + 1)
  const end = rest.findIndex((token) => token.text === '，' || token.text === '；')
  const clause = end < 0 ? rest : rest.slice(0, end)
  const isAfterComma = end >= 0 && GOES_ON.test(stemsOf(rest.slice(end + 1)))
  const predicated =
    isAfterComma || VERBAL.test(stemsOf(clause)) || QUALITY.test(stemsOf(clause)) || endsInQuality(clause)
  if (
    !predicated &&
    (!clause.some((token) => isVerb(token) || /^(d|a|zg|l|i|ad|vn)$/.test(token.tag)) || !rest.some(isVerb))
  )
    return 'no_subject'
  if (endsInForm(clause)) return 'no_subject'
  const next = tokens[start + 1]
  // "當市場價格上升，市場會…": said of any market.
  // "貨幣有四種功能" is said of all money.
  const general =
    (tokens[0]!.stem.startsWith('当') && start > 0) ||
    /^(?:主要|可|可以)?(?:有|分为|分成)[两二三四五六七八九十]+[大个种类项]/.test(stemsOf(clause))
  if (
    !general &&
    BARE_ROLE.test(first.stem) &&
    !ALWAYS_SO.test(stemsOf(clause)) &&
    !(next && /^(uj|n|ns|nr|nt|nz|vn|c|f)$/.test(next.tag))
  )
    return 'bare_role'
  // 談判內容: two bare roles tell no more than one.
  if (BARE_ROLE.test(first.stem) && next && BARE_ROLE.test(next.stem) && /^[vdb]/.test(tokens[start + 2]?.tag ?? ''))
    return 'bare_role'
  if (
    !general &&
    isGeneralWord(first.stem) &&
    !ALWAYS_SO.test(stemsOf(clause)) &&
    !NATURAL.test(first.stem) &&
    next &&
    (next.tag.startsWith('v') || next.tag === 'd')
  )
    return 'bare_role'
  // "元朝滅亡後，仍然推行…": what is gone cannot be the subject of the next clause.
  if (end >= 0 && GONE.test(clause.map((token) => token.stem).join('')) && /^(?:v|d|c)/.test(rest[end + 1]?.tag ?? ''))
    return 'no_subject'
  // "平津戰役結束後發起…": so does it without a comma.
  const after = clause.findIndex(
    (token, index) =>
      /^(?:之|以)?[后时]$/.test(token.stem) && GONE.test(`${clause[index - 1]?.stem ?? ''}${token.stem}`),
  )
  if (after >= 0 && /^(?:v|d)/.test(clause[after + 1]?.tag ?? '')) return 'no_subject'
  // "最重要的政績，也是…": the first clause says nothing of its own.
  if (end >= 0 && !clause.some(isVerb) && /^(?:也|亦)/.test(rest[end + 1]?.stem ?? ''))
    return 'answers_an_earlier_sentence'
  if (
    clause.some((token, index) =>
      /^(?:也|亦|又|还有?)$/.test(token.stem) && !/^[称名叫作]/.test(clause[index + 1]?.stem ?? '')
        ? !/^(?:即使|再|连|就算|纵使)$/.test(clause[index - 2]?.stem ?? '')
        : false,
    )
  )
    return 'answers_an_earlier_sentence'
  if (tokens.some((token, index) => ROLE_INSIDE.test(token.stem) && standsBare(tokens, index))) return 'bare_role'
  const answering = clause.findIndex(
    (token) => !isContrasted(tokens, token) && ANSWERING.test(token.stem) && /^(d|c|v|zg|t)$/.test(token.tag),
  )
  const verb = clause.findIndex(isVerb)
  if (answering >= 0 && (verb < 0 || answering <= verb)) return 'answers_an_earlier_sentence'
  return clause.some((token) => /^其[他它余]$/.test(token.stem)) ? 'answers_an_earlier_sentence' : undefined
}

/** "發送者為郵政服務付費的一種形式": the verb stands inside a description, and nothing is said. */
function endsInForm(clause: readonly Token[]): boolean {
  const particle = clause.findIndex(
    (token, index) => token.tag === 'uj' && /^一[种个]/.test(clause[index + 1]?.stem ?? ''),
  )
  if (particle < 1 || clause.length - particle > 4 || clause[particle - 1]!.tag !== 'v') return false
  return (
    clause.slice(0, particle).some(({ stem }) => stem === '为') &&
    !clause.some(({ stem }) => /^(?:是|成为|称为|叫|有|作为)$/.test(stem))
  )
}

/** "惡性通貨膨脹，意指…": the comma only parts a term from what is said of it. */
const GOES_ON = /^(?:是|为(?!了)|即是|指(?!出)|是指|意指|意[思即]|又称|亦称|也称|简称|俗称|全称|位于)/

const NOMINAL = /^(n|nr|ns|nt|nz|nrt|nrfg|ng|eng|vn|an|j|l|i|s|b|a|x|t|tg|m|zg|g|q|f)$/
const TIME =
  /^(?:[公西]元前?|纪元前|前|[公西]?元?前?[\d０-９〇零一二三四五六七八九十百]+(?:世纪|年代|年|月|日|号)?|.*(?:世纪|年代|时期|时代|年间|初年|初期|末年|末期|中叶|傍晚|清晨|下午|上午|晚上|凌晨|初|末|年|月|日|底|春|夏|秋|冬|期间))$/
const USUALLY = /^(?:一般|通常|正常|常温|高温|低温)(?:情况|情形|条件|状态)?下$/
/** "經濟方面，", "抗日戰爭期間，", "光榮革命以後，", "檢查消化道時，": whatever its words, it says where, when or in what respect. */
const RESPECT = /^[^，这该此其它他]{2,10}(?:方面|上)$|^[\d〇一二三四五六七八九]{4}年(?:\d{1,2}月)?(?:开始|起|以来)$/
const ASIDE =
  /^[^，这该此其它他]{2,12}(?:期间|年间|时期|时代|中叶|初年|末年)$|^[^，这该此其它他]{4,14}(?:以后|之后|以来|以前|之前|后|前|时|期间)$/
/** "進京後，": whose coming is left out. */
const HEADLESS_EVENT = /^(?:[^，]{2,3}后|[^，]{2,3}时|消息|事后|回到|回国|到达|抵达|返回|进入|离开|经过|受到)/
const PREPOSITION =
  /^(?:约在|利用|使用|借助|凭借|早在|及至|直至|直到|至|到|截至|基于|针对|为着|透过|有关|关于|鉴于|在|于|自|自从|从|根据|依据|据|按照|按|经过|经|为了|为|对于|对|通过|与|和|跟|以|除了|除|当|随着|随著|由|因|因为|由于|就)$/
/** Nouns that name a role: standing bare as a subject they mean one that was named before. */
const BARE_ROLE =
  /^(?:大楼|大厦|星座|大地|怪物|港区|新翼|主楼|舰艇|战舰|列车|专线|本线|参与者|参加者|受害者|当事人|帝国|王国|王朝|朝廷|政府|皇帝|皇后|国王|女王|王后|太后|太子|王子|公主|总统|总理|首相|主席|作者|作家|国家|全国|军队|部队|敌军|联军|军方|公司|学校|球队|球员|车站|委员会|会议|组织|机构|地区|城市|当局|警方|法院|议会|国会|教会|教廷|教宗|教皇|大会|法案|条约|战争|战役|运动|计划|工程|项目|系统|实验|研究|结果|过程|部分|问题|方法|情况|现象|影片|电影|小说|故事|专辑|歌曲|节目|比赛|电视剧|游戏|动画|大学|学院|村庄|岛屿|河流|区域|小区|居民|人口|面积|气候|经济|建筑|建筑物|教堂|寺庙|大楼|铁路|机场|港口|站台|月台|病人|患者|儿子|女儿|父亲|母亲|丈夫|妻子|哥哥|弟弟|兄弟|长子|次子|孙子|祖父|全部|大部分|多数|少数|部分|一部分|一般|整个|全长|全线|总部|内容|原因|目的|作用|名字|名称|结构|形状|功能|特点|特征|价格|数量|数字|总数|比例|人数|时间|期间|地方|方面|方式|范围|版本|用户|程序|软件|文件|命令|数据|信息|电脑|体积|质量|温度|密度|物质|材料|筹备处|办事处|工作组|代表团|使团|舰队|船队|车队|首领|将领|贵族|官员|旧币|新币|货币|汇率|官方汇率|发球权|谈判)$/

const GONE =
  /(?:成立|建立|建成|开通|落成|即位|登基|继位|上台|灭亡|结束|去世|逝世|病逝|死亡?|驾崩|崩溃|瓦解|爆发|解体|覆灭|战败|失陷)(?:之|以)?[后时]$/
/** A verb at the head of a clause: its subject stands in an earlier sentence. */
const HEADLESS =
  /^(?:著|撰|编|复|重|续|停|禁|准|许(?=[可诺])|免|减|增|罢|斩|诛|赦|徙|移|修|铸|改|设|置|派|遣|命|令|攻|封|废|迁|召|征|率|任|授|追|尊|登|被|受|参|获|得|发|推|颁|收|夺|杀|击|围|占|灭|娶|嫁|赐|拜|升|降|调|出任|成为|作为|开|建(?!筑|康|州|业|安|文|武|隆)|立(?!陶|法|方|体))/
/**
 * Verbs that the dictionary takes for nouns, adjectives or parts of names, or does not know; any of them in a clause
 * makes it a statement.
 */
const VERBAL =
  /通车|战败|问世|绝迹|诞生|举行|举办|上演|演唱|演出|扮演|追溯|抒发|建成|制成|编成|写成|改用|任命|授予|盛行|流行|聚居|居于|发生|超过|达到|[东南西北]起|[东南西北]接|被誉|誉为|被列|列入|而成|生效|世称|并称|在(?:农历|公历)|始于|建于|专权|主张|提倡|提出|利用|运用|描写|描述|讲述|叙述|记载|记录|发动|爆发|推行|推动|实行|实施|采用|采纳|发源|起源|反对|支持|控制|负责|编写|编著|撰写|著有|象征|代表|起义|灭亡|率军|领导|创立|创办|创建|成立|建立|设立|发明|发现|位于|处于|介于|收录|指出|规定|重建|改良|平定|统一|击败|监察|监督|审核|制定|制订|颁布|管理|协助|传播|移动|充满|布满|全长|深约|高约|海拔|分布|组成|构成|形成|引致|引起|导致|运输|运送|转化|转换|分解|吸收|释放|产生|分泌|增加|减少|上升|下降|升高|降低|提高|任(?=[\u4e00-\u9fff]{2,8}[长师官相任使史尉])|属于|包括|包含|称为|又称|有助|分为|分成|适合|具有|含有|拥有|取代|废除|派遣|出使|强调|重视|保护|防止|预防|调节|维持|参与|提供|促进/
/** "…的黏度較低", "…比內陸小": an adjective with its degree is a predicate. */
const QUALITY = /(?:较|很|更|最|十分|非常|相当|极)[\u4e00-\u9fff]{1,3}$|比[^，]{1,8}[大小高低多少长短快慢强弱重轻]$/
/** "新疆南部氣候乾旱": a noun and what it is like. */
const endsInQuality = (clause: readonly Token[]): boolean =>
  clause.length >= 3 && /^(?:a|an|z)$/.test(clause.at(-1)!.tag) && /^(?:n|d|zg|x|a)$/.test(clause.at(-2)!.tag)
/** "溫度升高會加快擴散": said of whatever has the property. */
const ALWAYS_SO = /^(?:升高|上升|增加|增大|下降|降低|减少|减小|越)[^，]{0,6}(?:会|能|可|使|令|导致|引致|越)/

const stemsOf = (tokens: readonly Token[]): string => tokens.map((token) => token.stem).join('')

/** The index behind the title that opens the clause (《史記》是…), or undefined where none does. */
function titleEnd(tokens: readonly Token[], start: number): number | undefined {
  if (!tokens[start]!.text.startsWith('《')) return undefined
  const close = tokens.findIndex((token, index) => index >= start && token.text.endsWith('》'))
  return close < 0 ? undefined : close + 1
}

/**
 * "缺乏鐵質會引致貧血", "終審法院是…": a doing, or a name that begins with a verb, stands before a verb that says
 * something of it.
 */
function opensWithDoing(tokens: readonly Token[], start: number): boolean {
  const first = tokens[start]!
  // 可持續發展是指…: a term of any words.
  if (
    /^(?:n|v|vd|vn|a|b|l|i|j|x|nz|ad|d)$/.test(first.tag) &&
    /^[^，的这该此其]{2,10}是指/.test(stemsOf(tokens.slice(start)))
  )
    return true
  // "基於區塊鏈結構的比特幣網絡…", "對無線電信息進行破解的過程…": the noun behind 的 is what it is about.
  if (
    NAMED_DOING.test(stemsOf(tokens.slice(start))) ||
    MODIFIER.test(stemsOf(tokens.slice(start))) ||
    (start > 0 && CAME_ABOUT.test(stemsOf(tokens.slice(start))))
  )
    return true
  if (
    !/^(v|vn|vd|b|a)$/.test(first.tag) ||
    BARE_ROLE.test(first.stem) ||
    HEADLESS.test(first.stem) ||
    GENERAL_DOING.test(first.stem)
  )
    return false
  // "治理黃河的關鍵是…", "預防傳染病的措施包括…".
  if (
    first.tag.startsWith('v') &&
    !HEADLESS.test(first.stem) &&
    !GENERAL_DOING.test(first.stem) &&
    /^[^，的]{3,10}的[^，的]{1,6}(?:是|包括|在于|会|可以)/.test(stemsOf(tokens.slice(start)))
  )
    return true
  const comma = tokens.findIndex((token, index) => index > start && token.text === '，')
  const clause = tokens.slice(start, comma < 0 ? undefined : comma)
  const verb = clause.findIndex((token, index) => index > 0 && SAYS_OF_IT.test(token.stem))
  const before = stemsOf(clause.slice(0, verb))
  return (
    verb > 0 &&
    before.length >= 3 &&
    before.length <= 12 &&
    !clause.slice(0, verb).some((token) => /^(uj|ul|p|c|r|d|uz|f|m)$/.test(token.tag) || isPunctuation(token))
  )
}

/** 「微世界」的概念…, “隱寫術”是…: a term in quotation marks is a subject like any other. */
const QUOTED_SUBJECT =
  /^[「“][\u4e00-\u9fffA-Za-z\d-]{2,14}[」”](?:的[\u4e00-\u9fff]{2,8})?(?:是|指|由|为|被|在|于|以|能|会|可|首次|最早|应运而生)/
/** "1998年成立的ICANN負責…": behind its year. */
const CAME_ABOUT =
  /^(?:成立|出现|问世|发布|发表|建成|通过|发明|建立|创立|创办|推出|出版|颁布|签订|诞生|发行|制定|爆发)的[^，的]{2,16}(?:，(?:以|是|用|被|由|为)|是|为|以|由|被|负责|规定|使|促成|导致|标志|结束|开创|定义|取代)/
/** "把固體和液體分開的方法稱為過濾". */
const NAMED_DOING =
  /^(?:由|把|将|从|用|以|能|可|使|含|具有|没有|受)[^，这该此其]{2,24}的[^，的]{1,8}(?:被?称[为作]|叫[做作]?|就?是)/
const MODIFIER =
  /^(?:基于|对|来自|产生|代表)[^，这该此其]{2,18}的[^，的]{2,10}(?:直接|已经?|首次|悄然|迅速|逐渐|称为|主要)?(?:是|有|为|被|会|能|可|应运而生|问世|成为|促进|称为|出现|影响|导致|使)/
/** "較著名的例子有…", "一個例子是…": of what, only the sentence before tells. */
const OF_WHICH = /^(?:其他|另外|较?(?:著名|重要))的|^[^，的是]{0,4}(?:的)?例子|^一[位名个]是/
const SAYS_OF_IT = /^(?:是|是指|指的是|指|会|能|能够|可|可以|负责|引致|导致|引起|有助|属于|协助|由|位于|规定|指出)$/
/** Verbs that leave out whose doing it is. */
const GENERAL_DOING =
  /^(?:研究|调查|报告|使|令|让|有|没有|无|是|为|能|会|可|可以|能够|应|应该|必须|需要|请|要|认为|表示|指出|相信|希望|开始|继续|决定|成为|成立|设有|位于|属于|导致|引致|造成|包括|组成|分为|称|称为|由)$/

/** "而呼吸作用則…": behind a contrast within the sentence 則 answers that. */
const isContrasted = (tokens: readonly Token[], token: Token): boolean =>
  /^[则却]$/.test(token.stem) && tokens.some((other) => other.start < token.start && /^(?:而|至于)$/.test(other.stem))

/** Said of one thing after another: "也", "則" answer a sentence before. */
const ANSWERING =
  /^(?:并于|并在|亦于|又于|也于|也在|又在|而后|其后|继续|陆续|遂|乃|也|亦|又|还|则|却|才|再|更|仍|仍然|再次|再度|同样|反而|就|便|因此|所以|并|并且|于是|随即|随后|接着|接著|后来|最终|终于|其实|此外|另外|同时|当时)$/
/** General words that mean the same everywhere, so that a sentence may begin with them. */
const NATURAL =
  /^(?:声音|食物|河流|海水|植物|动物|生物|人类|地球|太阳|月亮|宇宙|空气|阳光|土壤|森林|海洋|金属|黄金|儿童|宗教|科学|艺术|文学|音乐|语言|货币|能量|元素|物质|温度|压力|速度)$/
/** Roles that, with nothing before them to say whose, were named earlier. */
const ROLE_INSIDE =
  /^(?:帝国|王国|朝廷|皇帝|国王|政府|教廷|当局|敌军|王朝|皇后|太后|首都|国都|总统|首相|战役|战争|条约|法案)$/

/** Nothing before the noun tells whose or which it is. */
function standsBare(tokens: readonly Token[], index: number): boolean {
  const before = tokens[index - 1]
  const after = tokens[index + 1]
  const modified =
    before &&
    ((/^(uj|n|nr|ns|nt|nz|nrt|b|a|m|q|j|t|f|s|x|vn|zg|l|eng)$/.test(before.tag) && !isPunctuation(before)) ||
      /^(?:一|建立|成立|自立|称)/.test(before.stem))
  // "監察政府", "限制政府": said of any government.
  if (tokens[index]!.stem === '政府' && after?.tag === 'uj') return false
  if (before && /^(?:定为|作为|成为|为)$/.test(before.stem)) return false
  if (before && /^(?:监察|监督|限制|批评|制衡|审核)$/.test(before.stem)) return false
  return (
    !modified && !(after && /^(n|nr|ns|nz|vn|nt)$/.test(after.tag) && !/^(?:帝国|王朝|朝廷)$/.test(tokens[index]!.stem))
  )
}

/** Index of the token at which the main clause begins: behind leading adverbials such as "1271年12月18日，" and "在…時，". */
export function subjectStart(tokens: readonly Token[]): number {
  let at = 0
  while (at < tokens.length) {
    const clauseEnd = tokens.findIndex((token, index) => index >= at && token.text === '，')
    const clause = tokens.slice(at, clauseEnd < 0 ? tokens.length : clauseEnd)
    const adverbial =
      clause.length > 0 &&
      clauseEnd > 0 &&
      (isDate(clause, tokens[clauseEnd + 1]) ||
        PREPOSITION.test(clause[0]!.stem) ||
        clause.every(isTimeWord) ||
        USUALLY.test(stemsOf(clause)) ||
        (RESPECT.test(stemsOf(clause)) && !/^(?:这|该|此|其|实际|事实|基本|总体)/.test(stemsOf(clause))) ||
        (ASIDE.test(stemsOf(clause)) &&
          NOMINAL.test(tokens[clauseEnd + 1]?.tag ?? '') &&
          !BARE_ROLE.test(clause[0]!.stem) &&
          !isGeneralWord(clause[0]!.stem) &&
          !HEADLESS_EVENT.test(stemsOf(clause))))
    if (adverbial) {
      at = clauseEnd + 1
      if (/^(?:由于|因为?)$/.test(clause[0]!.stem) && /^(?:因此|所以|因而|故)$/.test(tokens[at]?.stem ?? '')) at += 1
      continue
    }
    let lead = at
    while (lead < tokens.length && isTimeWord(tokens[lead]!)) lead = afterBracket(tokens, lead + 1)
    return lead
  }
  return at
}

/** "北宋開寶四年（971年）", "唐代": when it was, not what is spoken of. */
function isDate(clause: readonly Token[], next: Token | undefined): boolean {
  const words = stemsOf(clause).replace(/[（(][^（）()]*[）)]/g, '')
  return DATE.test(words) && !GOES_ON.test(next?.stem ?? '') && !/^[由有]/.test(next?.stem ?? '')
}
const DATE =
  /^(?:公元|西元)?前?\d{1,4}(?:千|万)?年(?:代|间|初|末)?(?:\d{1,2}月)?(?:\d{1,2}日)?$|^[\u4e00-\u9fff]{2,8}[元〇一二三四五六七八九十廿卅]+年$|^(?:[东西南北]?[夏商周秦汉晋隋唐宋元明清][代朝]|五代十国|南北朝|春秋|战国|民国|古代|近代|现代)(?:[初末]年?|时期?|期间|中叶)?$/

/** The index behind a bracket that opens at `at`, or `at` itself. */
function afterBracket(tokens: readonly Token[], at: number): number {
  if (!/^[（(]$/.test(tokens[at]?.text ?? '')) return at
  const close = tokens.findIndex((token, index) => index > at && /^[）)]$/.test(token.text))
  return close < 0 ? at : close + 1
}

const isTimeWord = (token: Token): boolean => TIME.test(token.stem) && /^(t|m|n|nz|x|f|tg|q)$/.test(token.tag)
/** Verbs with a complement (輸送到, 轉化成) stand in the dictionary as set phrases, 又稱 as a noun. */
const isVerb = (token: Token): boolean =>
  /^v[dgqi]?$/.test(token.tag) ||
  (token.tag === 'l' && /(?:到|成|出|为|起来|入|于|给|在)$/.test(token.stem)) ||
  /^(?:又称|亦称|也称|俗称|史称|合称|统称)$/.test(token.stem)
export const isPunctuation = (token: Token): boolean => /^[\p{P}\p{S}\s]+$/u.test(token.text)
