/** Words whose exchange turns a statement into its opposite. Own selection; both directions are meant. */

const PAIRS: readonly (readonly [string, string])[] = [
  ['increases', 'decreases'], ['increase', 'decrease'], ['increased', 'decreased'], ['increasing', 'decreasing'], ['higher', 'lower'], ['highest', 'lowest'], ['larger', 'smaller'], ['largest', 'smallest'], ['greatest', 'least'],
  ['longer', 'shorter'], ['longest', 'shortest'], ['faster', 'slower'], ['stronger', 'weaker'], ['heavier', 'lighter'], ['hotter', 'colder'], ['warmer', 'cooler'], ['thicker', 'thinner'], ['wider', 'narrower'], ['widest', 'narrowest'],
  ['maximum', 'minimum'], ['positive', 'negative'], ['positively', 'negatively'], ['always', 'never'], ['inside', 'outside'], ['internal', 'external'], ['inner', 'outer'], ['before', 'after'],
  ['directly proportional', 'inversely proportional'], ['attract', 'repel'], ['attracts', 'repels'], ['gains', 'loses'], ['gain', 'lose'], ['upward', 'downward'], ['upwards', 'downwards'], ['horizontal', 'vertical'],
  ['conscious', 'unconscious'], ['voluntary', 'involuntary'], ['visible', 'invisible'], ['permanent', 'temporary'], ['acidic', 'alkaline'], ['equal', 'unequal'], ['acceptance', 'rejection'], ['above', 'below'],
  ['strengthens', 'weakens'], ['strengthen', 'weaken'], ['accelerates', 'slows down'], ['absorbs', 'releases'], ['absorbed', 'released'], ['absorb', 'release'], ['presence', 'absence'], ['majority', 'minority'],
  ['most', 'least'], ['same', 'opposite'], ['rises', 'falls'], ['majority', 'minority'], ['easier', 'harder'], ['older', 'younger'], ['earlier', 'later'], ['wealthy', 'poor'], ['rich', 'poor'], ['constant', 'changing'],
  ['unicellular', 'multicellular'], ['renewable', 'non-renewable'], ['homogeneous', 'heterogeneous'], ['dependent', 'independent'], ['excitatory', 'inhibitory'], ['innate', 'learned'], ['urban', 'rural'], ['north', 'south'], ['east', 'west'],
]

/** The opposite of a word or short phrase in lower case; undefined when it has none here. */
export const antonymOf = (phrase: string): string | undefined => OPPOSITES.get(phrase)

/** Every phrase that has an opposite, the longest first. */
export const antonymPhrases = (): readonly string[] => PHRASES

const OPPOSITES = new Map(PAIRS.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]).toReversed())
const PHRASES = [...OPPOSITES.keys()].toSorted((a, b) => b.length - a.length)
