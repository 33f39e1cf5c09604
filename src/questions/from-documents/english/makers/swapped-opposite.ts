/** A statement with one word turned into its opposite. */
import { antonymOf, opposableKinds, type OpposableKind } from '../antonyms.ts'
import { fitArticle } from '../articles.ts'
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import { importanceOf } from '../importance.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { SINGLES_OUT } from './swapped-sibling.ts'
import { tellsOfSubject } from '../vocabulary.ts'
import { isUncertain } from './true-statement.ts'
import { isNoun, type Word } from '../words.ts'

export const swappedOpposite: Maker = (lesson) => {
  const defining = new Set(lesson.wantedDefinitions.map(({ sentence }) => sentence))
  return lesson.standing.flatMap((sentence) => {
    if (
      allowsExceptions(sentence.text) ||
      isUncertain(sentence.text) ||
      NOT_PLAIN.test(sentence.text) ||
      importanceOf(sentence, lesson) < LEAST_IMPORTANCE
    )
      return []
    const found = opposableWord(sentence.words, defining.has(sentence))
    const both = found ? undefined : opposedWords(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]
    if (both && best && tellsOfSubject(mentions))
      return [
        offerFalse(lesson, sentence, {
          maker: 'swapped_opposite',
          ...both,
          score: 0.5 + 0.25 * best.entry.confidence,
          termCount: best.entry.count,
          terms: [],
          closeness: 0.5,
        }),
      ]
    if (!found || !best || (best.entry.confidence < LEAST_CONFIDENCE && !tellsOfSubject(mentions))) return []
    const { word, opposite } = found
    // "repel and digest", "the largest … the heavier …": the other half contradicts, and nobody is deceived.
    if (
      holdsKinOf(opposite, word, sentence.words) ||
      TELLS_SENSE.test(withoutWord(sentence.text, word)) ||
      withoutWord(sentence.text, word).match(COMPARED) !== null
    )
      return []
    if (
      isBound(sentence.words, sentence.words.indexOf(word)) ||
      /^ (?:and|or)\b/.test(sentence.text.slice(word.end)) ||
      standsInPair(sentence.words, word)
    )
      return []
    // "informal norms" and "formal norms" are two kinds, of which much may be said alike.
    if (
      mentions.some(({ from, to }) => sentence.words.slice(from, to).includes(word)) &&
      !SINGLES_OUT.test(sentence.text)
    )
      return []
    const statement = fitArticle(
      sentence.text.slice(0, word.start) + opposite + sentence.text.slice(word.end),
      word.start,
    )
    return [
      offerFalse(lesson, sentence, {
        maker: 'swapped_opposite',
        statement,
        right: word.lower,
        wrong: opposite,
        score: 0.5 + 0.25 * best.entry.confidence,
        termCount: best.entry.count,
        terms: [],
        closeness: 0.5,
      }),
    ]
  })
}

/** "as opposed to", "expand from feeding to hunting": set phrases, and ways with two ends. */
const isBound = (words: readonly Word[], at: number): boolean =>
  words[at - 1]?.lower === 'as' ||
  (/^(?:expand|contract|rise|fall|increase|decrease)/.test(words[at]!.lower) && words[at + 1]?.lower === 'from')

/** "warm and dry": the word before the joint is of its kind. */
function standsInPair(words: readonly Word[], word: Word): boolean {
  const at = words.indexOf(word)
  return (
    /^(?:and|or)$/.test(words[at - 1]?.lower ?? '') && (words[at - 2]?.tag === word.tag || words[at - 2]?.tag === 'ADJ')
  )
}

/**
 * "Debits increase the balance and credits decrease it", "negative electrons and positive ions": both turned, since one
 * alone would contradict the other.
 */
export function opposedWords({
  text,
  words,
}: Pick<TopicSentence, 'text' | 'words'>):
  | { readonly statement: string; readonly right: string; readonly wrong: string }
  | undefined {
  const listed = words.filter((word) => opposableKinds(word.lower).length > 0)
  const [one, other] = listed
  if (
    !one ||
    !other ||
    listed.length > 2 ||
    !opposableKinds(one.lower).some((kind) => antonymOf(one.lower, kind) === other.lower)
  )
    return undefined
  const between = words.slice(words.indexOf(one) + 1, words.indexOf(other))
  const joint = between.findIndex(({ lower }) => lower === 'and')
  // Each has something of its own, or it is one thing that is both.
  if (
    joint < 1 ||
    !between.slice(0, joint).some((word) => isNoun(word)) ||
    between.some(({ lower }) => /^(?:as|when|with|by|if|of|from|to)$/.test(lower)) ||
    !words.slice(words.indexOf(other) + 1).some((word) => isNoun(word))
  )
    return undefined
  const statement =
    text.slice(0, one.start) + other.lower + text.slice(one.end, other.start) + one.lower + text.slice(other.end)
  return { statement, right: `${one.lower} … ${other.lower}`, wrong: `${other.lower} … ${one.lower}` }
}

