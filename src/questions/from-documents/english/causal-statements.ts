/** Statements that say what something led to. */
import { isPlural } from './noun-number.ts'
import { isArticle } from './noun-phrases.ts'
import { pointsOutside } from './stand-alone.ts'
import { isNoun, isVerb, type Word } from './words.ts'

export type Outcome = {
  /** "The loss of jobs and wages", as it stands in the text. */
  readonly cause: string
  readonly auxiliary: 'did' | 'does' | 'do'
  /** Behind it: "lead to". */
  readonly verb: string
  readonly outcome: string
}

/**
 * The outcome in "X led to Y." and "X resulted in Y."; undefined where X or Y cannot be read alone, or Y is uncertain.
 */
export function outcomeIn({
  text,
  words,
}: {
  readonly text: string
  readonly words: readonly Word[]
}): Outcome | undefined {
  const at = words.findIndex(
    (word, index) =>
      VERBS[word.lower] !== undefined &&
      (VERBS[word.lower]!.with === '' || words[index + 1]?.lower === VERBS[word.lower]!.with),
  )
  const found = at < 1 ? undefined : VERBS[words[at]!.lower]
  if (!found) return undefined
  const [before, after] = [words.slice(0, at), words.slice(at + (found.with === '' ? 1 : 2), -1)]
  // A subject of nouns only: no clause, no list of its own.
  if (
    before.length > MOST_CAUSE ||
    !isNoun(before.at(-1)) ||
    before.some((word) => isVerb(word) && !/(ing|ed)$/.test(word.lower)) ||
    before.some((word) => word.text === ',') ||
    !(isArticle(before[0]) || isNoun(before[0]) || before[0]!.tag === 'ADJ' || before[0]!.lower.endsWith('ing'))
  )
    return undefined
  const start = after[0]
  if (
    !start ||
    (after.length < LEAST_OUTCOME && found.auxiliary === 'did') ||
    !/^(DET|NOUN|PROPN|ADJ|VERB|NUM)$/.test(start.tag) ||
    UNCERTAIN.test(text)
  )
    return undefined
  const [cause, outcome] = [
    text.slice(0, before.at(-1)!.end),
    withoutAddition(text.slice(start.start).replace(/\.$/, '').trim()),
  ]
  // "results in a local response and prevents infection": a second thing that the cause does.
  if (
    after.some(
      (word, index) =>
        /^(?:and|but)$/.test(word.lower) &&
        after[index + 1]?.tag === 'VERB' &&
        !after[index + 1]!.lower.endsWith('ing') &&
        (found.auxiliary === 'did' || /[^s]s$/.test(after[index + 1]!.lower)),
    )
  )
    return undefined
  if (
    pointsOutside(cause) ||
    pointsOutside(outcome) ||
    /^(?:it|they|he|she|this|that|these|those|its|their|his|her)\b/i.test(cause) ||
    /\b(?:it|its|they|them|their)\b/i.test(cause)
  )
    return undefined
  return {
    cause,
    auxiliary: found.auxiliary === 'does' && isPlural(cause.replace(/^(?:the|an?) /i, '')) ? 'do' : found.auxiliary,
    verb: found.plain,
    outcome,
  }
}

/** What is told of the outcome besides earns no mark. */
function withoutAddition(outcome: string): string {
  const [main, ...rest] = outcome.split(/, (?:which|who|where) /)
  return rest.length === 1 && !rest[0]!.includes(',') && main!.split(' ').length >= LEAST_MAIN ? main! : outcome
}
const LEAST_MAIN = 4

type Causing = { readonly auxiliary: Outcome['auxiliary']; readonly plain: string; readonly with: string }
const causing = (plain: string, preposition: string, auxiliary: Outcome['auxiliary']): Causing => ({
  auxiliary,
  plain: preposition === '' ? plain : `${plain} ${preposition}`,
  with: preposition,
})
const past = (plain: string, preposition: string): Causing => causing(plain, preposition, 'did')
const VERBS: Readonly<Record<string, Causing>> = {
  causes: causing('cause', '', 'does'),
  leads: causing('lead', 'to', 'does'),
  results: causing('result', 'in', 'does'),
  lead: causing('lead', 'to', 'do'),
  led: past('lead', 'to'),
  resulted: past('result', 'in'),
  contributed: past('contribute', 'to'),
  caused: past('cause', ''),
  triggered: past('trigger', ''),
  prompted: past('prompt', ''),
  sparked: past('spark', ''),
}
const MOST_CAUSE = 14
const LEAST_OUTCOME = 4
const UNCERTAIN = /\b(may|might|could|can|perhaps|possibly|not|never)\b|n[’']t\b/i
