/** A negative statement of the text without its "not". */
import { offerFalse } from '../false-statements.ts'
import type { Maker } from '../lesson.ts'
import { tellsOfSubject } from '../vocabulary.ts'

export const droppedNot: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const positive = withoutNot(sentence.text)
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]
    if (!positive || sentence.words.length > MOST_WORDS || sentence.text.includes(',') || !best || (best.entry.confidence < LEAST_CONFIDENCE && !tellsOfSubject(mentions))) return []
    return [offerFalse(lesson, sentence, { maker: 'dropped_not', statement: positive.text, right: positive.right, wrong: positive.wrong, score: 0.6 + 0.2 * best.entry.confidence, termCount: best.entry.count, terms: [], closeness: 0.5 })]
  })

/** In a longer one the other half tells. */
const MOST_WORDS = 18
const LEAST_CONFIDENCE = 0.3

type Positive = { readonly text: string; readonly right: string; readonly wrong: string }

/** The statement without its one negation; undefined when it has none, more than one, or one whose scope is not the whole statement. */
export function withoutNot(text: string): Positive | undefined {
  if (/\b(no|never|nor|neither|none|nothing|without|rarely|seldom|unless|only|even|any|anything|either|all|every|always|necessarily|yet|until|but|although|though|because|if|not (just|only|merely|simply|always|all|every|necessarily|yet))\b/i.test(text)) return undefined
  // "what does and what does not" loses its sense without the second half.
  if (/\b(does|do|is|are|can|will|has|have) (and|or)\b/i.test(text)) return undefined
  const negations = [...text.matchAll(NEGATION)]
  const [match] = negations
  if (!match || negations.length > 1 || (match[2] ?? '').endsWith('ly')) return undefined
  const [printed, auxiliary = '', verb = ''] = match
  const wrong = positiveForm(auxiliary.toLowerCase(), verb)
  return wrong === undefined ? undefined : { text: text.slice(0, match.index) + wrong + text.slice(match.index + printed.length), right: printed, wrong }
}

const NEGATION = /\b(is|are|was|were|does|do|did|can|will|has|have)(?: ?not|n[’']t)(?: ([a-z]+))?\b/gi

function positiveForm(auxiliary: string, verb: string): string | undefined {
  switch (auxiliary) {
    case 'do': return verb === '' ? undefined : verb
    case 'does': return verb === '' ? undefined : thirdPerson(verb)
    case 'did': return undefined
    default: return verb === '' ? undefined : `${auxiliary} ${verb}`
  }
}

/** "have" → "has", "carry" → "carries", "pass" → "passes". */
export function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (verb === 'be') return 'is'
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies')
  return /(s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`
}
