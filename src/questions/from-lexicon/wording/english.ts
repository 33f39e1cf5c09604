/** How questions on terms are worded in English. */
import { NAME_CLASSES, type LexiconTerm, type TermClass } from '#lexicon/lexicon-row.ts'
import type { Wording } from './wording.ts'

const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())
const isName = (term: LexiconTerm): boolean => NAME_CLASSES.has(term.class) && /^\p{Lu}/u.test(term.name.en)
const isPlural = ({ definition }: LexiconTerm): boolean =>
  // "joblessness", "emphasis" and "physics" are one thing.
  !/^(?:an?|the|one|any|each|every) /i.test(definition.en) && /^(?:\w+ )?\w+(?<!s|u|i|ic)s\b/.test(definition.en)
const is = (term: LexiconTerm): string => (isPlural(term) ? 'are' : 'is')

/** How a choice of names begins; of other things: "Which of the following is". */
const WHICH: Partial<Record<TermClass, string>> = { person: 'Who was', event: 'Which event was' }

/** Butane is the name of a thing, and no term for it. */
const HAS_NAME: ReadonlySet<TermClass> = new Set(['substance', 'organism', 'object', 'device'])

/** An article before the blank would tell, and none would be wrong; so would a comma before the verb, or none. */
function blank(term: LexiconTerm): string {
  const said = term.definition.en
  const frame = isName(term) || HAS_NAME.has(term.class) ? 'The name of' : 'The term for'
  if (said.includes(',')) return `The following describes ____: ${said}.`
  return term.class === 'person' ? `${upperFirst(said)} was ____.` : `${frame} ${said} is ____.`
}

/** Malaria and copper are spoken of without an article; of a kind of matter ("a catalyst") they are not. */
const isMatter = (term: LexiconTerm): boolean =>
  !isPlural(term) && (term.class === 'disease' || (term.class === 'substance' && /^the /i.test(term.definition.en)))

const statement = (term: LexiconTerm, definition: string): string =>
  term.class === 'person'
    ? `${term.name.en} was ${definition}.`
    : isMatter(term)
      ? `${upperFirst(term.name.en)} is ${definition}.`
      : isName(term)
        ? `“${term.name.en}” refers to ${definition}.`
        : `The term “${term.name.en}” means ${definition}.`

/** "a, b and c" */
const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const englishWording: Wording = {
  language: 'en',
  name: ({ en }) => en,
  aliases: ({ aliases }) => aliases.en,
  definition: ({ definition }) => definition.en,
  option: upperFirst,
  askTerm: (term) => `${WHICH[term.class] ?? `Which of the following ${is(term)}`} ${term.definition.en}?`,
  askMeaning: (meaning) => `Which of the following terms means “${meaning}”?`,
  askDefinition: (term) =>
    isName(term) || term.class === 'law' || term.class === 'theory'
      ? `Which of the following describes “${term.name.en}”?`
      : isMatter(term)
        ? `Which of the following describes ${term.name.en}?`
        : `What is meant by the term “${term.name.en}”?`,
  blank,
  statement,
  distinguish: (one, other) => `Distinguish between “${one.name.en}” and “${other.name.en}”.`,
  joined: (sentences) => sentences.join(' '),
  orOther: 'or any other suitable answer',
  aboutChapter: (chapter) => `Answer the following questions on the topic “${chapter}”.`,
  answer: (points) => `${points.join('; ')}.`,
  both: (one, other) => `${statement(one, one.definition.en)} ${statement(other, other.definition.en)}`,
  correct: (wrong) => `A student writes: ${wrong} Explain what is wrong with this statement.`,
  corrected: (term, meant) => [
    `What the student describes is “${meant.name.en}”.`,
    upperFirst(statement(term, term.definition.en)),
  ],
  match: 'Match each term on the left with its description on the right.',
  orderOf: ({ en }) => `Which of the following shows the correct order of ${en}?`,
  chain: (steps) => steps.join(' → '),
  explain: (names) => `Explain what is meant by ${listed(names.map((one) => `“${one}”`))}.`,
  entry: ({ name }, point) =>
    `${upperFirst(name.en)}: ${point.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
  factOf: (thing, property) => `What is the ${property} of ${thing}?`,
  factValue: (thing, property, value) => `The ${property} of ${thing} is ${value}.`,
  sentence: (term) => upperFirst(statement(term, term.definition.en)),
  points,
}

/** "a tiny opening …" and "through which gases pass": parted where the distinguishing clause begins. */
function points(definition: string): readonly string[] {
  const at = definition
    .slice(8)
    .search(/,? (?:(?:in|by|from|through|on|into|to|at|of|with) which|(?<! so )that|which|who|whose|where) /)
  if (at < 0) return [upperFirst(definition)]
  const [first, second] = [definition.slice(0, at + 8), definition.slice(at + 8).replace(/^,? /, '')]
  return first.split(' ').length < 4 || second.split(' ').length < 3
    ? [upperFirst(definition)]
    : [upperFirst(first), `… ${second}`]
}
