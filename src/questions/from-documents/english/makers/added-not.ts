/** A plain statement of the text denied: "The inertia of a body is not measured by its mass." For chapters in which nothing else can be made false. */
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { isArticle, nounPhraseEnd } from '../noun-phrases.ts'
import { isStrong } from '../vocabulary.ts'

export const addedNot: Maker = (lesson) => {
  const defining = new Set(lesson.wantedDefinitions.map(({ sentence }) => sentence))
  const denials = lesson.standing.flatMap((sentence): Candidate[] => {
    const denied = defining.has(sentence) || allowsExceptions(sentence.text) ? undefined : withNot(sentence)
    const best = lesson.vocabulary.mentions(sentence).map(({ entry }) => entry).toSorted((a, b) => b.confidence - a.confidence)[0]
    if (!denied || !best || !isStrong(best)) return []
    return [offerFalse(lesson, sentence, { maker: 'added_not', statement: denied.text, right: denied.right, wrong: denied.wrong, score: 0.2 + 0.2 * best.confidence, termCount: best.count, terms: [], closeness: 0.4 })]
  })
  return denials.toSorted((a, b) => b.score - a.score).slice(0, MOST)
}

/** A paper full of denials teaches to look for "not". */
const MOST = 3

type Denied = { readonly text: string; readonly right: string; readonly wrong: string }

/** A statement of one clause with "not" behind its first "is" or "are"; undefined for any other. */
export function withNot({ text, words }: Pick<TopicSentence, 'text' | 'words'>): Denied | undefined {
  if (words.length > MOST_WORDS || NOT_PLAIN.test(text)) return undefined
  const start = isArticle(words[0]) ? 1 : 0
  const end = nounPhraseEnd(words, start)
  const at = words.findIndex((word) => /^(is|are)$/.test(word.lower))
  const verb = words[at]
  const after = words[at + 1]
  // Up to the verb there is only the subject: "X", "the X of Y".
  if (end === start || !verb || !after || words.slice(end, at).some((word) => !/^(ADP|NOUN|PROPN|ADJ|DET)$/.test(word.tag)) || !/^(VERB|ADJ|ADP|DET)$/.test(after.tag) || after.lower.endsWith('ly')) return undefined
  const right = text.slice(verb.start, after.end)
  const wrong = `${verb.text} not ${text.slice(after.start, after.end)}`
  return { text: text.slice(0, verb.start) + wrong + text.slice(after.end), right, wrong }
}

const MOST_WORDS = 20
const NOT_PLAIN = /[,;:—]|\b(not|no|never|neither|nor|none|only|without|and|or|but|while|although|because|when|where|if|that|which|who|one of|example|all|every|each|always|as|so|than|more|less|most|least|like|too|very|therefore|there|called|known|named|worth|needed)\b|n[’']t\b/i
