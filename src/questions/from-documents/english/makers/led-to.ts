/** "State one consequence of the following: “…”": what the text adds behind "leading to" or "resulting in". */
import { theTextStates } from '../explanation.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { pointsOutside } from '../stand-alone.ts'
import { tellsOfSubject } from '../vocabulary.ts'
import { isVerb } from '../words.ts'

export const ledTo: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = ledToIn(sentence)
    const mentions = lesson.vocabulary.mentions(sentence)
    if (!found || !tellsOfSubject(mentions)) return []
    const asking = { maker: 'led_to', sentence, stem: `State one consequence of the following: “${upperFirst(found.event)}.”`, explanation: theTextStates(sentence), score: 0.55, act: 'explain' as const, termCount: Math.max(...mentions.map(({ entry }) => entry.count)), terms: [] }
    const answer = upperFirst(found.consequence)
    return [offerShortAnswer(lesson, asking, `${answer}.`, [{ text: answer, marks: 2 }])]
  })

/** The two halves of "X happened, leading to Y."; undefined where either leans on the other or on what stands before. */
export function ledToIn({ text, words }: Pick<TopicSentence, 'text' | 'words'>): { readonly event: string; readonly consequence: string } | undefined {
  const [, event, joint, rest] = /^([^,;“”]{20,140}), (?:thus |thereby |eventually |ultimately )?(leading to|leading|resulting in|causing|forcing|allowing|enabling|making it (?:possible|easier|harder) (?:for|to)) ([^;“”]{12,140})\.$/.exec(text) ?? []
  if (event === undefined || joint === undefined || rest === undefined || pointsOutside(event) || pointsOutside(rest)) return undefined
  if (/\b(?:it|its|they|them|their|he|she|his|her)\b/i.test(`${event.split(' ').slice(0, 4).join(' ')}`) || /^(?:it|them|him|her)\b/i.test(rest)) return undefined
  const clause = words.filter(({ end }) => end <= event.length)
  if (!clause.some((word) => isVerb(word) && !word.lower.endsWith('ing')) || /^(?:although|while|when|if|because|since|as)\b/i.test(event)) return undefined
  const past = CONSEQUENCE[joint.split(' ')[0]!]!(rest, joint)
  return { event, consequence: TELLS_PAST.test(event) ? past : past.replace(/^It (\p{L}+)/u, (_, verb: string) => `It ${PRESENT[verb] ?? verb}`) }
}

const TELLS_PAST = /\b(?:was|were|had|took|\p{L}+ed)\b/u
const PRESENT: Readonly<Record<string, string>> = { led: 'leads', resulted: 'results', caused: 'causes', forced: 'forces', allowed: 'allows', enabled: 'enables', made: 'makes' }
const CONSEQUENCE: Readonly<Record<string, (rest: string, joint: string) => string>> = {
  leading: (rest, joint) => (joint === 'leading to' ? `It led to ${rest}` : `It led ${rest}`),
  resulting: (rest) => `It resulted in ${rest}`,
  causing: (rest) => `It caused ${rest}`,
  forcing: (rest) => `It forced ${rest}`,
  allowing: (rest) => `It allowed ${rest}`,
  enabling: (rest) => `It enabled ${rest}`,
  making: (rest, joint) => `It made it ${joint.split(' ').slice(2).join(' ')} ${rest}`,
}
