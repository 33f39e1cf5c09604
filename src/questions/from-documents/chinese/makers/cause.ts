/** Asks why something happened or what brought it about, where the document joins cause and effect in one sentence. */
import type { Candidate } from '../../../candidate.ts'
import { shortAnswer, type Basis } from '../compose.ts'
import { isGeneralWord } from '../general-words.ts'
import { oneAnswer, readability, type Maker } from '../maker.ts'
import { pointRows } from '../points.ts'
import { isPunctuation } from '../own-subject.ts'
import type { Statement } from '../statement.ts'

/** In each, `cause` and `effect`; the effect says of itself whom it is about. */
const CAUSE_FIRST =
  /^(?:[^，]{2,14}(?:时期|年间|年代|世纪|[朝代末初年后]|[前中后末初]期)，)?(?:由于|因为|因)(?<cause>.{4,40}?)，(?:所以|因此|因而|故此|故|于是|使得)?(?<effect>.{6,50})$/
const PURPOSE_FIRST = /^(?<cause>为了?.{3,30}?)，(?<effect>.{6,50})$/
const THEREFORE = /^(?<cause>.{6,45}?)，(?:因此|所以|因而)(?<effect>.{6,45})$/
const BRINGS =
  /^(?<cause>[^，]{3,36}?)，?(?:最终|从而|间接|直接|因而)?(?<aux>会|可以?|能够?|可能)?(?<verb>导致|造成|引致|引发|引起|促成)了?(?<effect>[^，]{3,30})$/
const BECAUSE = /^(?<effect>[^，]{5,36}?)，?(?:主要)?(?:是因为|是由于|，因为|的原因是)(?<cause>.{4,40})$/

/** "清廷為防沿海居民接濟鄭成功，遂於1662年下令遷海": the subject comes before its purpose. */
const SUBJECT_FOR =
  /^(?<who>[^，為为由在于]{2,10})为(?<cause>了?[^，]{4,26})，(?:遂|便|乃|于是|因此|就|特|曾)?(?<effect>[^，]{4,36})/

/** "民主黨的勝利是因為…": "為甚麼" cannot stand before a noun. */
const NOUN_PHRASE = /^[^，是有在了被将能会可为于得]{1,14}的[^，的是有在了被将能会可为于得]{2,4}$/

