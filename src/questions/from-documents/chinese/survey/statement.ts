/** A statement of the document that stands alone, and the cutting of a sentence down to one. */
import type { TopicId } from '#domain/ids.ts'
import type { Token } from '#reading/words/token.ts'
import { openingLength } from './openings.ts'
import { balanced } from './pieces.ts'
import { dependenceOf, leadingDependence, OPEN_LEAD } from './stands-alone.ts'

/** Offsets of its tokens and names count UTF-16 units of `text`. */
export type Statement = {
  /** Formulas sealed, without the full stop; a whole sentence, or its first clauses. */
  readonly text: string
  /** `text` in Simplified characters, of the same length. */
  readonly plain: string
  readonly tokens: readonly Token[]
  /** The whole sentence with formulas sealed, for showing it. */
  readonly sentence: string
  readonly sentencePlain: string
  /** The character behind it in its sentence: 。 at the end, ， where it was cut short. */
  readonly followedBy: string
  /** The whole sentence exactly as the document has it. */
  readonly quote: string
  readonly page?: number
  readonly heading?: string
  /** From the title of the document down to `heading`, in the script of the document. */
  readonly headings: readonly string[]
  readonly topicId: TopicId
  readonly block: number
  /** Of the first sentence of its paragraph, which mostly says what the paragraph is about. */
  readonly opensParagraph?: boolean
  /** The same for all statements of one sentence. */
  readonly sentenceKey: string
}

/** Clauses of a text: where each begins and ends, its comma left out; brackets and quotation marks are never cut. */
export function clausesOf(text: string): { readonly start: number; readonly end: number }[] {
  const clauses: { start: number; end: number }[] = []
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && text[at] !== '，' && text[at] !== '；') continue
    if (at < text.length && !balanced(text.slice(from, at))) continue
    if (at > from) clauses.push({ start: from, end: at })
    from = at + 1
  }
  return clauses
}

/**
 * The length of the longest beginning of a sentence (simplified shadow, full stop left out) that stands alone, cut at
 * a comma only;
 * 0 when there is none. A beginning that opens a condition or an adverbial is not left without its end.
 */
export function standingLength(plain: string): number {
  if (leadingDependence(plain)) return 0
  const clauses = clausesOf(plain)
  for (let count = clauses.length; count > 0; count -= 1) {
    const end = clauses[count - 1]!.end
    const part = plain.slice(0, end)
    if (!balanced(part) || dependenceOf(part) || ENDS_IN_MIDAIR.test(part)) continue
    if (count < clauses.length && !mayEndAt(plain, clauses, count)) continue
    return end
  }
  return 0
}

/** Longer statements are offered in their first clauses as well: one fact reads better than three. In characters. */
const LONG = 34
const LONG_CUT = { least: 14, most: 34 } as const

/**
 * The stretches of a sentence (simplified shadow, full stop left out) that stand alone, the longest first: without an
 * opening that only
 * ties it to the sentence before, as far as it stands, and where that is long also its first clauses.
 */
export function standingStretches(plain: string): { readonly start: number; readonly end: number }[] {
  const whole = standingLength(plain)
  const start = whole > 0 ? 0 : openingLength(plain)
  const length = start > 0 ? standingLength(plain.slice(start)) : whole
  if (length === 0) return []
  const ends = length > LONG ? standingEnds(plain.slice(start, start + length)) : []
  const shorter = ends.findLast((end) => end >= LONG_CUT.least && end <= LONG_CUT.most)
  return [{ start, end: start + length }, ...(shorter === undefined ? [] : [{ start, end: start + shorter }])]
}

/** Words that, opening the next clause, complete the one before. */
const COMPLETES =
  /^(?:则|就|便|才|所以|因此|但|却|而(?=[是且后非在将被对以])|以|从而|使|令|即|是|为|也|亦|都|仍|还|以及|及|和|与|或|包括|导致|造成|称为|史称|又称|俗称|除非|如果|若|成为|并非|不|均|其)/
