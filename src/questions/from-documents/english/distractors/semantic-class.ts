/** What kind of thing a term names, so that options and swapped words are of the kind of the key. */
import { CLASS_NOUNS } from '../word-lists/class-nouns.ts'
import { classesByKinds } from './noun-kinds.ts'
import { headWord, isPlural, otherNumber } from '../survey/noun-number.ts'

export const SEMANTIC_CLASSES = [
  'person',
  'group',
  'institution',
  'place',
  'landform',
  'organism',
  'body_part',
  'cell_part',
  'substance',
  'process',
  'quantity',
  'money',
  'unit',
  'theory',
  'system',
  'rule',
  'field',
  'disorder',
  'state',
  'mind',
  'time',
  'event',
  'work',
  'rhetoric',
  'maths',
  'software',
  'artefact',
] as const
export type SemanticClass = (typeof SEMANTIC_CLASSES)[number]

/**
 * The class of a noun phrase: that of the general noun which the document gives for it (`genus`), of its head noun,
 * of the kinds of things that it is one of, or
 * of its ending; undefined when none tells.
 */
export function semanticClass(phrase: string, genus?: string): SemanticClass | undefined {
  if (genus !== undefined && /\bschool of thought\b/.test(genus)) return 'theory'
  if (
    genus !== undefined &&
    headWord(genus) === 'state' &&
    !/\b(?:nation|sovereign|member|city|independent)\b/.test(genus)
  )
    return 'state'
  const head = headWord(phrase)
  const general = genus === undefined ? undefined : classOfNoun(headWord(genus))
  // "concentrations of stars" are no measure.
  const told = (general === 'quantity' && isPlural(headWord(genus!)) ? undefined : general) ?? classOfNoun(head)
  if (told !== undefined) return told
  const ofGenus = genus === undefined ? undefined : agreed(classesByKinds(genus))
  // Dictionaries know "coping" as the top of a wall.
  return ofGenus ?? (head.endsWith('ing') ? undefined : agreed(classesByKinds(phrase))) ?? classOfEnding(singular(head))
}

/** The first, unless another is of another sphere or not known: "belt" is a garment and a region. */
function agreed([first, ...others]: readonly (SemanticClass | undefined)[]): SemanticClass | undefined {
  return first !== undefined && others.every((other) => other !== undefined && sphere(other) === sphere(first))
    ? first
    : undefined
}

function classOfNoun(noun: string): SemanticClass | undefined {
  return CLASS_OF.get(noun) ?? CLASS_OF.get(singular(noun))
}

const singular = (noun: string): string => (isPlural(noun) ? (otherNumber(noun) ?? noun) : noun)

function classOfEnding(noun: string): SemanticClass | undefined {
  return ENDINGS.find(([ending]) => ending.test(noun))?.[1]
}

/** Which of a few large families a class belongs to: options of one family do not look strange beside each other. */
export function family(kind: SemanticClass): string {
  return FAMILIES.find((kinds) => kinds.includes(kind))?.[0] ?? kind
}

/**
 * Whether a class is of things, of ideas and happenings, of measures or of those who act: the widest groups in which
 * terms still look alike.
 */
export function sphere(kind: SemanticClass): 'thing' | 'idea' | 'measure' | 'actor' {
  if (ACTORS.has(kind)) return 'actor'
  if (MEASURES.has(kind)) return 'measure'
  return THINGS.has(kind) ? 'thing' : 'idea'
}

/**
 * Whether terms of two classes may be options of one question: an act, a state and a disorder look alike, a field of
 * study beside them does not.
 */
export const canStandBeside = (a: SemanticClass, b: SemanticClass): boolean =>
  a === b || COMPANIES.some((kinds) => kinds.includes(a) && kinds.includes(b))

const COMPANIES: readonly (readonly SemanticClass[])[] = [
  ['process', 'state', 'mind', 'disorder', 'event'],
  ['process', 'rule', 'system'],
  ['mind', 'theory'],
  ['theory', 'rule', 'system'],
  ['institution', 'group', 'system'],
  ['person', 'group', 'organism', 'institution'],
  ['place', 'landform'],
  ['body_part', 'cell_part'],
  ['quantity', 'money', 'unit', 'maths'],
  ['work', 'rhetoric'],
  ['software', 'artefact'],
]

const ACTORS: ReadonlySet<SemanticClass> = new Set(['person', 'group', 'organism', 'institution'])
const MEASURES: ReadonlySet<SemanticClass> = new Set(['quantity', 'money', 'unit', 'maths'])
const THINGS: ReadonlySet<SemanticClass> = new Set([
  'place',
  'landform',
  'body_part',
  'cell_part',
  'substance',
  'artefact',
  'software',
])

const FAMILIES: readonly (readonly SemanticClass[])[] = [
  ['person', 'group', 'organism'],
  ['institution', 'system', 'rule'],
  ['place', 'landform'],
  ['body_part', 'cell_part'],
  ['process', 'disorder', 'state', 'event'],
  ['quantity', 'money', 'unit'],
  ['theory', 'field', 'mind'],
  ['work', 'rhetoric'],
]

/** The ending that tells what a noun is like, "" when none; terms with the same one sort together. */
export const tellingEnding = (phrase: string): string =>
  /(tion|sion|ment|ness|ity|ism|ist|ics|ogy|ium|ine|ase|ose|ide|ance|ence|ing|gamy|phyte|troph|plast|some|cyte)$/.exec(
    singular(headWord(phrase)),
  )?.[0] ?? ''

const ENDINGS: readonly (readonly [RegExp, SemanticClass])[] = [
  [/[a-z]{3}o?(meter|scope|graph)$/, 'artefact'],
  [/(ologist|icist|ician|ist|eer)$/, 'person'],
  [/(ology|ics|graphy)$/, 'field'],
  [/organism$/, 'organism'],
  [/(itis|osis|emia|pathy|algia|phobia|somnia|lepsy)$/, 'disorder'],
  [/(troph|phyte|vore)$/, 'organism'],
  [/(plast|some|cyte)$/, 'cell_part'],
  [
    /(?<!c|b|ph|le|er|ch|re|vi)ase$|(?<![rplhcd])ose$|[a-z]{2}(gen|phyll|ide|ium|[aoimpr]mine|[nrd]ine|ene|(?:an|en|er|in|it)ol)$/,
    'substance',
  ],
  [/(tion|sion|synthesis|lysis|ification|ing|gamy|ment)$/, 'process'],
  [/(ism)$/, 'theory'],
]

const CLASS_OF = new Map(
  SEMANTIC_CLASSES.flatMap((name) => CLASS_NOUNS[name].split(' ').map((noun) => [noun, name] as const)),
)
