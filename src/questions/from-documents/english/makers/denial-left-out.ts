/** "An inorganic compound contains carbon" for a text that says it does not: one who does not know must decide by the matter, for nothing in the words tells. */
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import { importanceOf } from '../importance.ts'
import type { Maker } from '../lesson.ts'
import { isStrong } from '../vocabulary.ts'
import { isUncertain } from './true-statement.ts'

export const denialLeftOut: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const affirmed = allowsExceptions(sentence.text.replace(/\bcannot\b|\bcan(?:’t|'t)/g, '')) || isUncertain(sentence.text) ? undefined : withoutDenial(sentence.text)
    const best = lesson.vocabulary.mentions(sentence).map(({ entry }) => entry).filter(isStrong).toSorted((a, b) => b.confidence - a.confidence)[0]
    if (!affirmed || !best || importanceOf(sentence, lesson) < LEAST_IMPORTANCE) return []
    return [offerFalse(lesson, sentence, { maker: 'denial_left_out', statement: affirmed.text, right: affirmed.right, wrong: affirmed.wrong, score: 0.55 + 0.2 * best.confidence, termCount: best.count, terms: [], closeness: 0.5 })]
  })

type Affirmed = { readonly text: string; readonly right: string; readonly wrong: string }

/** The statement without its one denial; undefined where it has none, or more, or the rest tells that it is denied. */
export function withoutDenial(text: string): Affirmed | undefined {
  if ((text.match(DENIALS)?.length ?? 0) !== 1 || TELLS_DENIAL.test(text)) return undefined
  for (const [pattern, affirm] of AFFIRMED) {
    const match = pattern.exec(text)
    // Of what is so only in a case, the case tells; "involuntary treatment" tells by its name.
    if (!match || /\b(?:when|if|how|whether|why|which|that|who)\b/i.test(text.slice(0, match.index)) || NAMED_BY_DENIAL.test(text)) continue
    const wrong = affirm(match)
    return { text: text.slice(0, match.index) + wrong + text.slice(match.index + match[0].length), right: match[0].trim(), wrong: wrong.trim() }
  }
  return undefined
}

const DENIALS = /\b(?:not|no|never|cannot|neither|nor|none|without|nothing|nobody|unable|fail(?:s|ed)?|lacks?)\b|n[’']t\b/gi
/** A contrast, a reason or an exception stands beside what is denied. */
const TELLS_DENIAL = /\b(?:but|because|although|though|while|whereas|only|instead|rather|unless|until|since|so|yet|however|even|merely|simply|just|necessarily|always|completely|entirely|fully|enough|any|anything|anyone|either|at all|longer|yet|therefore|thus|unlike|except|alone|versus|vs|compared|examples?|sufficient(?:ly)?|proper(?:ly)?|well|good|mean)\b|;/i

/** "involuntary treatment", "nonconservative force" */
const NAMED_BY_DENIAL = /^(?:an? |the )?(?:un\p{Ll}+(?:ed|able|ible|ful|ing)|non-?\p{Ll}+|(?:in|im|ir)\p{Ll}+(?:able|ible|tary))\b/iu

const AFFIRMED: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  [/\b(is|are|was|were) not (?=\p{Ll})/u, ([, verb]) => `${verb} `],
  [/\bcannot (?=\p{Ll})/u, () => 'can '],
  [/\bdoes not (?!\p{Ll}+ly\b)(\p{Ll}{2,})\b/u, ([, verb]) => thirdPerson(verb!)],
  [/\bdo not (?!\p{Ll}+ly\b)(\p{Ll}{2,})\b/u, ([, verb]) => verb!],
]

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has'
  if (/(?:s|sh|ch|x|z|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? verb.replace(/y$/, 'ies') : `${verb}s`
}

const LEAST_IMPORTANCE = 0.5
