/** Singular and plural of English nouns, by form. */
import { remembered } from '../../../remembered.ts'

/** Whether a noun phrase is plural, judged by the last word of its head ("units of force" is plural). */
export function isPlural(phrase: string): boolean {
  const head = headWord(phrase)
  if (SAME_IN_BOTH.has(head) || SINGULAR_IN_S.test(head) || SINGULAR_WORDS.has(head)) return false
  return IRREGULAR_SINGULARS.has(head) || /[^s]s$|[a-z]{3}ae$/.test(head)
}

/** The other number of a noun phrase; undefined where the form is not certain. */
export function otherNumber(phrase: string): string | undefined {
  const head = headWord(phrase)
  const at = phrase.toLowerCase().search(new RegExp(`${escape(head)}(?= of\\b|$)`))
  if (at < 0 || SAME_IN_BOTH.has(head)) return undefined
  const changed = isPlural(phrase) ? singularOf(head) : pluralOf(head)
  return changed && phrase.slice(0, at) + changed + phrase.slice(at + head.length)
}

/** The last word before "of", in lower case: the word that decides number and kind. */
export const headWord = remembered((phrase: string): string => {
  const head = phrase.split(/ (?:of|in|for|to|with|from|by) /)[0]!
  return head
    .split(/\s+/)
    .at(-1)!
    .toLowerCase()
    .replace(/^[“"‘']|[”"’']$/g, '')
})

function singularOf(word: string): string | undefined {
  const irregular = IRREGULAR_SINGULARS.get(word)
  if (irregular) return irregular
  if (word.endsWith('ies') && word.length > 4) return word.replace(/ies$/, 'y')
  if (/(ss|sh|ch|x|zz)es$/.test(word) && !/(?:head|heart|tooth|stomach|back|belly|ear)aches$/.test(word))
    return word.slice(0, -2)
  if (/(?:thr|gn)oses$|lyses$/.test(word)) return word.replace(/es$/, 'is')
  // "gases" and "viruses", but "kinases" and "diseases".
  if (/uses$|^(?:gas|bias|atlas|canvas|alias)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : undefined
}

function pluralOf(word: string): string | undefined {
  const irregular = IRREGULAR_PLURALS.get(word)
  if (irregular) return irregular
  if (!/^[a-z-]+$/.test(word) || MASS_NOUNS.test(word)) return undefined
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies')
  if (word.endsWith('sis')) return word.replace(/sis$/, 'ses')
  if (/(s|sh|ch|x|z)$/.test(word)) return `${word}es`
  return `${word}s`
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const SINGULAR_IN_S = /(ss|us|[^aeiou]is|sis|ais|ics|itis|osis)$/
const SINGULAR_WORDS = new Set(
  'lens gas bias atlas pancreas canvas diabetes rabies measles mathematics news physics herpes cosmos chaos ethos pathos texas kansas arkansas illinois paris james charles jones davis williams harris lewis thomas burns stress aids aries binoculars pons stapes'.split(
    ' ',
  ),
)
const SAME_IN_BOTH = new Set('species series means fish sheep deer aircraft offspring scissors headquarters'.split(' '))
/** Nouns without a plural in use: no variant is offered for them. */
const MASS_NOUNS = /(ness|ity|ism|ology|graphy|ance|ence|ing|tion|ment|ship|hood|dom|ia|ics)$/
const IRREGULAR: readonly (readonly [string, string])[] = [
  ['bacterium', 'bacteria'],
  ['mitochondrion', 'mitochondria'],
  ['nucleus', 'nuclei'],
  ['nucleolus', 'nucleoli'],
  ['stimulus', 'stimuli'],
  ['fungus', 'fungi'],
  ['alga', 'algae'],
  ['larva', 'larvae'],
  ['criterion', 'criteria'],
  ['phenomenon', 'phenomena'],
  ['medium', 'media'],
  ['datum', 'data'],
  ['stratum', 'strata'],
  ['cilium', 'cilia'],
  ['flagellum', 'flagella'],
  ['ovum', 'ova'],
  ['villus', 'villi'],
  ['alveolus', 'alveoli'],
  ['bacillus', 'bacilli'],
  ['radius', 'radii'],
  ['focus', 'foci'],
  ['locus', 'loci'],
  ['vertebra', 'vertebrae'],
  ['antenna', 'antennae'],
  ['formula', 'formulae'],
  ['stoma', 'stomata'],
  ['granum', 'grana'],
  ['crista', 'cristae'],
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['person', 'people'],
  ['mouse', 'mice'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['goose', 'geese'],
  ['ox', 'oxen'],
  ['leaf', 'leaves'],
  ['life', 'lives'],
  ['wife', 'wives'],
  ['half', 'halves'],
  ['wolf', 'wolves'],
  ['thief', 'thieves'],
  ['shelf', 'shelves'],
  ['axis', 'axes'],
  ['matrix', 'matrices'],
  ['vertex', 'vertices'],
  ['index', 'indices'],
  ['spectrum', 'spectra'],
  ['quantum', 'quanta'],
  ['genus', 'genera'],
  ['hypothesis', 'hypotheses'],
  ['analysis', 'analyses'],
  ['synthesis', 'syntheses'],
  ['thesis', 'theses'],
  ['crisis', 'crises'],
  ['hero', 'heroes'],
  ['potato', 'potatoes'],
  ['virus', 'viruses'],
  ['ganglion', 'ganglia'],
  ['taxon', 'taxa'],
  ['plasmodesma', 'plasmodesmata'],
  ['stigma', 'stigmata'],
  ['schema', 'schemas'],
  ['chromatid', 'chromatids'],
  ['ratio', 'ratios'],
]
const IRREGULAR_SINGULARS = new Map(IRREGULAR.map(([singular, plural]) => [plural, singular]))
const IRREGULAR_PLURALS = new Map(IRREGULAR)
