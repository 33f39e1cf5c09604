/** Whether a meaning, as the document words it, can stand in a statement that a teacher would print. */
import { isClausePattern, type Definition } from './definitions/definition.ts'
import { isPlural } from '../survey/noun-number.ts'
import { isNoun } from '../survey/words.ts'

/**
 * No sentence in the place of a noun phrase, no slip of grammar ("carnivore that eat"), nothing cut off or too short to
 * tell anything.
 */
export function isWellPut(definition: Definition): boolean {
  const { meaning } = definition
  return (
    meaning.split(' ').length >= LEAST_WORDS &&
    !/^(?:usually|often|typically|generally|sometimes|aka|also|mostly|when|where)\b|\b(?:what|which|that|who|and|or|of|the|a)$|[()].*[()].*[()]/i.test(
      meaning,
    ) &&
    !/^(?:an? )?(?:similar|different|special|particular|certain)\b/.test(meaning) &&
    isNounPhrase(definition) &&
    agrees(definition) &&
    !saysItself(definition)
  )
}

const LEAST_WORDS = 4

/** "sound coming from one side is more intense" is a sentence. */
function isNounPhrase({ pattern, meaningWords, sentence }: Definition): boolean {
  if (isClausePattern(pattern) && !sentence.glossary) return true
  const verb = meaningWords.findIndex((word) => /^(?:is|are|was|were|has|have)$/.test(word.lower))
  return (
    verb < 0 ||
    meaningWords.slice(0, verb).some((word) => /^(?:that|which|who|whose|where|when|whom|what|how)$/.test(word.lower))
  )
}

/** "Accommodation" by which one accommodates. */
const saysItself = ({ term, meaningWords }: Definition): boolean =>
  !term.includes(' ') &&
  term.length > ROOT &&
  meaningWords.some(({ lower }) => lower.length > ROOT && lower.slice(0, ROOT) === term.toLowerCase().slice(0, ROOT))
const ROOT = 7

/** The verb behind "that" and the noun before it have one number, as far as both can be told. */
function agrees({ meaningWords: words }: Definition): boolean {
  return !words.some((word, at) => {
    const [noun, verb] = [words[at - 1], words[at + 1]]
    if (
      !/^(?:that|which|who)$/.test(word.lower) ||
      !noun ||
      !verb ||
      !isNoun(noun) ||
      words.slice(0, at - 1).some(({ lower }) => /^(?:of|and|or|,)$/.test(lower))
    )
      return false
    const plural = isPlural(noun.lower)
    if (/^(?:is|was|has|does)$/.test(verb.lower)) return plural
    if (/^(?:are|were|have|do|eat|make|live|use)$/.test(verb.lower)) return !plural
    return false
  })
}
