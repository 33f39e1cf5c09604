/** Statements that give a reason, split into what is so and why. */
import { BROKEN_REASON, pointsOutside } from './stand-alone.ts'
import { isNoun, isVerb, type Word } from './words.ts'

export type Reason = {
  /** The clause that is explained, without full stop, as it stands in the text. */
  readonly effect: string
  /** The reason as a clause or, after "because of", a noun phrase with those words. */
  readonly cause: string
}

type Source = { readonly text: string; readonly words: readonly Word[] }

/** The reason that a statement gives; undefined when it gives none, more than one, or one that cannot be read alone. */
export function reasonIn(sentence: Source): Reason | undefined {
  const joints = sentence.words.filter((word) => /^(because|so|since)$/.test(word.lower)).length
  if (joints > 1) return undefined
  const reason =
    joints === 0
      ? aim(sentence)
      : (leadingBecause(sentence) ??
        innerBecause(sentence) ??
        innerSince(sentence) ??
        soThat(sentence) ??
        soClause(sentence))
  return reason && isGood(reason) ? reason : undefined
}

/** "Living cells cannot be viewed because electrons move best in a vacuum." */
function innerBecause({ text, words }: Source): Reason | undefined {
  const at = words.findIndex((word) => word.lower === 'because')
  if (at < 4) return undefined
  const effect = words.slice(0, at)
  if (
    !effect.some(isVerb) ||
    /\b(not|just|only|simply|partly|mainly|largely|primarily|perhaps|probably|and|or|that|is|was|are)$/i.test(
      words[at - 1]!.lower,
    )
  )
    return undefined
  const because = words[at]!
  const cause = text.slice(because.end).replace(/\.$/, '').replace(/^,/, '').trim()
  // "It did not arise because of the drug" denies the cause, not what happened.
  if (effect.some((word, at) => /^(?:not|never|no)$|n[’']t$/.test(word.lower) && effect[at - 1]?.lower !== 'can'))
    return undefined
  return {
    effect: text.slice(0, because.start).replace(/,?\s*$/, ''),
    cause: words[at + 1]?.lower === 'of' ? `because ${cause}` : cause,
  }
}

/** "Because no light reaches the depths, plants cannot grow there." */
function leadingBecause({ text, words }: Source): Reason | undefined {
  if (words[0]!.lower !== 'because') return undefined
  const commas = words.filter((word) => word.text === ',')
  const [comma] = commas
  if (!comma || commas.length > 1) return undefined
  const cause = text.slice(words[0]!.end, comma.start).trim()
  return {
    effect: text.slice(comma.end).replace(/\.$/, '').trim(),
    cause: words[1]!.lower === 'of' ? `because ${cause}` : cause,
  }
}

/** "Electrons move best in a vacuum, so living cells cannot be viewed." */
function soClause({ text, words }: Source): Reason | undefined {
  const at = words.findIndex((word) => word.lower === 'so')
  if (at < 5 || words[at - 1]!.text !== ',' || words[at + 1]?.lower === 'that') return undefined
  const effect = words.slice(at + 1, -1)
  if (effect.length < LEAST_EFFECT || !effect.some(isVerb)) return undefined
  return { effect: text.slice(words[at]!.end).replace(/\.$/, '').trim(), cause: text.slice(0, words[at - 1]!.start) }
}

/** "Cixi opposed reforms, since they threatened her power." Without a comma it may tell a time. */
function innerSince({ text, words }: Source): Reason | undefined {
  const at = words.findIndex((word) => word.lower === 'since')
  if (
    at < 5 ||
    words[at - 1]!.text !== ',' ||
    !words.slice(0, at).some(isVerb) ||
    !words.slice(at + 2).some(isVerb) ||
    (/^\d|^(then|the|\w+ing)$/.test(words[at + 1]?.lower ?? '') && /\d{4}/.test(text.slice(words[at]!.start)))
  )
    return undefined
  // "since a nanometre is a billionth of a metre" only says what the words mean.
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  if (
    !after.some(
      (word) =>
        /^(?:it|its|they|their|he|his|she|her)$/.test(word.lower) ||
        (isNoun(word) && before.some((one) => one.stem === word.stem)),
    )
  )
    return undefined
  return { effect: text.slice(0, words[at - 1]!.start), cause: text.slice(words[at]!.end).replace(/\.$/, '').trim() }
}

/** "Poets use imagery so that readers can see the scene." */
function soThat({ text, words }: Source): Reason | undefined {
  const at = words.findIndex((word, index) => word.lower === 'so' && words[index + 1]?.lower === 'that')
  if (at < 4 || !words.slice(0, at).some(isVerb)) return undefined
  return {
    effect: text.slice(0, words[at]!.start).replace(/,?\s*$/, ''),
    cause: text.slice(words[at]!.start).replace(/\.$/, '').trim(),
  }
}

/** "Farmers add lime to the soil to raise its pH.": an aim that follows a noun. */
function aim({ text, words }: Source): Reason | undefined {
  const places = words.flatMap((word, at) =>
    word.lower === 'to' && (AIMS.test(words[at + 1]?.lower ?? '') || /^(order|as)$/.test(words[at - 1]?.lower ?? ''))
      ? [at]
      : [],
  )
  const [at] = places
  if (at === undefined || at < 5 || places.length > 1) return undefined
  const opens =
    words[at - 1]!.lower === 'order'
      ? at - 2
      : words[at - 1]!.lower === 'as' && words[at - 2]?.lower === 'so'
        ? at - 2
        : at
  const before = words[opens - 1]
  const effect = words.slice(0, opens)
  if (
    opens < 5 ||
    !before ||
    (opens === at && (!isNoun(before) || TAKES_TO.test(before.lower))) ||
    !effect.some((word) => word.tag === 'VERB' && !/(ing|en)$/.test(word.lower)) ||
    effect.some((word) => LEADS_TO.test(word.lower)) ||
    effect.some((word) => /^(?:who|which|that|whose)$/.test(word.lower)) ||
    /\b(not|never|may|might|can|could|must|should|would)\b/.test(text) ||
    (opens === at && ENOUGH_TO.test(text.slice(0, words[at]!.start)))
  )
    return undefined
  return {
    effect: text.slice(0, words[opens]!.start).replace(/,?\s*$/, ''),
    cause: text.slice(words[opens]!.start).replace(/\.$/, '').trim(),
  }
}

/** What is done on purpose. */
const AIMS =
  /^(raise|increase|reduce|prevent|protect|avoid|improve|encourage|gain|obtain|attract|show|ensure|stop|learn|control|strengthen|weaken|win|defend|fight|lower|remove|reverse|discourage|promote|support|warn|punish|celebrate|mark|secure|finance|fund|escape|spread|restore|maintain|preserve|conserve|save|produce|grow|cool|kill|measure|detect|separate|check|collect|store|absorb|release|trap|catch|resist|end|unite|modernise|modernize|regulate|persuade|teach|train|settle|solve|limit|create|emphasise|emphasize|suggest|express|convey|neutralise|neutralize)$/
/** Nouns that take an infinitive of their own: "the right to gain …". */
const TAKES_TO =
  /^(right|duty|power|ability|resource|resources|availability|opportunity|way|time|attempt|effort|decision|plan|need|desire|tendency|intention|chance|reason|means|permission|freedom|capacity|promise|failure|refusal|authority|pressure|incentive|obligation|readiness|willingness|ambition|call|order|task|place|money|information|mechanism|strateg(y|ie)|method|adaptation|technique|tool|system|measure|step|law|rule|programme|program|campaign|process(es)?|movement|organi[sz]ation|device|signal|student|child|children|people|person|man|woman|individual)s?$/
/** Verbs behind which an infinitive says what is done, not what for. */
const LEADS_TO =
  /^(tak|took|taken|spend|spent|get|got|gets|getting|want|need|try|tr|allow|help|caus|lead|led|forc|order|persuad|begin|beg|start|continu|seek|sought|tend|refus|promis|agree|plan|wish|hop|expect|appear|seem|fail|encourag|urg|enabl|requir|ask|told|teach|taught|us|prefer|decid|choos|chose|attempt|aim|intend|learn|manag|serv|activat|stimulat|trigger|signal|induc|direct|prompt|motivat|inspir|recruit|hir|train|prepar|instruct|push|driv|drove|invit|permit|advis|remind|warn|command|compel|oblig|found)(s|es|ed|d|e|ing|an|un|ies|ied)?$/

/**
 * "Enough antibodies have built up to produce a reaction", "students are likely to experience motivation to learn":
 * what comes of it or belongs to a noun, no aim.
 */
const ENOUGH_TO = /\b(?:enough|too|sufficient(?:ly)?|so|such|likely|motivat\p{Ll}+|once)\b/u

/** "Because of ocean currents" explains little. */
const LEAST_IN_PHRASE = 6
/** "…, so the curve shifts." has many reasons when it is asked alone. */
const LEAST_EFFECT = 8

const isGood = ({ effect, cause }: Reason): boolean => {
  const [effectWords, causeWords] = [effect.split(/\s+/), cause.split(/\s+/)]
  return (
    effectWords.length >= 5 &&
    effectWords.length <= 24 &&
    causeWords.length >= (cause.startsWith('because of ') ? LEAST_IN_PHRASE : 4) &&
    // "to reduce the tension and allows …": two things run together.
    !/^to \w+ .*\band \w+[^s]s (?:for|the|an?)\b/.test(cause) &&
    !(/^(?:in|at|on|within|under|during) /i.test(effect) && (effect.match(/,/g)?.length ?? 0) > 1) &&
    !UNEXPLAINED.test(effect) &&
    !OPENS_BADLY.test(effect) &&
    !POINTS_IN_EFFECT.test(effect) &&
    !PRONOUN.test(firstClause(effect)) &&
    !/\bwhat \p{Lu}/u.test(effect) &&
    !(PERSONAL.test(cause) && !NAMES_PERSON.test(effect.slice(1))) &&
    !/^(this|that|these|those|such)\b/i.test(cause) &&
    !/, (?:and|but) (?:it|they|he|she|this|the|an?) /.test(effect) &&
    !/\bone of the\b/.test(cause) &&
    !pointsOutside(effect) &&
    !pointsOutside(cause) &&
    !BROKEN_REASON.test(effect)
  )
}

/**
 * What is one of several, what can be, what matters and what is set against another has other reasons too, or more than
 * one.
 */
const UNEXPLAINED =
  /\bother (?:types|kinds|forms|sorts|ways|methods|means|animals|organisms)\b|^(?:the|an?) cross(?:es)? between\b|^(?:some|many|most|several|an? (?:alternative|different|new|additional|similar|simple|common|simpler|better|good)) |\bcan be\b|\b(?:is|are|was|were) (?:an? |the )?(?:\w+ly |very |most )?(?:important|essential|crucial|useful|necessary|significant)\b|\b(?:important|importance|essential role|interested|different from|differs? from|difficult problem|may|might|relatively|misleading|thought to|the (?:premise|example) of)\b|, (?:while|whereas|although|but)\b|\b(?:occurs?|happens?|exists?|especially|particularly|mainly)$|\b(?:is|are) (?:an? |the )?\w+ (?:that|which)\b|^(?:researchers?|scientists|psychologists|sociologists|economists|historians|experts) (?:are|have|must|can|need)\b/i

/** A turned-round clause ("so do the families"), an adverb that belongs to the sentence, or a word that points back. */
const OPENS_BADLY =
  /^(?:(?:is|are|was|were|do|does|did|has|have|can|will|it|they|he|she|this|that|these|those|there|such|one|its|their|his|her|then|and|but|as|if|when|while|although|though|whether|what|initially|again|historically)\b|.*\bcan be (used|ignored|neglected|applied|assumed)$|[a-z]+ly,|often,|sometimes,)/i
/** "there" and "such dependence" point at what stands in the reason or before. */
const POINTS_IN_EFFECT =
  /\bthen\b|\bthere\b(?! (?:is|are|was|were)\b)|\bsuch (?!as\b)|\bas when\b|^the (?:most|least) /i
const PRONOUN = /\b(it|its|they|them|their|he|she|him|his|her)\b/i
const PERSONAL = /\b(his|her|he|she)\b/i
const NAMES_PERSON = /\b\p{Lu}\p{L}+|\b(woman|man|girl|boy|mother|father)\b/u

/** A pronoun in the effect may mean something in the cause, which is not printed. */
const firstClause = (effect: string): string => effect.split(/,|\b(?:that|which|who|and|but)\b/)[0]!
