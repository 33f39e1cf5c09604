/** Asks which of four entries of one list or section is so described: "下列哪一項由高黏度的熔岩形成？" */
import type { TopicId } from '#domain/ids.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import { labelOf, multipleChoice, type Basis } from '../offer.ts'
import { entriesOf, type Entry } from '../facts/entries.ts'
import { balanced } from '../survey/pieces.ts'
import type { Statement } from '../survey/statement.ts'
import { classOf } from '../distractors/semantic-class.ts'
import type { Survey } from '../survey/survey.ts'
import type { Say } from '../wording/wording.ts'

/** Wrong options beside the key. */
const OTHERS = 3

export const makeEntryChoices = (
  survey: Survey,
  say: Say,
  material: Material,
  topics?: ReadonlySet<TopicId>,
): Candidate[] =>
  told(material, topics).flatMap(({ entry, others, description }) => asked(survey, say, entry, others, description))

/** One description of each entry that tells it from its sisters; `kin` names their list. */
export const describedEntries = (
  material: Material,
  topics?: ReadonlySet<TopicId>,
): (Description & { readonly entry: Entry })[] => [
  ...new Map(told(material, topics).map(({ entry, description }) => [entry, { ...description, entry }])).values(),
]

type Told = { readonly entry: Entry; readonly others: readonly Entry[]; readonly description: Description }

function told(material: Material, topics?: ReadonlySet<TopicId>): Told[] {
  return [...Map.groupBy(entriesOf(material, topics), ({ kin }) => kin).values()]
    .filter((kin) => kin.length > OTHERS)
    .flatMap((kin) =>
      kin.flatMap((entry, at) => {
        const near = kin.slice(Math.max(0, at - NEAR), at + NEAR + 1)
        const sisters = isOneList(kin) ? near : kin.filter((other) => isOfOneKind(entry, other))
        return descriptionsOf(entry).flatMap((description): Told[] => {
          // "是與微觀粒子有關的角動量": a list of all sorts has a vessel beside it.
          const ofKind =
            SAYS_KIND.test(description.plain) && !entry.kin.includes('|')
              ? sisters.filter((other) => isOfOneKind(entry, other))
              : sisters
          const others = ofKind.filter(
            (other) => other !== entry && isAlike(entry, other) && !isTrueOf(other, description.plain),
          )
          const isTold =
            others.length >= OTHERS &&
            !tellsName(entry, others, description.plain) &&
            !kin.some((other) => other !== entry && description.plain.includes(other.plain))
          return isTold ? [{ entry, others, description }] : []
        })
      }),
    )
}

const SAYS_KIND = /^(?:就)?是.*的[^的，]{2,6}$/
/** A long list passes from one kind of thing to the next. */
const NEAR = 7
/** Articles of an encyclopaedia are longer than entries of a list. In characters. */
const SHORT_SECTION = 220

/** The parts of a section of a chapter, or the short entries of a glossary; articles side by side are on anything. */
const isOneList = (kin: readonly Entry[]): boolean =>
  kin[0]!.kin.includes('|') || kin.filter(({ section }) => section.length <= SHORT_SECTION).length * 3 > kin.length * 2

function isOfOneKind(a: Entry, b: Entry): boolean {
  const [one, other] = [classOf(a.plain), classOf(b.plain)]
  return one !== undefined && other !== undefined ? one === other : a.plain.at(-1) === b.plain.at(-1)
}

function asked(
  survey: Survey,
  say: Say,
  entry: Entry,
  others: readonly Entry[],
  { statement, text }: Description,
): Candidate {
  const basis: Basis = {
    maker: 'entry_choice',
    statement,
    answer: entry.plain,
    answerCount: 2,
    demand: 0.4,
    score: 0.85,
    conclusion: say`故答案為「${entry.name}」。`,
  }
  const wrong = survey.random.fork(labelOf(basis, 'entries')).shuffle(nearest(entry, others)).slice(0, OTHERS)
  return multipleChoice(
    survey,
    basis,
    survey.open(`${say`下列哪一項`}${text}？`),
    entry.name,
    wrong.map(({ name }) => name),
  )
}

/** Those of the entry's length first, some more than are needed. */
const nearest = (entry: Entry, others: readonly Entry[]): Entry[] =>
  others
    .toSorted((a, b) => Math.abs(a.plain.length - entry.plain.length) - Math.abs(b.plain.length - entry.plain.length))
    .slice(0, OTHERS + 2)

