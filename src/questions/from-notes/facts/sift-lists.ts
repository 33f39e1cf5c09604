/**
 * Which of the harvested facts may be asked. "Label: text" is a term with its meaning in a glossary, and in other notes a
 * side of the matter ("Pros: …", 「後果：…」), a hint for the memory or a list of examples: strict readers refused nine of
 * ten questions that took these for terms.
 */
import { anyOf } from '#domain/any-of.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import { squeezed } from '../same-words.ts'
import { COLUMN_HEADING, NAMES_TERMS, PROPERTY, YEAR_COLUMN } from './label-words.ts'
import type { NoteFact, NoteList } from './note-fact.ts'

/**
 * `likeness`: how much of what the lexicon says of a term of this name the text says, 0 to 1; undefined where it has no
 * such term.
 */
export function siftLists(
  lists: readonly NoteList[],
  likeness: (name: string, text: string) => number | undefined,
): NoteList[] {
  const sides = repeatedLabels(lists)
  const mayBeTerm = ({ subject, object, phrase }: NoteFact): boolean =>
    !SIDE.test(subject) &&
    !sides.has(squeezed(subject)) &&
    (phrase === 'predicate' || !isEnumeration(object)) &&
    !NO_MEANING.test(object) &&
    // "Producer surplus: rises" tells what happens to it.
    !/^\p{Script=Latin}+$/u.test(object) &&
    !isPassage(object) &&
    !squeezed(object).includes(squeezed(subject)) &&
    !/^\d|[?？]/.test(subject)
  /** "Petroleum: the Middle East has most of it" is no meaning of the word. */
  const isMeaning = (fact: NoteFact): boolean => {
    const alike = likeness(fact.subject, fact.object)
    return alike !== undefined && alike >= (fact.phrase === 'noun' ? LEAST_ALIKE.noun : LEAST_ALIKE.other)
  }
  const isKnown = ({ subject }: NoteFact): boolean => likeness(subject, '') !== undefined
  const isTerm = (fact: NoteFact, list: NoteList): boolean => {
    if (!mayBeTerm(fact)) return false
    const isNamed = NAMES_TERMS.test(list.title ?? '')
    // Causes, values and effects one after another are the story of a thing.
    if (isMeaning(fact))
      return isNamed || fact.phrase === 'noun' || fact.object.split(/，/u).length < CLAUSES_OF_A_STORY
    if (/^\p{Script=Han}$/u.test(fact.subject)) return false
    if (isNamed) return true
    if (ASKS.test(list.title ?? '')) return false
    // What a list says of most of its entries, it says of the others; parts and organs are told by what they do.
    const isOfKind = isHalf(list, isMeaning) || (isHalf(list, isKnown) && isDoing(list))
    // "takes in water", "the part in which …": by an English verb or article it is said of the label.
    const isTold = fact.phrase === 'noun' || fact.phrase === 'predicate'
    const isPlain = fact.phrase === 'predicate' ? /^[a-z]/i.test(fact.object) : /^(?:an?|the) /i.test(fact.object)
    return isTold && (isOfKind || isPlain)
  }
  return lists.flatMap((list): NoteList[] => {
    const facts = list.facts.filter((fact) => {
      switch (fact.kind) {
        case 'definition':
          return isTerm(fact, list)
        case 'property':
          return list.layout === 'profile' || isProperty(fact)
        case 'member':
          return !SIDE.test(list.title ?? '')
        case 'sequence':
          return true
      }
    })
    const least = list.layout === 'members' || list.layout === 'steps' ? 3 : 1
    // What follows one another, and what is of one kind, is whole or nothing.
    if (least === 3 && facts.length < list.facts.length) return []
    const [first, ...others] = facts
    return first === undefined || facts.length < least
      ? []
      : [{ ...list, facts: [first, ...others] satisfies NonEmpty<NoteFact> }]
  })
}

const isHalf = ({ facts }: NoteList, test: (fact: NoteFact) => boolean): boolean =>
  2 * facts.filter(test).length >= facts.length
/** Of four entries or more nearly all say what a thing does. */
const isDoing = ({ facts }: NoteList): boolean =>
  facts.length >= 4 && facts.filter(({ phrase }) => phrase === 'predicate').length >= 0.8 * facts.length

/** Labels that stand under several headings say which side is told. */
function repeatedLabels(lists: readonly NoteList[]): ReadonlySet<string> {
  const titles = new Map<string, Set<string>>()
  for (const { facts, title = '' } of lists)
    for (const { kind, subject } of facts)
      if (kind === 'definition') titles.set(squeezed(subject), (titles.get(squeezed(subject)) ?? new Set()).add(title))
  return new Set([...titles].filter(([, under]) => under.size > 1).map(([label]) => label))
}

const CLAUSES_OF_A_STORY = 4
/** "What did the Greeks leave us?": labels under it are answers. */
const ASKS = /[?？]$|^(?:what|how|why|who|which)\b/i
const LEAST_ALIKE = { noun: 0.05, other: 0.15 } as const

