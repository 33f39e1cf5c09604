/**
 * What an English sentence shows of how good a statement it is for a test: its subject, what it says of it, its words,
 * its place.
 */
import { openBackground, type FrequencyFile } from '#reading/topics/background.ts'
import frequencies from '#reading/topics/english-frequencies.json' with { type: 'json' }
import type { Features } from '../../../logistic-model.ts'
import type { StudySentence } from './study-sentences.ts'
import { isStrong, type Mention, type Vocabulary } from './vocabulary.ts'
import { isContent, isVerb, type Word } from './words.ts'

/** What the features are read from besides the sentence. */
export type Surroundings = {
  readonly vocabulary: Pick<Vocabulary, 'mentions'>
  /** The sentences that name a term, by its key, in the order of the document. */
  readonly naming: (key: string) => readonly StudySentence[]
}

const background = openBackground(frequencies satisfies FrequencyFile)

/** Numbers of about -1 to 3; see `statement-model.json` for their weights. */
export function statementFeatures(sentence: StudySentence, { vocabulary, naming }: Surroundings): Features {
  const { words, text } = sentence
  const mentions = vocabulary.mentions(sentence)
  const verb = words.findIndex(isVerb)
  const subject = mentions.find(({ to, from }) => from <= LATEST_SUBJECT && (verb < 0 || to <= verb))
  const count = (pattern: RegExp): number => Math.min(3, text.match(pattern)?.length ?? 0)
  const has = (pattern: RegExp): number => (pattern.test(text) ? 1 : 0)
  return {
    length: Math.log(words.length / 16),
    commas: count(/,/g),
    clauses: count(CLAUSE),
    ...ofSubject(subject, sentence, naming),
    ...ofMentions(mentions, words),
    ...ofHeading(sentence, subject),
    ...ofPredicate(words, verb, text),
    ...ofOpening(words),
    ...ofRarity(words),
    ...ofWords(words),
    ...ofQuote(sentence.quote, text),
    opensParagraph: sentence.position === 0 ? 1 : 0,
    bold: sentence.bold.length > 0 ? 1 : 0,
    numbers: count(/\d[\d,.]*/g),
    year: has(/\b(?:1\d|20)\d\d\b/),
    names: Math.min(3, words.filter((word, at) => at > 0 && word.tag === 'PROPN').length),
    pronouns: count(/\b(?:it|its|they|them|their|he|him|his|she|her|itself|themselves)\b/gi),
    pointers: count(/\b(?:this|these|that|those|such|same|other|another|former|latter)\b/gi),
    hedges: count(
      /\b(?:may|might|could|would|often|usually|sometimes|generally|typically|tends?|likely|perhaps|almost|about|approximately|relatively|somewhat)\b/gi,
    ),
    quantifiers: count(
      /\b(?:some|many|several|most|few|various|numerous|certain|different|all|any|every|each|both)\b/gi,
    ),
    degree: count(
      /\b(?:very|more|less|much|even|just|only|too|so|quite|rather|especially|particularly|simply|highly|extremely|important|great|well|good|better|best)\b/gi,
    ),
    also: has(
      /\b(?:also|too|additionally|however|therefore|thus|instead|still|yet|now|then|again|already|today|recently|later|first|finally)\b/i,
    ),
    comparison: has(/\bthan\b|\b(?:as|like|unlike|similar|compared)\b/i),
    negation: has(/\b(?:not|no|never|without|nor|neither|cannot)\b|n[’']t\b/i),
    brackets: has(/[()]/),
    quoted: has(/[“”"]/),
    marks: has(/[;:—–]/),
    long: words.length > 26 ? 1 : 0,
    short: words.length < 10 ? 1 : 0,
    signpost: has(/\b(?:several|many|different|various|number of|important|major|factors?|ways|types|kinds)\b/i),
    was: has(/\b(?:was|were|had|did|began|became)\b/i),
    study: has(/\b(?:participants?|researchers?|stud(?:y|ies)|survey|experiments?|subjects|data)\b/i),
    may: has(/\b(?:may|might|could)\b/i),
    headingEarly: words
      .slice(0, 4)
      .some(
        (word) => isContent(word) && word.stem.length > 3 && (sentence.heading ?? '').toLowerCase().includes(word.stem),
      )
      ? 1
      : 0,
    aIsA: has(/^an? [^,]* is\b/i),
    bareThe: /^the$/i.test(words[0]?.text ?? '') && isVerb(words[2]) && sentence.position > 0 ? 1 : 0,
    people: has(
      /\b(?:people|person|researchers?|scientists?|students?|children|someone|everyone|anyone|psychologists|sociologists|authors?|readers?)\b/i,
    ),
  }
}

/** A later term is no subject. Index of a word. */
const LATEST_SUBJECT = 3
const CLAUSE = /\b(?:which|who|whom|whose|when|where|while|because|although|though|if|since|unless|whether|that)\b/gi

function ofSubject(subject: Mention | undefined, sentence: StudySentence, naming: Surroundings['naming']): Features {
  if (!subject) return { hasSubject: 0 }
  const { entry } = subject
  return {
    hasSubject: 1,
    subjectConfidence: entry.confidence,
    subjectStrong: isStrong(entry) ? 1 : 0,
    subjectDefinedHere: entry.definition?.sentence === sentence ? 1 : 0,
    subjectDefinedElsewhere: entry.definition !== undefined && entry.definition.sentence !== sentence ? 1 : 0,
    subjectFirstNamedHere: naming(entry.key)[0] === sentence ? 1 : 0,
    subjectCount: Math.log(1 + entry.count) / 2,
    subjectKindKnown: entry.kind === undefined ? 0 : 1,
  }
}

function ofMentions(mentions: readonly Mention[], words: readonly Word[]): Features {
  const covered = mentions.reduce((sum, { from, to }) => sum + to - from, 0)
  return {
    mentions: Math.min(4, mentions.length),
    covered: covered / words.length,
    bestConfidence: Math.max(0, ...mentions.map(({ entry }) => entry.confidence)),
    strongMentions: Math.min(3, mentions.filter(({ entry }) => isStrong(entry)).length),
  }
}

function ofHeading({ heading, words }: StudySentence, subject: Mention | undefined): Features {
  const inHeading = (heading ?? '').toLowerCase()
  const shares = (word: Word): boolean => isContent(word) && word.stem.length > 3 && inHeading.includes(word.stem)
  return {
    headingWords: Math.min(3, new Set(words.filter(shares).map(({ stem }) => stem)).size),
    headingIsSubject: subject !== undefined && words.slice(subject.from, subject.to).some(shares) ? 1 : 0,
    headed: heading === undefined ? 0 : 1,
  }
}

function ofPredicate(words: readonly Word[], verb: number, text: string): Features {
  const [first, next] = [words[verb], words[verb + 1]]
  const says = (pattern: RegExp): number => (pattern.test(text) ? 1 : 0)
  const isBe = /^(?:is|are)$/.test(first?.lower ?? '')
  return {
    isA: isBe && /^(?:an?|the|one|any)$/.test(next?.lower ?? '') ? 1 : 0,
    isOther: isBe && !/^(?:an?|the|one|any)$/.test(next?.lower ?? '') ? 1 : 0,
    named: says(/\b(?:called|known as|termed|named|refers? to|referred to as|defined as|means)\b/i),
    composed: says(
      /\b(?:consists?|composed|contains?|includes?|comprises?|made (?:up )?of|divided into|types of|kinds of)\b/i,
    ),
    causal: says(
      /\b(?:causes?|caused|leads? to|results? in|produces?|increases?|decreases?|allows?|prevents?|enables?|because|due to|responsible for|depends? on|affects?|requires?)\b/i,
    ),
    acts: says(
      /\b(?:used (?:to|for|as)|functions?|serves?|role|helps?|provides?|controls?|regulates?|stores?|carries|converts?|transports?|protects?|occurs?|takes place|located|found in)\b/i,
    ),
    past: /^(?:was|were|had|did)$/.test(first?.lower ?? '') || /[a-z]{2}ed$/.test(first?.lower ?? '') ? 1 : 0,
    modal: /^(?:can|could|may|might|must|should|will|would)$/.test(first?.lower ?? '') ? 1 : 0,
    reported: says(
      /\b(?:found|showed|shows?|suggests?|suggested|argued?|argues|believed?|believes|claim(?:s|ed)?|think|thought|considered?|noted|according to|studies|study|research|experiment|survey)\b/i,
    ),
    verbAt: verb < 0 ? 1.5 : Math.min(3, verb / 4),
  }
}

function ofOpening(words: readonly Word[]): Features {
  const [first, second] = words
  if (!first) return {}
  return {
    opensThe: first.lower === 'the' ? 1 : 0,
    opensA: /^an?$/.test(first.lower) ? 1 : 0,
    opensName: first.tag === 'PROPN' ? 1 : 0,
    opensAdverbial: /^(?:ADP|ADV|SCONJ|CCONJ|PART)$/.test(first.tag) ? 1 : 0,
    opensGerund: first.lower.endsWith('ing') ? 1 : 0,
    opensQuantity:
      first.tag === 'NUM' || /^(?:some|many|most|several|all|one|two|three|each|both)$/.test(first.lower) ? 1 : 0,
    opensTheAdjective: first.lower === 'the' && second?.tag === 'ADJ' ? 1 : 0,
  }
}

/** How rare its words are in other texts: 1 the rarest. */
function ofRarity(words: readonly Word[]): Features {
  const rarities = words.filter(isContent).map(({ stem }) => background.rarity(stem))
  if (rarities.length === 0) return {}
  return {
    meanRarity: rarities.reduce((sum, rarity) => sum + rarity, 0) / rarities.length,
    mostRarity: Math.max(...rarities),
    rareWords: Math.min(5, rarities.filter((rarity) => rarity > 0.8).length),
  }
}

function ofWords(words: readonly Word[]): Features {
  const share = (tag: RegExp): number => (5 * words.filter((word) => tag.test(word.tag)).length) / words.length
  return {
    nouns: share(/^(?:NOUN|PROPN)$/),
    adjectives: share(/^ADJ$/),
    verbs: share(/^VERB$/),
    adverbs: share(/^ADV$/),
    determiners: share(/^DET$/),
    prepositions: share(/^ADP$/),
  }
}

/** What was left out of the sentence says that it leaned on others. */
function ofQuote(quote: string, text: string): Features {
  const lost = (pattern: RegExp): number => (pattern.test(quote) && !pattern.test(text) ? 1 : 0)
  return {
    lostAlso: lost(/\b(?:also|too|additionally|in addition|similarly|likewise)\b/i),
    lostExample: lost(/\b(?:for example|for instance)\b/i),
    lostConclusion: lost(/\b(?:therefore|thus|hence|consequently|as a result|however|but|in contrast)\b/i),
    lostHedge: lost(/\b(?:in general|generally|roughly|usually|typically)\b/i),
    cut: Math.min(1, text.length / Math.max(1, quote.length)),
  }
}
