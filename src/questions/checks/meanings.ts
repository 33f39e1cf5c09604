/** Meanings: what a question gives or asks as the meaning of a term, and whether it is one. */
import { flaw } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'

export type TermAndMeaning = {
  readonly term: string
  readonly meaning: string
  /** The meaning is what the candidate is to give; otherwise the term. */
  readonly isAsked: boolean
}

/** The term and the meaning that a question about a meaning sets side by side. */
export function meaningOf({ stem, answers: [answer], chinese }: ItemView): TermAndMeaning | undefined {
  if (answer === undefined) return undefined
  const asked = (chinese ? ASKS_MEANING.zh : ASKS_MEANING.en)
    .exec(stem)
    ?.slice(1)
    .find((term) => term !== undefined)
  if (asked !== undefined) return { term: asked, meaning: answer, isAsked: true }
  const given = (chinese ? GIVES_MEANING.zh : GIVES_MEANING.en).exec(stem)?.[1]
  return given === undefined ? undefined : { term: answer, meaning: given, isAsked: false }
}

const ASKS_MEANING = {
  en: /^(?:(?:In the context of [^“"]+, )?What is meant by|What is the meaning of|Define|Explain the (?:term|meaning of))[^“"]*[“"]([^”"]+)[”"]|^(?:Which of the following (?:best )?(?:describes|defines)) ([^?]+)\?/i,
  zh: /^(?:何謂|何谓|甚麼是|什麼是|什么是|試解釋|试解释|请解释|下列哪一項是指)[「“]([^」”]+)[」”]/,
}
const GIVES_MEANING = {
  en: /\b(?:that|which|terms?|word)\s+(?:best\s+)?(?:means?|is defined as|refers to)\s+[“"]([^”"]+)[”"]/i,
  zh: /(?:意思是|是指|解作|指的是)[「“]([^」”]+)[」”]/,
}

/** A remark, a sentence, a judgement or an example in the place of a meaning. */
export const noMeaning: Rule = (view) => {
  const pair = meaningOf(view)
  if (!pair) return []
  const found = (view.chinese ? NO_MEANING.zh : NO_MEANING.en).exec(pair.meaning)?.[0]
  return found === undefined ? [] : [flaw('reject', 'no_meaning', pair.isAsked ? 'scheme' : 'stem', found)]
}

const NO_MEANING = {
  en: new RegExp(
    [
      // A sentence, or the beginning of one.
      String.raw`^(?:sometimes|often|usually|generally|typically|when|if|because|there|here|people|they|we|you|he|she|it)\b`,
      // A second statement about the term.
      String.raw`\band (?:also |often |usually )?(?:is|are|was|were|includes?|has|have|can|may)\b(?! not\b)`,
      String.raw`, although\b`,
      String.raw`, but (?:it|they)\b`,
      String.raw`\bbecause (?:it|they)\b`,
      // The word and not the thing.
      String.raw`^(?:an? |the )?(?:\w+ )?(?:(?:word|phrase|name|expression)s? (?:\w+ )?(?:used|for|meaning|given)|terms? (?:\w+ )?(?:used|that|which|for|meaning|given))\b`,
      // A judgement.
      String.raw`^(?:an? |the )?(?:(?:very|highly|most|more|extremely|particularly|relatively|one of the) )+\p{L}+`,
      String.raw`^(?:an? |the )(?:important|effective|powerful|great|good|excellent|popular|common|major|key|critical|crucial|vital|useful|serious|familiar)\b`,
      String.raw`^(?:an? )?(?:example|result|consequence|part|sign|symbol|reason|matter)s? of\b`,
      // An example for a kind.
      String.raw`^\p{L}+ (?:like|such as) the\b`,
      String.raw`^(?:an? |the )?\p{L}+ similar to\b`,
    ].join('|'),
    'iu',
  ),
  zh: /代表$|典[型範范]|象[徵征]$|[標标][誌志]$|之一$|^(?:很|十分|非常|極|极|最|較|较)|^(?:重要|主要|著名|有名|常[見见])的|^(?:一個|一个)?(?:術語|术语|名稱|名称|詞語|词语|說法|说法)|有[時时]|(?:但|不[過过])(?:它|其|也)/,
}
