/** How questions on notes are worded in English. */
import { indefiniteArticle } from '../../from-documents/english/wording/articles.ts'
import { tagEnglish } from '#reading/words/english.ts'
import type { NoteFact, NoteList } from '../facts/note-fact.ts'
import { YEAR } from '../facts/label-words.ts'
import type { Names } from './english-names.ts'
import type { Wording } from './wording.ts'

const upper = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
const lower = (text: string): string => text.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (letter) => letter.toLowerCase())
/** A second remark is no part of what is asked for. */
const first = (text: string): string => text.replace(/;.*$/u, '')
const singular = (noun: string): string =>
  noun
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^su])s$/, '')
const plural = (noun: string): string => (noun.endsWith('s') ? noun : `${noun}s`)
const is = (noun: string): string => (/[^su]s(?: of .*)?$/.test(noun) ? 'are' : 'is')
/** Of events; in other tables the year is one of the things that are told. */
const isYear = ({ thing, facts }: NoteList): boolean =>
  thing === undefined && facts.every(({ object }) => YEAR.test(object))
const ofPeople = ({ title = '' }: NoteList): boolean =>
  /\b(?:people|persons?|scientists?|figures?|leaders?|inventors?|artists?|writers?|poets?|kings?|emperors?|explorers?|heroes|philosophers?)\b/i.test(
    title,
  )