const LEAST_CONFIDENCE = 0.35
const LEAST_IMPORTANCE = 0.55
const withoutWord = (text: string, word: Word): string => `${text.slice(0, word.start)}${text.slice(word.end)}`
/**
 * "the best … repel", "global warming … lowers", "unidirectional … reverse", "maximizes … to decrease", "diseases …
 * increase the ability": another word tells which way it goes.
 */
const TELLS_SENSE =
  /\b(?:best|better|worse|worst|good|bad|great|healthy|warming|cooling|heating|growth|growing|expan\p{L}+|shrink\p{L}*|deplet\p{L}+|optimi[sz]\p{L}+|maximi[sz]\p{L}+|minimi[sz]\p{L}+|suffer\p{L}*|diseases?|disorders?|damag\p{L}+|prevent\p{L}*|reduc\p{L}+|enhanc\p{L}+|improv\p{L}+|benefits?|harm\p{L}*|unidirectional|reverse|giving|allowing|inflat\p{L}+|inhalation|exhalation|gains?|loss|loses?|charged|charges?|electrons?|overweight|constrict\p{L}*|dilat\p{L}*|vasodilat\p{L}*|fatalit\p{L}*|undesirable|desirable|support|help(?:s|ed)?|fail\p{L}*|accidents?|injur\p{L}+|errors?|pollut\p{L}+)\b/iu
/** "accepts rigid theories and is more accepting of new ones" */
const holdsKinOf = (opposite: string, word: Word, words: readonly Word[]): boolean =>
  words.some((one) => one !== word && one.lower.length > 5 && one.lower.slice(0, 5) === opposite.slice(0, 5))
const COMPARED =
  /\b(?:\p{L}{3,}est|\p{L}{3,}ier|larger|smaller|higher|lower|greater|longer|shorter|closer|farther|more|less|fewer|increas\p{L}+|decreas\p{L}+)\b/giu

/**
 * Two changes would cancel each other, and a negated or limited opposite may still be true; where there are informal
 * norms, there may be formal ones.
 */
