/** How questions on notes are worded in English. */
import type { NoteFact, NoteList } from '../facts/note-fact.ts'
import { isOpen } from '../facts/open-relations.ts'
import { YEAR } from '../facts/label-words.ts'
import type { Names } from './english-names.ts'
import type { Wording } from './wording.ts'

const upper = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
const lower = (text: string): string => text.replace(/^\p{Lu}(?=[\p{Ll} ])/u, (letter) => letter.toLowerCase())
/** A second remark is joined to the first, since a statement says one thing. */
const joined = (text: string): string =>
  text.replace(/\s*;\s*(\p{L}+)/gu, (_, word: string) => (/[^su]s$/.test(word) ? ` and ${word}` : `, ${word}`))
const listed = (names: readonly string[]): string => `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`
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
      ? `${which(list)} ${joined(fact.object)}?`
      : fact.phrase === 'noun'
        ? ofPeople(list)
          ? `Who was ${joined(within(fact.object))}?`
          : `Which of the following ${/^(?:an?|the|one) /i.test(fact.object) ? 'is' : 'refers to'} ${joined(within(fact.object))}?`
        : `${which(list)} fits the description “${joined(fact.object)}”?`
  const thing = (fact: NoteFact, list: NoteList): string => {
    const name = within(fact.subject)
    const head = list.thing === undefined ? undefined : lower(list.thing)
    if (head !== undefined && ADJECTIVE.test(name) && !/\s/.test(head))
      return `a ${lower(name)} ${head}`.replace(/^a (?=[aeiou])/, 'an ')
    if (head !== undefined && name.endsWith(` ${head}`)) return `the ${name}`
    return name
  }
  const relation = (fact: NoteFact): string => lower(fact.relation ?? 'value')
  const property = (fact: NoteFact, list: NoteList): string =>
    `the ${relation(fact)} ${FOR.test(relation(fact)) ? 'for' : 'of'} ${thing(fact, list)}`
  const said = ({ phrase, object }: NoteFact): string =>
    phrase === 'value' &&
    (/^(?:an?|the) |\d/iu.test(object) || object.split(' ').length <= 2 || / \p{Lu}/u.test(object))
      ? joined(object)
      : `“${joined(object)}”`
  const statement = (fact: NoteFact, list: NoteList, other = fact): string => {
    if (other.phrase === 'predicate') return upper(`${withArticle(fact.subject, list.title)} ${joined(other.object)}.`)
    if (other.phrase === 'noun')
      return ofPeople(list)
        ? `${fact.subject} was ${joined(within(other.object))}.`
        : `“${upper(fact.subject)}” refers to ${joined(within(other.object))}.`
    return `The description “${joined(other.object)}” fits “${within(fact.subject)}”.`
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
    blankTerm: (fact, list) =>
      fact.phrase === 'noun' && !ofPeople(list)
        ? `${upper(joined(fact.object))}${/\b(?:is|are)$/.test(fact.object) ? ',' : ''} is called ____.`
        : `${termOf(fact, list)
            .replace(/^Which of the following(?= (?!fits))/, 'What')
            .replace('Which of the following fits', 'Which term fits')} ____`,
    askMeaning: (fact) => `Which of the following correctly describes “${within(fact.subject)}”?`,
    stateMeaning: (fact, list) =>
      fact.phrase === 'noun'
        ? `What is meant by “${within(fact.subject)}”?`
        : COUNTED.test(list.title ?? '')
          ? `State the function of ${withArticle(fact.subject, list.title)}.`
          : `Describe “${within(fact.subject)}” briefly.`,
    statement,
    correct: (wrong) =>
      `A student writes: “${wrong.replaceAll('“', '‘').replaceAll('”', '’')}” Explain what is wrong with this statement.`,
    meant: (fact) => `What the student describes is “${within(fact.subject)}”.`,
    match: ({ layout, facts }) =>
      layout === 'entries'
        ? 'Match each item on the left with its description on the right.'
        : `Match each item on the left with its ${relation(facts[0])} on the right.`,
    askValue: (fact, list) =>
      isYear(list)
        ? `In which year did the following take place: “${fact.subject}”?`
        : `What ${is(relation(fact))} ${property(fact, list)}?`,
    stateValue: (fact, list) => `What ${is(relation(fact))} ${property(fact, list)}?`,
    askThing: (fact, list) =>
      isYear(list)
        ? `Which of the following took place in ${fact.object}?`
        : `Which ${list.thing === undefined ? 'of the following' : lower(list.thing)} has “${joined(fact.object)}” as its ${relation(fact)}?`,
    blankValue: (fact, list) =>
      isYear(list)
        ? `“${fact.subject}” took place in the year ____.`
        : upper(`${property(fact, list)} ${is(relation(fact))} ____.`),
    value: (fact, list, other = fact) =>
      isOpen(fact)
        ? `“${upper(other.object)}” is ${/\bexamples?\b/.test(relation(fact)) ? 'an example' : `one of the ${plural(relation(fact))}`} of ${thing(fact, list)}.`
        : isYear(list)
          ? `“${fact.subject}” took place in ${other.object}.`
          : upper(`${property(fact, list)} ${is(relation(fact))} ${said(other)}.`),
    example: (fact, list) => `State one ${singular(relation(fact))} of ${thing(fact, list)}.`,
    anyExample: (value) => `${upper(value)} (or any other suitable answer)`,
    compare: (one, other, lists) => {
      const columns = lists.map(({ facts }) => relation(facts[0]))
      return `Compare ${thing(one, lists[0])} and ${thing(other, lists[0])} in terms of their ${columns.length > 1 ? listed(columns) : (columns[0] ?? '')}.`
    },
    compared: (column, one, other) =>
      `${upper(column)}: ${one.object} (${one.subject}); ${other.object} (${other.subject})`,
    members: (title) => {
      const phrase = membersPhrase(title)
      return {
        ask: phrase === undefined ? `State two points about “${lower(title)}”.` : `State two ${phrase}.`,
        anyTwo: 'Any two of the following: ',
      }
    },
    member: (title, member) => {
      const phrase = membersPhrase(title)
      return phrase === undefined || /^(?:things|ways)/.test(phrase)
        ? undefined
        : `${upper(member)} is one of the ${phrase}.`
    },
    order: (title, isOfEvents) =>
      isOfEvents
        ? 'Which of the following shows the events in the order in which they took place?'
        : /^(?:stages|steps|phases)\b/i.test(title)
          ? `Which of the following shows the correct order of the ${lower(title)}?`
          : `Which of the following shows the correct order of the steps in ${course(title)}?`,
    next: (title, step) => `In ${course(title)}, what comes immediately after this step: “${step}”?`,
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
const ADJECTIVE = /^\p{L}+(?:ive|al|ous|ic|ary|ed)$/u
const FOR = /\b(?:test|method|treatment|cure|reason|condition)s?$/
