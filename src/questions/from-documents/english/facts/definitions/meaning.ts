/** Whether what a text says about a term is a meaning from which the term can be told, and how a meaning is built. */
import { remembered } from '../../../../remembered.ts'
import { isClausePattern, type Definition } from './definition.ts'
import { pointsOutside } from '../../survey/stand-alone.ts'
import { isNoun, type Word } from '../../survey/words.ts'

export const MEANING_FAULTS = [
  'length',
  'empty_genus',
  'vague_genus',
  'no_difference',
  'points_outside',
  'opinion',
  'pronoun',
  'comparison',
] as const
export type MeaningFault = (typeof MEANING_FAULTS)[number]

/** Undefined when the meaning is good; otherwise why it is not. */
export function meaningFault(
  definition: Pick<Definition, 'term' | 'meaning' | 'pattern' | 'plural'>,
): MeaningFault | undefined {
  const { meaning, pattern } = definition
  const count = meaning.split(/\s+/).length
  if (count < LEAST_WORDS || count > MOST_WORDS) return 'length'
  if (pointsOutside(meaning)) return 'points_outside'
  if (OPINION.test(meaning)) return 'opinion'
  if (isClausePattern(pattern))
    return /\b(he|she|his|her|they|them|it)\b/i.test(meaning.split(/\s+/).slice(0, 3).join(' ')) ? 'pronoun' : undefined
  if (/^(when|that|what|how|why|where|because|not|to|if|in|on|at|by|for|with|from|during|as|of)\b/i.test(meaning))
    return 'empty_genus'
  // The word and not the thing: "a phrase that joins …".
  if (
    /^(?:an? |the )?(?:\w+ )?(?:term|word|phrase|name|expression)s? (?:\w+ )?(?:used|that|which|for|meaning|given)\b/i.test(
      meaning,
    )
  )
    return 'empty_genus'
  // A meaning told by one case (‘squeak’) is no meaning.
  if (/\(‘/.test(meaning)) return 'empty_genus'
  if (
    /\b(he|she|him)\b|^[^,]*?\b(his|her)\b|, (?:since|because)\b/i.test(meaning) ||
    /^(it|its|they|their|them)\b/i.test(meaning)
  )
    return 'pronoun'
  const genus = genusOf(meaning)
  // "a way of thinking that …" and "the part of the profit that …" say of what.
  const saysOfWhat =
    /^(?:an?|the) (?:way of \w+ing|part of (?:an?|the) [\w ]+?) (?:that|which|in which)\b|^(?:the|an?) (?:total )?amount of \w+(?: \w+)* (?:that|which|emitted|received|needed|required|used|per|of)\b|^an? state (?:of|in which|marked|characteri[sz]ed)\b/.test(
      meaning,
    )
  if (!saysOfWhat && (genus === '' || EMPTY_GENUS.test(genus))) return 'empty_genus'
  if (!saysOfWhat && EMPTY_GENUS_WORD.test(genus.split(' ').at(-1)!)) return 'vague_genus'
  if (
    /\b(more|less|as) \w+ (than|as)\b|\b(an?|is|are|with|to|at) (broader|wider|larger|smaller|higher|lower|greater|deeper|simpler|fewer)\b(?! than)/.test(
      meaning,
    )
  )
    return 'comparison'
  return DIFFERENCE.test(meaning) ? undefined : 'no_difference'
}

/** The general noun of a meaning, without article: "an instrument that magnifies" → "instrument". */
export const genusOf = remembered((meaning: string): string => {
  const bare = meaning
    .replace(/^one of an? (?=(?:class|category|group|family) of\b)/i, '')
    .replace(/^(a|an|the|any)\s+/i, '')
  const kindOf =
    /^(?:\w+ )?(?:type|kind|form|sort|class|category|set|series|group|collection)s? of (?:an? |the )?(.+)$/i.exec(bare)
  return (kindOf?.[1] ?? bare).split(DIFFERENCE)[0]!.replace(/,.*$/, '').trim()
})

/**
 * A meaning that other things may have too: "a form of social control" does not tell which, unless much is said of it.
 */
export const isShared = (meaning: string): boolean =>
  /^one of (?!an? (?:class|category))/i.test(meaning) ||
  (/^(?:an?|the|any)? ?(?:[\w-]+ )?(?:forms?|types?|kinds?|sorts?|class|category|parts?|ways?|members?|areas?|means|factors?|(?<=driving )forces?)\b/i.test(
    meaning,
  ) &&
    meaning.split(' ').length <= MOST_SHARED_WORDS)
const MOST_SHARED_WORDS = 9

/**
 * A meaning without what only illustrates or adds to it, and with the quotation marks of a quotation inside a
 * quotation.
 */
export function tidyMeaning(meaning: string): string {
  const plain = meaning
    .replace(/^(?:the|a) terms? (?:(?:that|which) (?:is|are) )?used to (?:describe|refer to|mean|denote) /, '')
    .replace(/,? (?:such as|including) [^,;]{3,60}?,?(?= (?:that|which|who|in which)\b)/, '')
    .replace(/ ?[—–] ?(a|an|the|it|for|such|including|especially|that is)\b.*$/, '')
    .replace(/, (especially|such as|like|including|whereas|for example|for instance|e\.g\.|namely)\b.*$/, '')
    .replace(/ ?[—–] ?[\p{L} ]{3,40} (?:is|are|was|were|has|have)\b.*$/u, '')
    .replace(/(?:,| \([^()]*\),?)? (?:because|although|since|though|even though)\b.*$/, '')
    .replace(/ ?[—–] ?(is|are|was|were|has|have)\b.*$/, '')
    .replace(/, (but|and|so|yet) (it|they|this|these)\b.*$/, '')
    .replace(/ \([^()]*\b(?:discussed|described|shortly|later|figure|see|e\.g\.)\b[^()]*\)/i, '')
    .replace(/, (?:where|in which|as|because) (?:we|you)\b.*$/, '')
    .replace(/(?<=(?:\S+ ){4}\S+), while (?:the )?\p{Lu}\S* (?:is|are|has|have|can)\b.*$/u, '')
    .replace(/^\(also,? [^()]*\) /i, '')
    .replace(/,? (?:which|that)$/, '')
    .replace(/, (?:which|and this) means? that\b.*$/, '')
    .replace(
      /,? and (?:often |also |usually |sometimes |typically |generally |commonly )?(refers?|includes?|does|do|is|are|has|have|can|may|was|were|it)\b.*$/,
      (rest, ...found) => (/\b(that|which|who)\b/.test(meaning.slice(0, found.at(-2) as number)) ? rest : ''),
    )
  return plain.replaceAll('“', '‘').replaceAll('”', '’').replace(/,\s*$/, '').trim()
}

/**
 * "Groups of similar cells group of similar cells carrying out …", "tissue muscle tissue": two printings of one phrase
 * ran together.
 */
export function stutters(words: readonly Word[]): boolean {
  return words.some(
    (_, at) =>
      [2, 3, 4, 5].some(
        (length) =>
          at + 2 * length <= words.length &&
          words
            .slice(at, at + length)
            .every(({ stem, text }, step) => /^\p{L}/u.test(text) && stem === words[at + length + step]!.stem),
      ) ||
      (isNoun(words[at]) && isNoun(words[at + 1]) && isNoun(words[at + 2]) && words[at]!.stem === words[at + 2]!.stem),
  )
}

/**
 * A meaning that says a long word of the term, or holds a part of it ("the length of a wave" for wavelength), gives the
 * key away or goes in a circle.
 */
export function sharesWord(term: string, meaning: string): boolean {
  const root = (word: string): string => word.slice(0, Math.max(5, word.length - 3))
  const long = (text: string): string[] =>
    text
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter((word) => word.length > 3)
  const own = long(term)
  return long(meaning).some((word) => {
    const isPart = (whole: string, part: string): boolean =>
      part.length >= LEAST_PART && whole.includes(part) && !NO_PART.test(part)
    return own.some(
      (one) =>
        root(one) === root(word) ||
        isPart(one, word) ||
        isPart(one, word.replace(/(?:ing|ed|es|s|ion|ions|ual|al)$/, '')) ||
        isPart(word, one.length > 6 ? one.slice(0, -2) : one),
    )
  })
}

const LEAST_PART = 4
const NO_PART =
  /^(?:that|with|from|over|under|into|some|have|when|then|ment|able|tion|sion|ness|form|inter|than|such|other)$/

const LEAST_WORDS = 5
const MOST_WORDS = 30

const DIFFERENCE =
  /\s(that|which|who|whose|where|when|in|of|on|by|for|with|from|to|used|made|consisting|formed|composed|containing|caused|involving|designed|responsible|between|based|found|during|through|about|at|under|against|into|without|among|characterized|characterised|created|produced|having|found|known|occurring|performed|measured|within|as|given|using|covering|surrounding|carrying|allowing|marked|thought|believed|said|presumed|toward|towards|regarding|concerning|combining|released|elicited|presented|taking|brought|associated|exhibited|displayed|required|needed|located|situated|intended|able|above|below|beneath|behind|outside|inside|near|after|before|so|because)\b/i
const EMPTY_GENUS =
  /^(necessity|basis|reverse|opposite of (this|that)|converse|same|only|first|second|third|most|more|main|primary|principal|chief|major|important|significant|key|best|good(?! (?:whose|that|which|or|and|of|for|in|with)\b)|great|common|popular|powerful|useful|well-known|famous|classic|interesting|new|recent|typical|perfect|excellent|clear|prime|critical|crucial|vital|essential|leading|predominant|dominant|next|final|last|latter|former|other|another|additional|fastest|easiest|simplest|quickest|commonest|current|controversial|complex|difficult|very)\b/i
const EMPTY_GENUS_WORD =
  /^(attribute|attributes|consequence|consequences|tool|tools|experience|attempt|experiences|statement|belief|feeling|challenge|success|failure|hero|indicator|family|order|word|name|country|city|state|nation|example|examples|result|results|reason|reasons|way|ways|case|cases|thing|things|fact|facts|lot|matter|topic|focus|goal|purpose|problem|problems|issue|issues|aspect|aspects|factor|factors|cause|causes|source|sources|sign|signs|symbol|reflection|key|idea|one|ones|part|parts|majority|variety|subject|question|answer|choice|time|people|role|challenge|concern|kind|type|form|sort|amount|heart|foundation|component|components|element|elements|member|members|step|basis|concept|responsibility|difference|end|threat|threats|danger|dangers|obstacle|burden)$/i
const OPINION =
  /\b(excellent|best[- ](?:known|example|way)|famous|important|popular|interesting|well[- ]known|perhaps|probably|maybe|likely|some|many people|often thought|controversial|originally|populari[sz]ed|recently|today|now|currently|so[- ]called|effective|sometimes|often|usually|similar to|highly|extremely|considered|latest|newest)\b/i