const SIDE = new RegExp(
  `^(?:${anyOf`
    pros?|cons?|for|against|advantages?|disadvantages?|benefits?|drawbacks?|strengths?|weaknesses?|causes?|effects?|results?|reasons?|impacts?|consequences?
    location|position|height|features?|characteristics?|uses?|functions?|background|significance|importance|summary|conclusion|key points?|main points?|process|how it works|why|what|when|where|who
    for the \p{L}+|in .+|on .+|first|second|third|finally|then|next
    [優缺利弊]|[優优]勢|劣[勢势]|[優优缺][點点]|好[處处]|[壞坏][處处]|利弊|[贊赞]成|支持|反[對对]|正面|反面|正方|反方|[經经][過过]|[結结]果|起因|背景|[後后]果|影[響响]|原因|成因|近因|[遠远]因|[導导]火[線线]|目的|意[義义]
    特[點点徵征色]|[內内]容|措施|方法|[領领][導导袖]者?|人物|[時时][間间期]|地[點点]|重[點点]|[總总][結结]|口[訣诀]|第.+代|[再另]看?一個例子|例|其[他它]|功[用能]|用途|作用
  `})$`,
  'iu',
)
/** What shows how things go, warns, or supposes a case. */
const NO_MEANING =
  /→|->|⇒|[?？=＝]|^(?:about |around |[約约])?\d|\bbecause\b|^(?:如果|假如|若|例如|因[為为]?|由於|由于|但|所以|可以?|要|[記记]住|if|when|because|so|but|see|remember|e\.g\.)(?![\p{Ll}])/iu

/** "torches, lamps, lit candles": short things beside each other, and no meaning. */
function isEnumeration(text: string): boolean {
  const chinese = /\p{Script=Han}/u.test(text)
  const parts = text
    .split(chinese ? /[、；;／/]|和|及(?!格)/u : /,\s*|;\s*|\band\b/)
    .filter((part) => part.trim() !== '')
  if (parts.length < (chinese ? 2 : 3)) return false
  return parts.every((part) =>
    chinese ? [...part].length <= 6 && !/[，的]/u.test(part) : part.trim().split(/\s+/).length <= 4,
  )
}

/** Told in several sentences, it is a passage of the notes. */
const isPassage = (text: string): boolean =>
  (text.match(/[。！!]|[a-z)][.] (?=[A-Z])/gu) ?? []).length > (/[。.]$/u.test(text) ? 1 : 0)

/** A column whose heading names what a thing has, of rows that are named by words. */
function isProperty({ relation = '', subject, object, phrase }: NoteFact): boolean {
  const isUsual = [COLUMN_HEADING, PROPERTY, YEAR_COLUMN, PLAIN_NOUN].some((form) => form.test(relation))
  return (
    isUsual &&
    !IS_HALF_SAID.test(relation) &&
    !(SORT.test(relation) && /^\p{Ll}+$/u.test(object)) &&
    // Under "Test", what it does is no name of it.
    (phrase !== 'predicate' || /\p{Script=Han}/u.test(object) || DOES.test(relation)) &&
    !EXAMPLE_OF_A_PART.test(relation) &&
    (DOES.test(relation) || !isEnumeration(object)) &&
    /^\p{L}/u.test(subject) &&
    !NAMELESS.test(subject) &&
    !SIDE.test(subject) &&
    !ROW_OF_SUMS.test(subject) &&
    !isPassage(object)
  )
}
/** Test tube 甲, sample A: what it is, the table shows and a question does not. */
const NAMELESS =
  /^(?:[甲乙丙丁戊己庚]|\p{Lu}|(?:試管|试管|組別|组别|樣本|样本|tube|sample|group|set-?up)\s?[甲乙丙丁A-Z\d])$/iu
/** "Body covering", and not "What happens to light". In Chinese only the usual headings tell what a column holds. */
const PLAIN_NOUN = /^(?!(?:what|how|why|when|where|which|who|remainder|total|others?)\b)[a-z]+(?: [a-z]+){0,2}$/i
const DOES =
  /功[用能]|作用|[職职]能|\b(?:functions?|roles?|uses?|jobs?|features?|effects?|advantages?|disadvantages?|characteristics?)\b/i
/** 「位置例子」: of what it is an example, the heading does not say as a question would. */
const EXAMPLE_OF_A_PART = /.例子?$/u
/** "Measured with", "Made of": a heading that its cells complete is no name of what a thing has. */
const IS_HALF_SAID =
  /\b(?:with|by|of|in|for|from|to|at|on|as)$|^(?:measured|made|found|used|caused|given|called|done)\b/i
/** "Type: hard": an adjective completes no sentence on a type. */
const SORT = /^(?:types?|kinds?|sorts?|category)$/i
const ROW_OF_SUMS = /^(?:first|remainder|total|others?|all|both|其[他它]|合[計计]|[總总][計计和])\b|^[\p{Sc}\d]/iu