/** In characters. */
const DESCRIPTION = { least: 9, most: 46 } as const

type Description = { readonly statement: Statement; readonly text: string; readonly plain: string }

/** What sentences say of the entry in clauses that follow each other. */
function descriptionsOf(entry: Entry): Description[] {
  return [...Map.groupBy(entry.predications, ({ statement }) => statement.sentenceKey).values()].flatMap(
    (ofSentence): Description[] => {
      const { statement } = ofSentence[0]!
      const [first, ...further] = ofSentence.filter(
        ({ start, end }) => !ANOTHER_NAME.test(statement.plain.slice(start, end)),
      )
      if (!first) return []
      let { end } = first
      for (const next of further)
        if (next.start === end + 1 && next.end - first.start <= DESCRIPTION.most) ({ end } = next)
      const lead =
        /^(?:也|亦|还|又|则|都|就|便|同时|此外|另外)+/.exec(statement.plain.slice(first.start, end))?.[0].length ?? 0
      const text = statement.text.slice(first.start + lead, end).replace(/\s?[（(][A-Za-z0-9\s.,'’·-]*[）)]/g, '')
      const plain = statement.plain.slice(first.start + lead, end).replace(/\s?[（(][A-Za-z0-9\s.,'’·-]*[）)]/g, '')
      return tells(plain) ? [{ statement, text, plain }] : []
    },
  )
}

/** Says no more than how else it is called. */
const ANOTHER_NAME = /^(?:也|又|亦)?(?:就是|又称|亦称|也称|简称|俗称|旧称|又名|也叫|即)[^，]{1,16}$/

/** Points to something, guesses, names it otherwise, or says what is true of many. */
const NOT_TOLD =
  /[他她它这该此您你我]|其(?!他|它|余|中)|可能|也许|或许|据说|有些|有的|另一|许多|各种|不同|不|没|未|[又亦也旧古原]称|俗称|简称|名为|如下|以下|上述|例如|[：:？?]|之一$|最(?:后|近)/

function tells(plain: string): boolean {
  if (plain.length < DESCRIPTION.least || plain.length > DESCRIPTION.most || NOT_TOLD.test(plain) || !balanced(plain))
    return false
  if (
    !/^(?:主要|通常|常常?|一般|可以?|能够?|会|多|大多)*(?:是|为(?!了)|有|具|含|包|由|以|用|位于|坐落|地处|负责|协助|产生|形成|属于|将|把|使|令|控|调|储|分|吸|释|合|运|输|提供|保护|支持|防止|帮助|促进|连接|接收|传递|测|监|检|显示|记录|计算|处理|管理|规定|主张|提倡|描|表示|代表|反映|衡量|收|发|注|流|生)/.test(
      plain,
    )
  )
    return false
  if (/^(?:就|即)?是/.test(plain) && plain.length < GENUS_ONLY) return false
  return true
}

/** What two others have in their names too points to none. */
const SHARED_BY = 2

/** A character that tells its name from the others' stands in the description. */
function tellsName({ plain: name }: Entry, others: readonly Entry[], plain: string): boolean {
  return [...name].some(
    (character) =>
      /\p{Script=Han}/u.test(character) &&
      !COMMON.test(character) &&
      plain.includes(character) &&
      others.filter((other) => other.plain.includes(character)).length < SHARED_BY,
  )
}
/** "是單層膜的囊狀胞器" is said of several. In characters. */
const GENUS_ONLY = 12

/** In the names of too many things to point to one. */
const COMMON = /[器具物体子用机人大小的性化学法式类型]/

/** Of like form, so that none stands out. */
const isAlike = (a: Entry, b: Entry): boolean =>
  !a.plain.includes(b.plain) &&
  !b.plain.includes(a.plain) &&
  Math.abs(a.plain.length - b.plain.length) <= 5 &&
  /[A-Za-z]/.test(a.plain) === /[A-Za-z]/.test(b.plain)

/** Its own section has more than half of the words. */
function isTrueOf(other: Entry, plain: string): boolean {
  const pairs = Array.from({ length: plain.length - 1 }, (_, at) => plain.slice(at, at + 2)).filter((two) =>
    /^\p{Script=Han}{2}$/u.test(two),
  )
  return pairs.filter((two) => other.section.includes(two)).length > pairs.length * MOST_SHARED
}
const MOST_SHARED = 0.34
