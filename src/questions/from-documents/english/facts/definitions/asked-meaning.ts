/**
 * Which meanings are good enough to be asked for, or to ask a term by: not every definition that a text gives is one.
 */
import { isClausePattern, type Definition } from './definition.ts'
import { headWord, isPlural } from '../../survey/noun-number.ts'
import { isPlaceName } from '../../word-lists/place-names.ts'
import { genusOf, sharesWord } from './meaning.ts'
import { semanticClass } from '../../distractors/semantic-class.ts'

/** Whether a meaning may be the key of "What is meant by …?": it says what the thing is, by itself. */
export function canBeStated(definition: Definition): boolean {
  const { meaning, term, pattern } = definition
  if (isClausePattern(pattern)) return true
  if (
    SUCH.test(meaning) ||
    BROKEN.test(meaning) ||
    isThePlaced(definition) ||
    repeatsGenus(meaning) ||
    isOfLiving(term) ||
    ONLY_OPPOSES.test(meaning) ||
    SIMILAR.test(meaning) ||
    ONLY_WHOSE.test(meaning) ||
    SAYS_LITTLE.test(meaning) ||
    isNoPhrase(definition) ||
    isPlaceName(term) ||
    isOfOtherNumber(definition) ||
    onlyTurns(definition)
  )
    return false
  // "Genes and biology" for "nature": only in its debate.
  if (meaning.split(' ').length < LEAST_STATED && / (?:and|or) /.test(meaning)) return false
  return !WIDELY.test(meaning) && !TELLS_ON.test(meaning) && !OF_KIND.test(term)
}

/**
 * Whether a term may be asked for by its meaning: only the term fits it (what is called complex or simple has a name of
 * its own beside), and no word or part of a word of the meaning tells it.
 */
export function canNameTerm(definition: Definition): boolean {
  const { meaning, term } = definition
  return (
    !SUCH.test(meaning) &&
    !BROKEN.test(meaning) &&
    !repeatsGenus(meaning) &&
    !isOfLiving(term) &&
    !ONLY_OPPOSES.test(meaning) &&
    !SAYS_LITTLE.test(meaning) &&
    !isNoPhrase(definition) &&
    !isOfOtherNumber(definition) &&
    !SIMILAR.test(meaning) &&
    !OF_KIND.test(term) &&
    !sharesWord(term, meaning) &&
    !isSpeltOut(term, meaning) &&
    !WIDELY.test(meaning) &&
    !OF_MATTER.test(meaning) &&
    !OF_ITS.test(meaning) &&
    !/^(?:complex|simple) /i.test(term)
  )
}

/**
 * "Such features that overlap …": which, the sentence before says; "the method’s use": of which method; "a short STS
 * that …": the question explains no letters.
 */
const SUCH =
  /^such\b|^(?:an? |the )?(?:\p{Ll}+ )?(?!DNA|RNA|mRNA)\p{Lu}{3,}s? (?:that|which)\b|\bthe (?:method|technique|process|device|drug|procedure|study|test|experiment|system|structure)[’']s\b/u
/** A formula whose small figures were lost ("HCO 3 −"), a bond written as a sign. */
const BROKEN = /~|\b\p{Lu}\p{L}* \d ?[−+–]/u
/** "Joint that allows for free movement of the joint" */
const repeatsGenus = (meaning: string): boolean =>
  /^(?:an? |the )?(?:\p{L}+ )?(\p{L}{4,})s? (?:that|which) .*\bof the \1s?\b/iu.test(meaning)
/** "Contour feathers are the feathers found on the body." */
const isThePlaced = ({ term, meaning }: Definition): boolean =>
  meaning.split(' ').length <= LEAST_STATED && meaning.startsWith(`the ${headWord(term)} `)
/** "Gills of crustaceans" is no term. */
const isOfLiving = (term: string): boolean =>
  / of (?:an? |the )?\p{L}+$/u.test(term) && semanticClass(term.split(' ').at(-1)!) === 'organism'

/** "the part of the atmosphere that is ionized" for "ionosphere": parts of the term stand in the meaning one by one. */
function isSpeltOut(term: string, meaning: string): boolean {
  const words = meaning
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => word.length >= LEAST_ROOT)
  return term
    .toLowerCase()
    .split(/[ -]/)
    .some((own) => {
      const opening = words.find(
        (word) =>
          word.length > LEAST_ROOT &&
          own.length > LEAST_SPELT &&
          own.startsWith(word.slice(0, LEAST_ROOT)) &&
          !PREFIX.test(word),
      )
      const closing = words.find(
        (word) =>
          own.length > LEAST_SPELT &&
          word !== own &&
          word.length > LEAST_ENDING &&
          own.endsWith(word.slice(-LEAST_ENDING)) &&
          !SUFFIX.test(word),
      )
      // "technological application … of biological systems" for biotechnology.
      if (
        own.length > LEAST_COMPOUND &&
        [3, 4, 5, 6].some(
          (at) =>
            words.some((word) => word.startsWith(own.slice(0, at)) && !PREFIX.test(word)) &&
            words.some((word) => word.startsWith(own.slice(at, at + LEAST_ENDING + 1))),
        )
      )
        return true
      return opening !== undefined && (closing !== undefined || own.startsWith(opening.slice(0, LEAST_ROOT + 1)))
    })
}