export const makeCause: Maker = (survey, statement, mentions, say) => {
  const because = [CAUSE_FIRST, PURPOSE_FIRST, THEREFORE, BECAUSE]
    .map((pattern) => pattern.exec(statement.plain))
    .find((match) => match !== null)
  const brings = BRINGS.exec(statement.plain)
  const basis = (answer: string, score: number): Basis => ({
    maker: 'cause',
    statement,
    answer,
    answerCount: 1,
    demand: 0.52,
    score: 0.45 * readability(statement) + score,
    conclusion: say`答案須指出以上原因。`,
    reserve: true,
  })
  const part = (match: RegExpExecArray, name: string): { text: string; plain: string; start: number } => {
    const plain = match.groups![name]!
    const start = statement.plain.indexOf(plain)
    return { text: statement.text.slice(start, start + plain.length), plain, start }
  }
  // "為防止奸臣不軌，規定捉拿奸臣": the question prints the answer.
  const echoes = (cause: string, effect: string): boolean =>
    statement.tokens.some(
      ({ tag, stem }) =>
        /^(?:n|vn|l|j|i)$/.test(tag) && stem.length > 1 && cause.includes(stem) && effect.includes(stem),
    )
  const meant = SUBJECT_FOR.exec(statement.plain)?.groups
  if (
    meant &&
    !echoes(meant['cause']!, meant['effect']!) &&
    !meant['cause']!.includes('而') &&
    !DONE.test(meant['cause']!) &&
    isDoing(statement, statement.plain.indexOf(meant['effect']!, meant['who']!.length)) &&
    FOR.test(meant['cause']!) &&
    mentions.some(({ start }) => start < meant['who']!.length) &&
    !POINTS.test(meant['cause']! + meant['effect']!)
  ) {
    const from = meant['who']!.length + 1
    const reason = `${say`為`}${statement.text.slice(from, from + meant['cause']!.length)}`
    const effectAt = statement.plain.indexOf(meant['effect']!, from)
    return [
      shortAnswer(
        survey,
        basis(meant['cause']!, 0.42),
        `${statement.text.slice(0, from - 1)}${say`為甚麼`}${statement.text.slice(effectAt, effectAt + meant['effect']!.length)}？`,
        `${reason}。`,
        oneAnswer(survey, reason),
      ),
    ]
  }
  // "傳染病是指由病原體引起的…" defines and explains nothing.
  if (/是指|指的是/.test(statement.plain)) return []
  const candidates: Candidate[] = []
  if (because) {
    const cause = reasonItself(part(because, 'cause'))
    const whole = part(because, 'effect')
    const effect = asFarAsItStands(whole)
    if (
      !echoes(cause.plain, effect.plain) &&
      !/^[将把被使令]/.test(effect.plain) &&
      !GOES_ON.test(whole.plain.slice(effect.plain.length)) &&
      !HANGS.test(effect.plain) &&
      !NAMES_AGAIN.test(effect.plain) &&
      !(cause.plain.startsWith('为') && DONE.test(cause.plain.slice(1))) &&
      !/也(?!门)|之一/.test(cause.plain) &&
      cause.plain.length >= LEAST_REASON &&
      cause.plain.split('，').length <= 2 &&
      explains(statement, cause) &&
      !/的(?:关系|缘故|原因)$|(?:记忆|回忆|心态|背景)$/.test(cause.plain) &&
      saysWhom(statement, effect.start) &&
      !POINTS.test(effect.plain + cause.plain) &&
      !/^[^，]{2,10}(?<!不|就|看来)是[^，]*(?<!的)$|也|亦|一起|的(?:目的|原因|意图|做法|计划|用意)$/.test(
        effect.plain,
      ) &&
      !NOUN_PHRASE.test(effect.plain) &&
      !/^(?:，|的)/.test(effect.plain)
    ) {
      const reason = cause.text.replace(/的?(?:造成|導致|导致|引起|所致)的?$/, '')
      candidates.push(
        shortAnswer(
          survey,
          basis(cause.plain, 0.4),
          `${say`為甚麼`}${effect.text.replace(/(?<=^.{2,14})(?:就(?!業|业|職|职|任|讀|读|是)|便(?=[會会能可])|則|则(?!天))/, '')}？`,
          `${reason}。`,
          pointRows(survey, say, reason),
        ),
      )
    }
  } else if (
    brings &&
    !/能否|是否|(?:问题|争议|影响|变化)$/.test(brings.groups!['effect']!) &&
    isParticular(statement, brings.groups!['effect']!) &&
    !/因为|由于|因此|所以|是|多为|受到|包括|包含|含有|具有|分为|称为|、$|[这该此]/.test(brings.groups!['cause']!) &&
    !POINTS.test(brings.groups!['effect']!) &&
    !/(?:可能|不|未|没有?|是|的|所|被|由|将|又|也|还|再|而|并|后|时|很快|迅速|立即|随即|逐渐|进一步|共同)$/.test(
      brings.groups!['cause']!,
    )
  ) {
    const cause = part(brings, 'cause')
    const effect = part(brings, 'effect')
    const verbEnd = statement.plain.indexOf(brings.groups!['verb']!, cause.text.length) + 2
    const verb = statement.text.slice(verbEnd - 2 - (brings.groups!['aux']?.length ?? 0), verbEnd)
    if (cause.plain.length >= 4 && !effect.plain.endsWith('的') && !effect.plain.startsWith('的'))
      candidates.push(
        shortAnswer(
          survey,
          basis(cause.plain, 0.3),
          `${say`甚麼`}${verb}${effect.text}？`,
          `${cause.text}。`,
          oneAnswer(survey, cause.text),
        ),
      )
  }
  return candidates
}

/** What he did begins with a verb, an adverb or a preposition; a noun would be another's doing. */
function isDoing({ tokens, plain }: Statement, start: number): boolean {
  const first = tokens.find((token) => token.start >= start)
  return (
    first !== undefined &&
    /^(?:v|vd|vn|vi|d|ad|p|zg|l)/.test(first.tag) &&
    !/^(?:凡|所有|每|各)/.test(plain.slice(start))
  )
}