export function englishWording({ within, withArticle }: Names): Wording {
  /** "structure of a cell" under "Structures of a cell". */
  const kind = (list: NoteList): string | undefined => {
    const found = /^(?:main |basic |different |some )?(\p{L}+s) of (.+)$/iu.exec(list.title ?? '')
    const noun = found?.[1] === undefined ? undefined : singular(found[1].toLowerCase())
    return noun === undefined || !KINDS.has(noun) ? undefined : `${noun} of ${found?.[2] ?? ''}`
  }
  const which = (list: NoteList): string => {
    if (ofPeople(list)) return 'Which person'
    const named = kind(list)
    return named === undefined ? 'Which of the following' : `Which ${named}`
  }
  const termOf = (fact: NoteFact, list: NoteList): string =>
    fact.phrase === 'predicate'
      ? `${which(list)} ${first(fact.object)}?`
      : fact.phrase === 'noun' && ofPeople(list)
        ? `Who was ${within(first(fact.object))}?`
        : fact.phrase === 'noun' && ARTICLE.test(fact.object)
          ? `Which of the following is ${within(first(fact.object))}?`
          : `${which(list)} fits the description “${first(fact.object)}”?`
  const thing = (fact: NoteFact, list: NoteList): string => {
    const name = within(fact.subject)
    const head = list.thing === undefined ? undefined : lower(list.thing).replace(/^(?:types?|kinds?|sorts?) of /, '')
    if (head !== undefined && isAdjective(name) && !/\s/.test(head))
      return `a ${lower(name)} ${head}`.replace(/^a (?=[aeiou])/, 'an ')
    if (head !== undefined && name.endsWith(` ${head}`)) return `the ${name}`
    return name
  }
  const relation = (fact: NoteFact): string => lower(fact.relation ?? 'value')
  const property = (fact: NoteFact, list: NoteList): string =>
    `the ${relation(fact)} ${FOR.test(relation(fact)) ? 'for' : 'of'} ${thing(fact, list)}`
  /** "the iodine test", “turns limewater milky”. */
  const said = ({ phrase, object }: NoteFact): string =>
    phrase === 'value' &&
    (/^(?:an?|the) |\d/iu.test(object) || object.split(' ').length <= MOST_UNQUOTED || / \p{Lu}/u.test(object))
      ? within(first(object))
      : `“${first(object)}”`
  const statement = (fact: NoteFact, list: NoteList, other = fact): string => {
    if (other.phrase === 'predicate') return upper(`${withArticle(fact.subject, list.title)} ${first(other.object)}.`)
    if (other.phrase === 'noun')
      return ofPeople(list)
        ? `${fact.subject} was ${within(first(other.object))}.`
        : ARTICLE.test(other.object)
          ? `“${upper(fact.subject)}” refers to ${within(first(other.object))}.`
          : `“${upper(fact.subject)}” means “${first(other.object)}”.`
    return `The description “${first(other.object)}” fits “${within(fact.subject)}”.`
  }
  const membersPhrase = (title: string): string | undefined => {
    if (
      /^(?:\p{L}+ )?\p{L}+[^su]s (?:of|for|to|affecting|influencing|causing|that|which|in|from|needed|used) /iu.test(
        title,
      ) ||
      /^(?:\p{L}+ )?(?:causes|uses|effects)\b/iu.test(title)
    )
      return lower(title)
    const what = /^what (.+)$/i.exec(title)?.[1]
    if (what !== undefined) return `things that ${what}`
    const how = /^how to (.+)$/i.exec(title)?.[1]
    return how === undefined ? undefined : `ways to ${how}`
  }
  return {
    option: upper,
    name: within,
    askTerm: termOf,
    blankTerm: (fact, list) => {
      const object = first(fact.object)
      if (fact.phrase === 'noun' && !ofPeople(list))
        return CAN_BE_CALLED.test(object)
          ? `${upper(object)} ${ARTICLE.test(object) ? 'is' : 'are'} called ____.`
          : `Which term fits the description “${object}”? ____`
      return `${termOf(fact, list)
        .replace(/^Which of the following(?= (?!fits))/, 'What')
        .replace('Which of the following fits', 'Which term fits')} ____`
    },
    stateMeaning: (fact, list) => {
      const named = kind(list)
      if (named !== undefined && /^(?:stage|step|phase)\b/.test(named))
        return `What happens during ${within(fact.subject)}?`
      if (ofPeople(list)) return `Who was ${fact.subject}?`
      if (fact.phrase !== 'predicate') return `What is meant by “${within(fact.subject)}”?`
      return COUNTED.test(list.title ?? '')
        ? `State the function of ${withArticle(fact.subject, list.title)}.`
        : `Describe “${within(fact.subject)}” briefly.`
    },
    statement,
    match: ({ layout, facts }, isOneSpare) =>
      `Match each item on the left with its ${layout === 'entries' ? 'description' : relation(facts[0])} on the right.${isOneSpare ? ' One item on the right is not used.' : ''}`,
    askValue: (fact, list) =>
      isYear(list)
        ? `In which year did the following take place: “${fact.subject}”?`
        : `What ${is(relation(fact))} ${property(fact, list)}?`,
    stateValue: (fact, list) => `What ${is(relation(fact))} ${property(fact, list)}?`,
    askThing: (fact, list) =>
      isYear(list)
        ? `Which of the following took place in ${fact.object}?`
        : `Which ${list.thing === undefined ? 'of the following' : lower(list.thing)} has ${said(fact)} as its ${relation(fact)}?`,
    blankValue: (fact, list) =>
      isYear(list)
        ? `“${fact.subject}” took place in the year ____.`
        : upper(`${property(fact, list)} ${is(relation(fact))} ____.`),
    value: (fact, list, other = fact) =>
      isYear(list)
        ? `“${fact.subject}” took place in ${other.object}.`
        : upper(`${property(fact, list)} ${is(relation(fact))} ${said(other)}.`),
    example: (fact, list, known) =>
      known > 1
        ? `State two ${plural(singular(relation(fact)))} of ${thing(fact, list).replace(/^an? (.+)$/, (_, noun: string) => plural(noun))}.`
        : `State one ${singular(relation(fact))} of ${thing(fact, list)}.`,
    anyTwo: 'Any two of: ',
    orOther: 'or any other suitable answer',
    markEach: 'half of the marks for each',
    members: (title) => {
      const phrase = membersPhrase(title)
      return phrase === undefined ? undefined : `State two ${phrase}.`
    },
    twoOf: (kind) => `State two ${lower(kind)}.`,
    askMember: (kind) => {
      const one = singular(lower(kind))
      return `Which of the following is ${indefiniteArticle(one)} ${one}?`
    },
    order: (title, isOfEvents) =>
      isOfEvents
        ? 'Which of the following shows the events in the order in which they took place?'
        : /^(?:stages|steps|phases)\b/i.test(title)
          ? `Which of the following shows the correct order of the ${lower(title)}?`
          : `Which of the following shows the correct order of the steps in ${course(title)}?`,
    colon: ': ',
    stop: '.',
    join: (texts) => texts.join('; '),
  }
}

/** "the formation of an oxbow lake", “how paper is made”. */
const course = (title: string): string =>
  /^(?:life cycle|formation|process|path|pathway|journey|development|sequence|procedure|stages|steps|phases)\b|\bcycle$/i.test(
    title,
  )
    ? `the ${lower(title)}`
    : `“${lower(title)}”`
const KINDS = new Set([
  'part',
  'structure',
  'stage',
  'organ',
  'type',
  'kind',
  'component',
  'layer',
  'branch',
  'group',
  'process',
  'member',
  'source',
  'form',
  'method',
  'step',
  'phase',
])
const COUNTED = /\b(?:functions?|roles?|parts|structures|organs|organelles|components)\b/i
const MOST_UNQUOTED = 3
const ARTICLE = /^(?:an?|the|one) /i
/** With a comma in it nobody sees where the phrase ends. */
const CAN_BE_CALLED = /^(?:an?|the|one|two|three|four) [^,]+$/i
/** "transparent", and not "charcoal". */
const isAdjective = (name: string): boolean =>
  !/\s/.test(name) && tagEnglish(`It is very ${name.toLowerCase()}.`)[0]?.tokens[3]?.tag === 'ADJ'
const FOR = /\b(?:test|results?|method|treatment|cure|reason|condition)s?$/