/** A clause that leaves something open: it ends in a verb that wants more, a preposition or a comparison. */
const LEFT_OPEN =
  /(?:是|为|于|在|把|将|被|让|使|令|对|与|和|及|或|等|的|说|称|道|报导|证明|证实|承认|强调|希望|试图|记载|形容|指出|认为|表示|发现|规定|主张|显示|宣布|相信|提出|决定|例如|如|包括|分别|即|以|来|时|后|前|中|下|上|里|之际|期间|以来|同时|方面|而言|间|之间|初期|时期|年代|年间|之初|前夕|(?:发出|贴出|发表|拍来的?|颁布|提出)[^，]{0,6}(?:通知|布告|公告|通告|声明|命令|电报|文告)|之外|之下|之中|根据|通过|经|由|宣称|声称|要求|同意|了?(?:一[部本份个项种]?)(?:著作|报告|协议|条约|技术|方法|计划)|达成了?协议|分[为成][两二三四五]派|其一)$/
/** "…的環境變數": a subject alone, when nothing before it can be a predicate. */
const PHRASE = /的[\u4e00-\u9fff]{2,6}$/
const PREDICATE = /[是有为了把被将由会能可成使]|(?<!命)令|位于|属于|用于|源于|始于|等于|在于|至|到/
/** "雖然" waits for its "但". */
const CONCEDES = /虽|尽管|不仅|不但|与其|宁可|不是/
const ANSWERS = /但|却|仍|而且|还|反而|而是|也/
/** A connective at the very end announces what is not there. */
const ENDS_IN_MIDAIR = /，(?:因此|所以|但|但是|然而|而|并|并且|此外|例如|如|即)$/
/** An adverbial of its own that waits for what follows. */
const WAITING_CLAUSE =
  /^(?:[但而且]|并且)?(?:要(?![求点素素])|想要?|为使|若要|遇有?(?!到|见|难|害)|一旦|每逢|每当|假设|设|经|在|于|自|自从|从|对|对于|以|根据|按照|由于|因为|因|为了?|通过|随[着著]|除了?|当|如果|若|虽然|尽管|即使|只要|不仅|不但|既|无论|不论)/

/** "…的質量若是超過太陽": the clause only says on what condition. */
const CONDITION_INSIDE = /若|如果|假如|倘|除非/

function mayEndAt(
  plain: string,
  clauses: readonly { readonly start: number; readonly end: number }[],
  count: number,
): boolean {
  const last = clauses[count - 1]!
  const clause = plain.slice(last.start, last.end)
  const next = plain.slice(clauses[count]!.start, clauses[count]!.end)
  if (clauses.slice(0, count).every(({ start, end }) => OPEN_LEAD.test(plain.slice(start, end)))) return false
  if (OPEN_LEAD.test(plain.slice(0, clauses[0]!.end)) && count < 2) return false
  if (CONCEDES.test(plain.slice(0, last.end)) && !ANSWERS.test(plain.slice(0, last.end))) return false
  if (PHRASE.test(clause) && !PREDICATE.test(clause)) return false
  if (count > 1 && (WAITING_CLAUSE.test(clause) || /(?:[年月日]|世纪|年代)$/.test(clause))) return false
  if (CONDITION_INSIDE.test(clause)) return false
  return !COMPLETES.test(next) && !LEFT_OPEN.test(clause) && clause.length >= 4
}

/** The lengths at which a standing statement may be cut and still stand, ascending; the last is its own. */
export function standingEnds(plain: string): number[] {
  const clauses = clausesOf(plain)
  return clauses.flatMap(({ end }, index) => {
    const whole = index === clauses.length - 1
    return whole ||
      (balanced(plain.slice(0, end)) && !dependenceOf(plain.slice(0, end)) && mayEndAt(plain, clauses, index + 1))
      ? [end]
      : []
  })
}