/** What somebody does something for begins with a verb. */
const FOR =
  /^(?:了|防|求|免|避|抵|抗|配合|纪念|巩固|加强|增加|减少|解决|应对|争取|吸引|保护|保障|维护|维持|统治|控制|报复|掩护|补充|筹|讨|方便|适应|满足|促进|推广|推动|扩大|发展|改善|平息|镇压|安抚|显示|表示|提高|鼓励|确保|恢复|寻求|对付|打击|阻止|纠正)/

/** What was done, not what for: "為了修築長城動用了30萬人". */
const DONE = /(?<!^)[了过](?!解|程|[度渡去])/
/** "又稱作萬里長城": the name of what only the cause names. */
const NAMES_AGAIN = /^[又亦也被]?(?:称|叫|名|得名)/

/** Means somebody or something that the question does not print. */
const POINTS = /[这该她]|此(?!外)|(?<!其)他(?!国|人|性)|它|其(?!他|它|余|中|实)/

/** What follows the first comma mostly tells something that the cause does not explain; a short clause needs it. */
function asFarAsItStands(effect: { text: string; plain: string; start: number }): typeof effect {
  const comma = effect.plain.indexOf('，')
  if (
    comma < 10 ||
    /^(?:由于|因为|在|当|为|经|通过|随|对)/.test(effect.plain) ||
    /(?:上|下|中|时|后|考量|情况)$/.test(effect.plain.slice(0, comma))
  )
    return effect
  return { text: effect.text.slice(0, comma), plain: effect.plain.slice(0, comma), start: effect.start }
}

/** Of 出血 there are many causes; of what happened in a place or to a thing at its time the text tells its own. */
const isParticular = ({ tokens }: Statement, effect: string): boolean =>
  effect.length >= LEAST_EFFECT ||
  tokens.some(({ tag, stem }) => /^(?:ns|nt|nr|nz)$/.test(tag) && stem.length > 1 && effect.includes(stem))
const LEAST_EFFECT = 9

/** "惠更斯提出…後，由於…": the reason begins behind what only dates it. */
function reasonItself(cause: { text: string; plain: string; start: number }): typeof cause {
  const lead = /^(?:(?:[当随].*|.*[时后])，)?(?:因为|由于)?|^.*，(?:因为|由于)/
  const dropped =
    [/^.*，(?:因为|由于)/, lead]
      .map((pattern) => pattern.exec(cause.plain)?.[0].length ?? 0)
      .find((length) => length > 0) ?? 0
  return { text: cause.text.slice(dropped), plain: cause.plain.slice(dropped), start: cause.start + dropped }
}
/** In characters. */
const LEAST_REASON = 5

/** What follows the effect tells a further reason: what it is good for. */
const GOES_ON = /^，(?:确保|以便|以(?!为|及)|好让|从而|为的是|目的)/
/** Something before it is needed to know what is asked, or whether it is all. */
const HANGS =
  /进一步|一方面|得以|更加|仍|依然|随即|只会|一般|往往|大多|^(?:定义|使用)|可能|基于|是由|[^所可得足予加难借]以(?!上|下|及|来|为|外|内|后|前|[东西南北])/

/** "韓國的地貌" names what it was and says nothing of it. */
const explains = (
  statement: Statement,
  { start, plain }: { readonly start: number; readonly plain: string },
): boolean =>
  statement.tokens.some(
    (token) =>
      token.start >= start && token.end <= start + plain.length && /^(?:v|vd|vi|vn|a|ad|an|l|i|zg)/.test(token.tag),
  )

/** Whatever the dictionary takes them for. */
const NO_SUBJECT =
  /^(?:定义|使用|采用|通过|无法|难以|不能|不得|不|能|可以?|会|将|使|令|让|需要?|必须|才|常|多|较|很|有|没有)$/

/** A noun of the statement's own opens the effect, and a predicate follows it. */
function saysWhom(statement: Statement, start: number): boolean {
  const index = statement.tokens.findIndex((token) => token.start === start)
  const first = statement.tokens[index]
  if (
    !first ||
    NO_SUBJECT.test(first.stem) ||
    isPunctuation(first) ||
    isGeneralWord(first.stem) ||
    !/^(n|nr|ns|nt|nz|nrt|l|j|eng|t|an|vn)$/.test(first.tag)
  )
    return false
  return statement.tokens.slice(index + 1).some((token) => token.tag.startsWith('v'))
}
