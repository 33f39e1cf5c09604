/** Finds the definition that a sentence gives, in any of the wordings that textbooks use. */
import { isOnePerson } from '../../survey/names.ts'
import { headWord, isPlural } from '../../survey/noun-number.ts'
import { isArticle, nounPhraseEnd, stemsOf, textOf } from '../../survey/noun-phrases.ts'
import type { StudySentence } from '../../survey/study-sentences.ts'
import { appositionParts, bracketParts } from './apposition.ts'
import { isBoldPhrase } from './bold-terms.ts'
import { calledParts, namedCaseParts, namedGenusParts } from './called.ts'
import { caseOfParts } from './case-of.ts'
import { noteParts } from './note.ts'
import { definedAsParts, introducedCaseParts, subjectParts } from './subject-definition.ts'
import { isNoun, isVerb, type Word } from '../../survey/words.ts'
import {
  isClausePattern,
  type Definition,
  type DefinitionFinder,
  type DefinitionParts,
  type DefinitionPattern,
} from './definition.ts'
import { semanticClass, sphere } from '../../distractors/semantic-class.ts'
import { genusOf, meaningFault, sharesWord, stutters, tidyMeaning } from './meaning.ts'
import { pointsOutside } from '../../survey/stand-alone.ts'

/** "The cavity has only one opening …, which is termed …": a whole sentence is no meaning of a noun. */
function isClauseMeaning({ pattern, meaningWords }: Definition): boolean {
  if (isClausePattern(pattern)) return false
  const verb = meaningWords.findIndex(
    (word, index) => /^(?:is|are|was|were|has|have)$/.test(word.lower) && meaningWords[index - 1]?.lower !== 'to',
  )
  const relative = meaningWords.findIndex((word) =>
    /^(?:that|which|who|whose|where|when|whom|what|how)$/.test(word.lower),
  )
  return verb > 0 && (relative < 0 || relative > verb) && !/^(?:that|which|who)\b/.test(meaningWords[0]!.lower)
}

const PERSON_KINDS: ReadonlySet<string> = new Set(['person', 'group', 'organism'])

/**
 * "Friction, for example, is …" tells what it is an example of, not what it is. Behind the meaning an example does no
 * harm.
 */
function isExample({ sentence: { quote }, meaningWords: [first] }: Definition): boolean {
  const example = /\bfor (?:example|instance)\b/i.exec(quote)?.index ?? -1
  return example >= 0 && (example < EARLY_EXAMPLE || first === undefined || example < quote.indexOf(` ${first.text}`))
}
const EARLY_EXAMPLE = 40

/**
 * A noun phrase, or for an adjective a quality; "results in a degeneration" and "neurotransmitter is pumped back" are
 * sentences without their subject.
 */
