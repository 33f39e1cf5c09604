/**
 * "What was the greatest obstacle to unions?", "State one result of …": what the text names as the cause, result, aim
 * or greatest thing of its kind.
 */
import { theTextStates } from '../explanation.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { pointsOutside } from '../stand-alone.ts'
import { tellsOfSubject } from '../vocabulary.ts'

export const complement: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = complementIn(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    const best = mentions.map(({ entry }) => entry).toSorted((a, b) => b.confidence - a.confidence)[0]
    if (!found || !best || !tellsOfSubject(mentions)) return []
    const asking = {
      maker: 'complement',
      sentence,
      stem: stemFor(found, lesson),
      explanation: theTextStates(sentence),
      score: 0.55 + 0.2 * best.confidence,
      act: 'state' as const,
      termCount: best.count,
      terms: [],
    }
    const answer = upperFirst(found.answer)
    return [
      offerShortAnswer(lesson, asking, `${answer}.`, [
        { text: answer, marks: found.answer.split(' ').length >= LONG ? 2 : 1 },
      ]),
    ]
  })

export type Complement = {
  readonly of: string
  readonly verb: string
  readonly answer: string
  readonly isOne: boolean
}

/**
 * "The greatest obstacle to X was Y." and "One result of X was that Y."; undefined where X or Y cannot be read alone.
 */
export function complementIn({ text }: Pick<TopicSentence, 'text'>): Complement | undefined {
  const [, opening, rest, verb, answer] = PATTERN.exec(text) ?? []
  if (opening === undefined || rest === undefined || verb === undefined || answer === undefined) return undefined
  const of = `${opening} ${rest}`
  if (
    pointsOutside(of) ||
    pointsOutside(answer) ||
    PRONOUN.test(of) ||
    /^(?:it|its|they|their|he|she|his|her|not|also|still|often|being|an? (?:important|major|key))\b/i.test(answer) ||
    /^(?:\p{Ll}+ly )?\p{Ll}+ed (?:as|by|in|on|when|to|with)\b/u.test(answer) ||
    answer.split(' ').length < 3 ||
    COMPARES.test(answer) ||
    /\b(?:and|but|so|because|while|although) (?:it|they|this|the \w+) (?:is|are|was|were|has|had)\b/.test(answer)
  )
    return undefined
  return { of, verb, answer, isOne: /^one\b/i.test(opening) }
}

function stemFor({ of, verb, isOne }: Complement, lesson: Lesson): string {
  return isOne ? `State ${lesson.lower(of)}.` : `What ${verb} ${lesson.lower(of)}?`
}

const HEADS =
  'result|effect|consequence|outcome|impact|cause|reason|purpose|goal|aim|function|job|task|advantage|disadvantage|benefit|drawback|obstacle|challenge|objection|difference|similarity|feature|characteristic|symptom|source|origin|basis|unit|solution|requirement|criticism|principle|focus|achievement|weakness|strength|risk|danger|idea|view|claim'
const PATTERN = new RegExp(
  String.raw`^(One|The|The (?:\w+ )?(?:main|major|primary|chief|principal|key|first|only|ultimate|central|greatest|largest|biggest|highest|lowest|longest|oldest|smallest|strongest|most \w+)(?: \w+)?|One (?:main|major|important|key)) ((?:(?:${HEADS})|(?<=est |most \w+ |largest |biggest |oldest )\w+) (?:of|to|for|between|behind|in) [^,;:()]{4,90}?) (is|was) (?:that )?([^;:]{8,160})\.$`,
  'u',
)
const PRONOUN = /\b(?:it|its|they|their|them|he|she|his|her|this|these|those)\b/i
/** "Nearly six times greater if one has …": the question names neither the case nor what it is compared with. */
const COMPARES = /\btimes (?:greater|higher|more|less|lower|larger|smaller)\b|\bif (?:one|you|a|the)\b/i
const LONG = 6
