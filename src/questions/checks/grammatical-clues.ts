/** Options where only the right one fits the grammar of the stem. */
import { flaw } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'

export const grammaticalClue: Rule = (view) => {
  if (view.key === undefined || view.distractors.length === 0) return []
  const found = view.chinese ? chineseClue(view) : (articleClue(view) ?? numberClue(view) ?? continuationClue(view))
  return found === undefined ? [] : [flaw('reject', 'grammatical_clue', 'options', found)]
}

/** "… is an" takes no "plant"; "a(n)" takes all. */
function articleClue({ stem, key, distractors }: ItemView): string | undefined {
  const article = /(?<!\/)\b(an?)(?:\s+_{2,}|\s*[:…]?\s*$)/i.exec(stem)?.[1]?.toLowerCase()
  if (article === undefined) return undefined
  const fits = (option: string): boolean => takesAn(option) === (article === 'an')
  return fits(key!) && distractors.every((option) => !fits(option)) ? article : undefined
}

/** By sound, as far as spelling shows it. */
const takesAn = (text: string): boolean =>
  /^(?:[aeio]|u(?!ni|s[aeiu]|ti|r[aeiou]|biq)|hono|hour|heir|honest)/i.test(text) && !/^(?:one\b|once\b|eu)/i.test(text)

/**
 * "Which of the following are" takes no singular, "is" no plural; a verb after a blank belongs to it where the sentence
 * begins with it.
 */
function numberClue({ stem, key, distractors }: ItemView): string | undefined {
  const verb =
    /(?:^|\s)(is|are|was|were)(?:\s+_{2,}|\s*[:…]?\s*$)/i.exec(stem)?.[1] ??
    /^(?:the |an? )?_{2,}\s+(is|are|was|were|has|have)\b/i.exec(stem)?.[1] ??
    /\bwhich of the following (?:\w+ )?(is|are|was|were|has|have)\b/i.exec(stem)?.[1]
  if (verb === undefined || !NOUNS.test(key!)) return undefined
  const plural = /^(?:are|were|have)$/i.test(verb)
  return isPlural(key!) === plural && distractors.every((option) => NOUNS.test(option) && isPlural(option) !== plural)
    ? verb
    : undefined
}

/** Short options without a verb of their own: longer ones have no number that could be told from the last word. */
const NOUNS = /^(?:\S+\s+){0,3}\S+$/

function isPlural(option: string): boolean {
  const head = option
    .toLowerCase()
    .split(/\s+(?:of|in|for|with|from|to|on|at|by)\s+/)[0]!
    .split(/\s+/)
    .at(-1)!
    .replace(/[^\p{L}]/gu, '')
  if (/\band\b/.test(option)) return true
  return (
    /^(?:people|men|women|children|mice|feet|teeth|geese|data|bacteria|phenomena|criteria|nuclei|fungi|larvae|hypotheses|analyses|mitochondria|grana|ova|cilia|flagella|villi|alveoli|stomata|strata|genera|media)$/.test(
      head,
    ) ||
    (/[^siu]s$/.test(head) && !/(?:ics|sis|ss|us|itis|species|series|means|diabetes)$/.test(head))
  )
}

/** A stem that goes on in its options: only the key begins as the word before wants it. */
function continuationClue({ stem, key, distractors }: ItemView): string | undefined {
  const last = /(\p{L}+)\s*[:…]?\s*$/u.exec(stem)?.[1]?.toLowerCase()
  const begin = last === undefined ? undefined : BEGINNINGS[last]
  return begin && begin.test(key!) && distractors.every((option) => !begin.test(option)) ? last : undefined
}

const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  to: /^(?!\p{L}+(?:ing|ed|s)\b)\p{Ll}/u,
  by: /^\p{L}+ing\b/u,
  can: /^(?!\p{L}+(?:ing|ed|s)\b)\p{Ll}/u,
  because: /^(?:the|it|they|its|their|\p{L}+s?)\s+\p{L}+/u,
  than: /^(?:the|an?|it|that|those|\p{L}+)\b/u,
}

/** 哪一場戰爭 asks for a name that ends in 戰爭: only the key does. */
function chineseClue({ stem, key, distractors }: ItemView): string | undefined {
  for (const [, kind] of stem.matchAll(
    /哪(?:一|兩|两)?(?:個|个|種|种|項|项|場|场|次|座|條|条|部|所|位|類|类|家|本|首|支|隻|只|片|門|门)(\p{Script=Han}{2,4}?)(?=[是的在於于由為为有會会能被把，？?]|$)/gu,
  )) {
    if (key!.endsWith(kind!) && key !== kind && distractors.every((option) => !option.endsWith(kind!))) return kind
  }
  return undefined
}