const LEAST_ROOT = 3
const LEAST_SPELT = 6
const LEAST_ENDING = 5
const LEAST_COMPOUND = 9
/** Many words begin or end so. */
const PREFIX =
  /^(?:inter|trans|micro|macro|super|under|hyper|multi|con|com|pro|pre|per|sub|dis|res|rec|mono|poly|anti|over|out|for|par|the|and|str|sta|imp|ins|exp|ext)/
const SUFFIX =
  /(?:ation|ition|ction|ssion|ments?|ness|ality|ility|ology|graphy|ively|ating|ional|ments|tions|ences|ances|ology|ities|tical|ially|ively)$/

const LEAST_STATED = 6
/** It says what the thing is not, or that it is like another one that the question does not name. */
const ONLY_OPPOSES = /^(?:an? |the )?(?:opposite|reverse|contrary|counterpart|inverse|converse|equivalent|same)\b/i
const SIMILAR =
  /^(?:an? |the )?(?:similar|analogous|comparable|related|corresponding|equivalent|alternative|different|another|newer|older)\b/i
/** "process proposed by Kohlberg; humans move through …": who said it, and not what it is. */
const ONLY_WHOSE =
  /^(?:an? |the )?[\p{L}-]+ (?:proposed|developed|introduced|described|suggested|created|invented|devised|coined) by \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*(?:[;,].*)?$/u
/**
 * "the chambers that receive blood, and the ventricles are …", "variety of genes, the term can refer to …", "a
 * structure about the size of a fist", "a tube that serves several purposes".
 */
const SAYS_LITTLE =
  /, (?:the (?:term|word)|it|they|this) (?:can|may|is|are|was|also|refers?|includes?|means?)\b|^(?:those|ones?|any place|an? necessary)\b|, and (?:fewer|most|many|some|it|they)\b|, and the [\p{L} ]+ (?:is|are|has|have)\b|^[^,]{0,25}\b(?:about|roughly|approximately) the size of\b|\b(?:two|three|several|different) (?:different )?(?:types|kinds) of\b|^(?:the )?only\b|\bseveral (?:purposes|functions|roles|ways)\b|\bvery (?:difficult|important|easy)\b|\b(?:in|with|by|of|during) the (?:absence|presence|case|course|form|use|process)$|^(?:an? )?(?:direct |close |vital )?link\b/iu

/**
 * "species-area relationship: relationship between area and number of species": the words of the term in another order.
 */
const onlyTurns = ({ term, meaning }: Definition): boolean => {
  const words = term
    .toLowerCase()
    .split(/\P{L}+/u)
    .filter((word) => word.length > 3)
  return words.length > 1 && words.every((word) => sharesWord(word, meaning))
}

/**
 * "the process of voiding the urine and involves …", "a bilayer, so only small molecules can …", "light bounces back
 * from a surface": more, or less, than a noun phrase.
 */
function isNoPhrase({ meaning, meaningWords, pattern }: Definition): boolean {
  if (isClausePattern(pattern)) return false
  const relative = meaningWords.findIndex(({ lower }) => RELATIVE.test(lower))
  const before = relative < 0 ? meaningWords : meaningWords.slice(0, relative)
  return (
    /, so (?!that\b|as\b)|\brather than\b.*—|\bthat (?:most )?(?:any|every)one\b|^[^,]+,[^,]+, (?:has|have|had|is|are|was|were) /.test(
      meaning,
    ) ||
    before.some((word, at) => {
      const [last, next] = [before[at - 1], before[at + 1]]
      if (last === undefined) return false
      if (word.lower === 'and') return THIRD_PERSON.test(next?.lower ?? '')
      return (
        word.tag === 'VERB' &&
        (THIRD_PERSON.test(word.lower) ||
          (/[^s]s$/.test(word.lower) && /^(?:NOUN|PROPN|ADJ)$/.test(last.tag) && next?.lower !== 'of'))
      )
    })
  )
}
const RELATIVE = /^(?:that|which|who|whom|whose|when|where|what|how|whether|by|as)$/
const THIRD_PERSON =
  /^(?:is|has|does|involves|includes|contains|consists|requires|occurs|results|can|may|will|helps|allows|causes|produces|provides|uses|depends|takes|gives|makes|becomes|serves)$/

/** "the four compartments" are no "rumen", and "an assemblage of …" no "cells". */
const isOfOtherNumber = ({ plural, meaning }: Definition): boolean =>
  plural
    ? /^an? (?!pair|set|group|class|type|kind|family|number|series|form|collection)/i.test(meaning) &&
      !isPlural(genusOf(meaning))
    : /^(?:the )?(?:two|three|four|five|six)\b/i.test(meaning)

/** "stage of moral reasoning" */
const OF_KIND =
  /^(?:stages?|phases?|parts?|types?|kinds?|forms?|components?|elements?|steps?|levels?|examples?|characteristics|features|principles) of /i
/** Much is made of the same matter. */
const OF_MATTER =
  /^(?:an? |the )?(?:molecules?|compounds?|substances?|cells?|mixtures?|materials?) (?:composed|made(?: up)?|consisting) of (?:\S+ ?){1,6}$/i
/** "The total length of its sides": of what, the term tells. */
const OF_ITS = /^(?:the|an?) (?:[\w-]+ ){1,3}of its\b/i
const TELLS_ON = /\bas the name\b|\bin this (?:chapter|section|book|text)\b/i
/** "A widely used photometric system" */
const WIDELY = /^(?:an? |the )?(?:widely|commonly|frequently|often) used\b/i