const NOT_PLAIN =
  /\b(even the|innate to|almost|nearly|not|no|never|neither|nor|cannot|without|unless|n[’']t|both|than|rather|although|though|but|while|whereas|if|as well as|example|only|according to|reported|assuming|whether|which \w+ (?:is|are)|(?:of|in) which|then|there (is|are|was|were))\b|\b(the|The) (more|less|higher|lower|larger|smaller|greater|longer|faster)\b/i

type Opposable = { readonly word: Word; readonly opposite: string }

/**
 * The one word of a statement that has an opposite; undefined when there is none or more than one. In a definition
 * (`defines`) each word
 * counts; elsewhere "an internal change" or "after lunch" leaves room for an external one, and for one before.
 */
export function opposableWord(words: readonly Word[], defines: boolean): Opposable | undefined {
  const found = words.flatMap((word, at): Opposable[] => {
    const kind = opposableKinds(word.lower).find(
      (one) => isUsedAs(one, words, at) && (defines || isExclusive(one, words, at)),
    )
    const opposite = kind && antonymOf(word.lower, kind)
    return opposite === undefined ? [] : [{ word, opposite }]
  })
  // A second word of the same field, even one that is not used as the first, makes the outcome doubtful.
  const listed = words.filter((word) => opposableKinds(word.lower).length > 0)
  // "Temperature increases as altitude increases": the first turned alone makes the reverse.
  if (
    found.length === 2 &&
    listed.length === 2 &&
    found[0]!.word.lower === found[1]!.word.lower &&
    words
      .slice(words.indexOf(found[0]!.word), words.indexOf(found[1]!.word))
      .some(({ lower }) => /^(?:as|when|with)$/.test(lower))
  )
    return found[0]
  return found.length === 1 && listed.length === 1 ? found[0] : undefined
}

/** Whether what is said leaves no room for the opposite beside it. */
function isExclusive(kind: OpposableKind, words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? ''
  // "cells have mechanisms to prevent it": they may have others to cause it.
  if (kind === 'verb' && before === 'to') return false
  if (kind === 'preposition') return /^(immediately|directly|just|only)$/.test(before)
  // "learned through one's culture" tells a deed.
  if (kind === 'adjective' && /^(?:through|by|from|on|upon)$/.test(words[at + 1]?.lower ?? '')) return false
  // What is seen in the inner parts may be seen in the outer ones too.
  return kind !== 'adjective' || (words[at + 1]?.tag !== 'NOUN' && words[at + 1]?.tag !== 'ADJ')
}

/** "ADH acts on the kidney and increases blood pressure": the tagger takes such verbs for nouns. */
function readAsNoun(words: readonly Word[], at: number): boolean {
  const [before, word, after] = [words[at - 1], words[at]!, words[at + 1]]
  return (
    word.tag === 'NOUN' &&
    /[^s]s$/.test(word.lower) &&
    (isNoun(before) || before?.lower === 'and') &&
    after !== undefined &&
    /^(?:DET|ADJ|NOUN|PROPN|ADV)$/.test(after.tag)
  )
}

/**
 * "repels flies to the leaf", "releases water from the soil", "prevents it to fall", "rain rises": the opposite would
 * be no English, or no sense.
 */
function keepsSense(words: readonly Word[], at: number): boolean {
  const { lower } = words[at]!
  // "to fit in, to feel good, and to be rejected": the rest of the list tells.
  if (
    /\b(?:and|or) to (?:be )?$/.test(
      words
        .slice(0, at)
        .map((word) => word.lower)
        .join(' ') + ' ',
    )
  )
    return false
  const [before, after] = [words.slice(0, at), words.slice(at + 1)].map((some) => some.map((word) => word.lower))
  // "due to lack of reabsorption", "lost from the body"
  if ((lower.startsWith('lack') && after![0] === 'of') || (/^(?:los|gain)/.test(lower) && after!.includes('from')))
    return false
  if (lower.startsWith('caus') && after![0] === 'by') return false
  // "prevents it from falling", "reduces NADP+ to NADPH"
  if (lower.startsWith('reduc') && words.some((word) => /^(?:electrons?|nad|oxid|redox)/.test(word.lower))) return false
  if (
    /^(?:prevent|reduc)/.test(lower) &&
    /^(?:from|to|into)$/.test(after!.find((word) => /^(?:from|to|into|by)$/.test(word)) ?? '')
  )
    return false
  if (/^(?:attract|repel|caus|allow|prohibit|forc|stimulat|inhibit|activat|encourag|discourag|promot)/.test(lower))
    return !after!.includes('to')
  // What it is there for goes on: "to absorb radiation and reduce the harm".
  if (
    before!.at(-1) === 'to' &&
    words.slice(at + 1).some((word, index, rest) => word.lower === 'and' && rest[index + 1]?.tag === 'VERB')
  )
    return false
  if (/^(?:absorb|releas)/.test(lower))
    return !after!.some((word) => /^(?:from|into|onto|to|by|that|which)$/.test(word))
  if (/^(?:grew|declined)$/.test(lower) && /^(?:has|have|had|was|were)$/.test(before!.at(-1) ?? '')) return false
  if (/^(?:rises|falls|rose|fell|grew|declined)$/.test(lower)) return before!.some((word) => MEASURE.test(word))
  return true
}

const MEASURE =
  /^(?:rates?|levels?|temperatures?|pressures?|prices?|costs?|numbers?|amounts?|concentrations?|demand|supply|populations?|outputs?|production|volumes?|density|energy|speeds?|velocity|incomes?|wages?|unemployment|inflation|profits?|imports|exports|share|trade|membership|immigration|mortality|currents?|voltage|resistance|frequency|intensity|altitude|ph)$/

function isUsedAs(kind: OpposableKind, words: readonly Word[], at: number): boolean {
  const [word, before, after] = [words[at]!, words[at - 1], words[at + 1]]
  switch (kind) {
    // "the energy absorbed in eating" only says which energy.
    case 'verb':
      return (
        (word.tag === 'VERB' || readAsNoun(words, at)) &&
        keepsSense(words, at) &&
        !(word.lower.endsWith('ed') && isNoun(before)) &&
        !/^(the|a|an|of)$/.test(before?.lower ?? '') &&
        !(word.lower.endsWith('ed') && after?.tag === 'NOUN')
      )
    case 'noun':
      return (
        word.tag === 'NOUN' && /^(the|an?|in|by)$/.test(before?.lower ?? '') && /^(of|in)$/.test(after?.lower ?? '')
      )
    // "new information is learned" tells what is done.
    case 'adjective':
      return (
        (word.tag === 'ADJ' || (word.tag === 'VERB' && after?.tag === 'NOUN')) &&
        (after?.tag === 'NOUN' || after?.tag === 'ADJ' || /^(is|are)$/.test(before?.lower ?? '')) &&
        !/^(have|has|had|be|to)$/.test(before?.lower ?? '')
      )
    case 'superlative':
      return (
        before?.lower === 'the' &&
        after !== undefined &&
        ((word.lower !== 'most' && word.lower !== 'least') || after.tag === 'ADJ')
      )
    case 'adverb':
      return word.tag === 'ADV'
    case 'preposition':
      return /^(ADP|SCONJ|ADV)$/.test(word.tag) && (/^(the|a|an)$/.test(after?.lower ?? '') || after?.tag === 'NOUN')
  }
}