function saysWhatItIs({ words, glossary }: StudySentence): boolean {
  if (!glossary) return false
  const [first, ...rest] = words.slice(...glossary.meaning)
  const term = words[glossary.term[1] - 1]!
  const told = words
    .slice(...glossary.meaning)
    .map(({ text }) => text)
    .join(' ')
  if (!first || /\b(?:his|her|hers|he|she)\b/i.test(told.replace(/\b(?:his or her|he or she|him or her)\b/gi, '')))
    return false
  const genus = genusOf(told)
  // A disorder is no individual, and a product of something is anything.
  if (
    /^(?:products?|things?|ones?|types?|kinds?|results?|examples?|gram equivalent|forms?)$/i.test(
      genus.split(' ').at(-1)!,
    ) ||
    (/^(?:individual|person|people|someone|one|adults?|child|children|man|men|woman|women|patients?)\b(?!-| ?[’'])/i.test(
      genus,
    ) &&
      (term.tag === 'ADJ' || !PERSON_KINDS.has(semanticClass(term.text) ?? 'person')))
  )
    return false
  if (
    isActor(genus) &&
    (term.tag === 'ADJ' || ABSTRACT.test(term.lower) || (semanticClass(term.text) !== undefined && !isActor(term.text)))
  )
    return false
  if (isOfOtherSphere(term.text, genus) || (first.tag === 'PROPN' && isVerb(rest[0]))) return false
  if (first.lower.endsWith('ing')) return true
  // "specialized photoreceptor that …", "set of rules": taken for verbs by the tagger.
  const isNounPhrase =
    (first.lower.endsWith('ed') && (isNoun(rest[0]) || rest[0]?.tag === 'ADJ')) ||
    (rest[0]?.lower === 'of' && !/^(?:composed|consisting|made)$/.test(first.lower))
  if (!isNounPhrase && first.lower.endsWith('ed') && first.tag === 'VERB')
    return term.tag === 'ADJ' || /(?:ous|ic|al|ble|ive|ing|ed)$/.test(term.lower)
  if ((isVerb(first) && !isNounPhrase) || /^(?:composed|made) of /.test(told) || opensWithVerb(told)) return false
  const verb = rest.findIndex((word) => /^(?:is|are|was|were|has|have|can|will|may)$/.test(word.lower))
  const relative = rest.findIndex((word) =>
    /^(?:that|which|who|whose|where|when|what|how|whether|in|of|by|for|to|about|regarding|toward|towards|with|from|on|as)$/.test(
      word.lower,
    ),
  )
  return verb < 0 || (relative >= 0 && relative < verb)
}

/** "Government: the idea of democracy", "Reactive metals: reduction of the oxide": said of it, and not what it is. */
function isOfOtherSphere(term: string, genus: string): boolean {
  const own = semanticClass(term)
  if (own === undefined) return false
  return /\b(?:idea|concept|notion|belief)s?$/i.test(genus)
    ? sphere(own) === 'thing' || sphere(own) === 'actor'
    : own === 'substance' && /(?:ing|ction|ation|lysis)$/i.test(genus.split(' ').at(-1)!)
}

/** "Forms skeletal muscles", "surrounds and protects …": verbs that the tagger takes for nouns. */
const opensWithVerb = (told: string): boolean =>
  /^(?:describ|result|refer|consist|occur|involv|includ|caus|help|us|allow|mean|form|surround|contain|li|extend|parallel|articulat|provid|connect|attach|protect|support|produc|secret|stor|cover|separat|transport|transmit|enclos)e?s (?!of\b|that\b|which\b|who|in which|made\b|used\b|found\b|for\b|from which|between which|formed\b|located\b|with\b|by\b)/.test(
    told,
  )

/** "Negative polarity: ssRNA viruses with …" tells of what has it. */
const isActor = (phrase: string): boolean => ['organism', 'person'].includes(semanticClass(phrase) ?? '')

const ABSTRACT = /(?:ity|ness|ism|ency|ancy)$/

/**
 * What may stand in an entry, though it points outside where it stands in running text: "we" are all people, "these"
 * things that the entry names, "I" is a numeral.
 */
function asIfPrinted(meaning: string): string {
  return meaning
    .replace(/[;:]/g, ',')
    .replace(/(?<=\w+ )\b(?:we|us)\b/gi, 'people')
    .replace(/(?<=\w+ )\bour\b/gi, 'the')
    .replace(/(?<=(?:\S+ ){4})(?:these|those)\b/gi, 'the')
    .replace(/(?<=\p{L} )I\b/gu, '')
    .replace(/\bthe same way\b/gi, 'alike')
}

/**
 * How an entry in a list of terms tells its meaning: what a theory states, what happens in a case, or what the term
 * refers to; undefined where it tells none.
 */
function listedPattern(sentence: StudySentence): DefinitionPattern | undefined {
  const { isCase, term, meaning } = sentence.glossary!
  if (isCase) return STATES.test(textOf(sentence, ...term)) ? 'states_that' : 'in_which'
  if (!isClause(sentence.words.slice(...meaning))) return saysWhatItIs(sentence) ? 'refers_to' : undefined
  // What once happened, or has to be, is no kind of case.
  if (OWED.test(textOf(sentence, ...meaning)) || /^\p{Lu}/u.test(sentence.words[meaning[0]]!.text)) return undefined
  return STATES.test(textOf(sentence, ...term)) ? 'states_that' : 'in_which'
}

const STATES = /\b(?:theory|law|principle|hypothesis|rule|doctrine|Act|Amendment|Treaty)\b/i
const OWED = /\b(?:must|should|was|were|conducted)\b/

const PARTICIPLE =
  /^(?:made|found|known|given|held|taken|built|seen|set|put|cut|sent|kept|led|felt|told|brought|caught|drawn|driven|chosen|written|spoken|grown|shown|worn|laid|paid|sold|bound|born|spent|left|lost|won|taught|meant|struck|hidden|broken|thrown)$/

/** "humans act as …", "sounds are coded by …": a subject and its verb. */
function isClause(words: readonly Word[]): boolean {
  const end = subjectEnd(words)
  const [verb, after] = [words[end], words[end + 1]]
  if (end === 0 || verb === undefined) return false
  // "individuals view themselves as …"
  if (/^(?:themselves|oneself|itself)$/.test(verb.lower)) return true
  if (/^(?:is|are|was|were|has|have|can|cannot|will|may|must|should)$/.test(verb.lower)) return true
  if (verb.tag !== 'VERB' || verb.lower.endsWith('ing')) return false
  // "humans act", "the majority influences"; "a message sent by …" is none.
  if (verb.lower.endsWith('ed') || PARTICIPLE.test(verb.lower)) return isArticle(after)
  return (
    /[^s]s$/.test(verb.lower) !==
    (isPlural(words[end - 1]!.lower) || words.slice(0, end).some(({ lower }) => lower === 'and'))
  )
}

/** Past "arousal and emotional experience". */
function subjectEnd(words: readonly Word[]): number {
  const end = nounPhraseEnd(words, isArticle(words[0]) ? 1 : 0)
  const second = /^(?:and|or)$/.test(words[end]?.lower ?? '') ? nounPhraseEnd(words, end + 1) : end + 1
  return end > 0 && second > end + 1 ? second : end
}

/** What decides whether a noun phrase is a term at all. */
export type TermTest = (phrase: string, key: string, sentence: StudySentence) => boolean

/** "Carbon-14: 5730 years", "Medical tracer: gamma, because …": a value or a choice with its reason, and no meaning. */
const NO_MEANING = /^(?:about |around |over |up to |some )?\d|\bbecause\b/i

/**
 * The definition that a sentence gives, if it gives a good one. `lower` puts the start of a sentence into running text.
 */
export function definitionIn(
  sentence: StudySentence,
  isTerm: TermTest,
  lower: (text: string) => string,
): Definition | undefined {
  if (sentence.glossary) {
    const pattern = listedPattern(sentence)
    if (pattern === undefined || NO_MEANING.test(sentence.text.slice(sentence.text.indexOf(':') + 1).trim()))
      return undefined
    // "Law of conservation of matter: when matter converts …, there is no change": what it states holds in that case.
    const opening = sentence.glossary.isCase && pattern === 'states_that' ? { opening: 'when' } : {}
    const entry = built(sentence, lower, { ...sentence.glossary, ...opening, pattern, isNote: true })
    // A meaning of which little is left ("field of science, such as …") tells no term.
    const isCut =
      entry.meaning.split(' ').length < LEAST_OF_CUT &&
      entry.meaning.length * 2 < entry.meaningWords.at(-1)!.end - entry.meaningWords[0]!.start
    return isCut || stutters(entry.meaningWords) || pointsOutside(asIfPrinted(entry.meaning))
      ? undefined
      : { ...entry, meaning: lower(entry.meaning) }
  }
  const note = noteParts(sentence)
  const isNote = note !== undefined
  if (isNote && NO_MEANING.test(sentence.text.slice(sentence.text.search(/[:–—]|\s-\s/) + 1).trim())) return undefined
  if (!(sentence.text.endsWith('.') || isNote) || sentence.words.length > MOST_WORDS) return undefined
  for (const find of FINDERS) {
    const parts = find(sentence)
    const definition = parts && built(sentence, lower, parts)
    if (
      definition &&
      !stutters(definition.meaningWords) &&
      !isClauseMeaning(definition) &&
      !isExample(definition) &&
      isGoodTerm(definition) &&
      isNamed(definition, isTerm) &&
      meaningFault(definition) === undefined
    )
      return definition
  }
  return undefined
}

/**
 * A definition of second rank: it can only be one, but says by a noun of little meaning what the term is ("A claim is
 * a statement that …"), or tells of a word that any text may hold.
 * What it tells is as sure as any; whether one would ask for it is not.
 */
export function plainDefinitionIn(sentence: StudySentence, lower: (text: string) => string): Definition | undefined {
  if (sentence.glossary || !sentence.text.endsWith('.') || sentence.words.length > MOST_WORDS) return undefined
  const parts = definedAsParts(sentence) ?? subjectParts(sentence)
  const definition = parts && built(sentence, lower, parts)
  if (
    !definition ||
    stutters(definition.meaningWords) ||
    definition.from > 1 ||
    isClausePattern(definition.pattern) ||
    isClauseMeaning(definition) ||
    isExample(definition) ||
    !isPlainDefinition(definition)
  )
    return undefined
  const fault = REMARKS.test(definition.meaning) ? 'empty_genus' : meaningFault(definition)
  return (fault === undefined || fault === 'vague_genus') &&
    definition.term.length >= 3 &&
    !WEAK_OPENING.test(definition.term) &&
    sentence.words[definition.to - 1]?.tag !== 'ADJ'
    ? definition
    : undefined
}

/** "The consequence of a combination of processes" tells where it comes from or what one thinks of it. */
const REMARKS =
  /^(?:an? |the )?(?:\w+ )?(?:consequences?|results?|reasons?|problems?|issues?|causes?|sources?|signs?|challenges?|goals?|purposes?|topics?|focus|heart|key|majority|examples?|factors?|facts?|matter|lot|success|failure|threats?|dangers?|obstacle|burden|difference|end|basis|foundation|responsibility|concern|role)\b/i

/**
 * Whether a sentence can only be a definition, whatever one thinks of the term: a noun without "the", "is", and a
 * general noun with what sets it apart ("An indemnity is a
 * sum of money that …"), or a term in a note of its own.
 */
export function isPlainDefinition({ term, article, pattern, meaning, from, isNote, sentence }: Definition): boolean {
  if (isNote) return true
  // "The vertex of a parabola": that of any, so that "the" points at none before.
  if (
    (article === 'the' && !/ of an? /.test(term)) ||
    from > 1 ||
    term.split(' ').length > 4 ||
    /[’']|^\p{Lu}\.|\b(and|or|use|chance|risk|majority|example)\b/u.test(term) ||
    /^(a|an)? ?(known|emerging|growing|additional|further|possible|major|serious)\b/.test(meaning)
  )
    return false
  // A reason behind it, and a name, make it a statement about one person or thing.
  if (/^\p{Lu}\p{Ll}+$/u.test(term) || /, (since|because|but)\b/.test(meaning)) return false
  const verb = sentence.words[from + term.split(' ').length]?.lower ?? ''
  if (pattern === 'occurs_when' || pattern === 'states_that' || /^refers?$/.test(verb)) return true
  const says = /^(is|are)$/.test(verb)
  return (
    pattern === 'is' &&
    says &&
    /^(?:an?|the|\p{Ll}+(?= (?:that|which)\b)) ?[^,]*?\b(that|which|who|whose|where|in which|by which|of|between|used|made|caused)\b/u.test(
      meaning,
    )
  )
}

/** The term, or what stands before "of" in it ("root of an equation"), is a term of the document. */
function isNamed(definition: Definition, isTerm: TermTest): boolean {
  const { term, key, sentence, from, to } = definition
  if (isTerm(term, key, sentence) || isPlainDefinition(definition)) return true
  const of = sentence.words.findIndex((word, index) => index > from && index < to && word.lower === 'of')
  return of > from && isTerm(textOf(sentence, from, of), stemsOf(sentence.words.slice(from, of)), sentence)
}

const MOST_WORDS = 45
const LEAST_OF_CUT = 6
const FINDERS: readonly DefinitionFinder[] = [
  noteParts,
  introducedCaseParts,
  definedAsParts,
  subjectParts,
  namedCaseParts,
  calledParts,
  namedGenusParts,
  bracketParts,
  caseOfParts,
  appositionParts,
]

export function built(sentence: StudySentence, lower: (text: string) => string, parts: DefinitionParts): Definition {
  const [from, to] = parts.term
  const [meaningFrom, meaningTo] = parts.meaning
  const term = textOf(sentence, from, to)
  const printed = textOf(sentence, meaningFrom, meaningTo).replace(/^(?:An?|The|Any) /, (article) =>
    article.toLowerCase(),
  )
  const tidy = sentence.glossary
    ? (text: string): string => text.replaceAll('“', '‘').replaceAll('”', '’')
    : tidyMeaning
  const meaning = tidy(
    parts.opening === undefined ? (meaningFrom === 0 ? lower(printed) : printed) : `${parts.opening} ${printed}`,
  )
  const before = sentence.words[from - 1]
  return {
    term:
      from === 0 && !/^\p{Lu}\S* \p{Lu}/u.test(term) && !(sentence.glossary && isOnePerson(meaning))
        ? lower(term)
        : term,
    key: stemsOf(sentence.words.slice(from, to)),
    article: (isArticle(before) ? before!.lower : '') as Definition['article'],
    plural: isPlural(term) && !(parts.pattern === 'is' && sentence.words[to]?.lower === 'is'),
    ...(parts.abbreviation === undefined ? {} : { abbreviation: parts.abbreviation }),
    meaning,
    pattern: parts.pattern,
    namesTerm: sharesWord(term, meaning),
    namesModifier: sharesWord(
      term
        .toLowerCase()
        .split(' ')
        .filter((word) => word !== headWord(term))
        .join(' '),
      meaning,
    ),
    isNote: parts.isNote ?? false,
    sentence,
    from,
    to,
    meaningWords: sentence.words.slice(meaningFrom, meaningTo),
  }
}

const isGoodTerm = ({ term, sentence, from, to }: Definition): boolean =>
  term.length >= 3 &&
  !/^\d/.test(term) &&
  !(WEAK_OPENING.test(term) && !/^\p{Lu}.* \p{Lu}/u.test(term)) &&
  (!WEAK_TERMS.has(term.toLowerCase()) || isBoldPhrase(sentence, from, to))

/** Words that make a phrase point at one thing among others, not name a term. */
const WEAK_OPENING =
  /^(the |an? )?(same|other|first|second|third|next|last|main|only|best|key|significant|serious|new|different|various|certain|such|more|most|many|own|important|major|common|typical|good|great|single|whole|entire|basic|another|following|current|recent|early|late|further|specific|general|particular|simple|example|examples|one|final|best)\s/i
/** Nouns that are too general, or only stand for something said before, to be terms. */
const WEAK_TERMS = new Set(
  'pain headache exercise plant plants animal animals eye eyes ear ears nose skin heart brain hand hands food water tree trees flower flowers house car dog cat sleep death birth marriage music art school teacher crime thing things people person way ways time times day year years word words result results reason reasons answer goal goals purpose term terms question questions difference number numbers study studies idea ideas problem problems example examples part parts point points fact facts case cases step steps area areas group groups type types kind kinds form forms factor factors issue issues effect effects aspect aspects researcher researchers scientist scientists student students others author book story man woman men women child children use advantage disadvantage theory theories system systems process processes object objects level levels amount rate size role function structure activity law laws principle model force set pattern technique event events situation everything something nothing anyone someone everyone change changes interest evidence data ability body bodies life world answer method methods feature features goal solution'.split(
    ' ',
  ),
)
