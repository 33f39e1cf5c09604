/** How much a statement says of what its section teaches: teachers ask for main facts, not for remarks. */
import type { Lesson, TopicSentence } from './lesson.ts'
import { isArticle } from './noun-phrases.ts'
import { isKeyEvent } from './quantities.ts'
import { isStrong, type Entry } from './vocabulary.ts'

/** 0 to 1. Highest is a statement that tells what a taught term is, does or is called; lowest one that only may be so, or praises. */
export function importanceOf(sentence: TopicSentence, { vocabulary }: Pick<Lesson, 'vocabulary'>): number {
  const { text, words, bold, heading, position } = sentence
  const mentions = vocabulary.mentions(sentence)
  const subject = mentions.find(({ from }) => from === (isArticle(words[0]) ? 1 : 0))?.entry
  const isTaughtHere = mentions.some(({ entry }) => isMarked(entry) && (bold.includes(entry.form.toLowerCase()) || (heading ?? '').toLowerCase().includes(entry.form.toLowerCase())))
  const points = [
    subject === undefined ? 0 : isMarked(subject) ? 0.2 : isStrong(subject) || subject.proper ? 0.12 : 0,
    TELLS_WHAT_IT_IS.test(text) ? 0.15 : TELLS_WHAT_IT_DOES.test(text) ? 0.1 : 0,
    isTaughtHere ? 0.12 : 0,
    mentions.some(({ entry }) => entry.proper) && isKeyEvent(text) ? 0.15 : 0,
    position < EARLY ? 0.04 : 0,
    mentions.some(({ entry }) => isMarked(entry) || isStrong(entry)) ? 0 : -0.15,
    HEDGES.test(text) ? -0.15 : 0,
    WORTH.test(text) ? -0.12 : 0,
    INCIDENTAL.test(text) ? -0.25 : 0,
    OPENS_SIDEWAYS.test(text) ? -0.06 : 0,
    words.length > LONG ? -0.1 : 0,
  ]
  return Math.max(0, Math.min(1, points.reduce<number>((sum, one) => sum + one, MIDDLE)))
}

const isMarked = ({ definition, bold }: Entry): boolean => definition !== undefined || bold

const MIDDLE = 0.45
const EARLY = 2
const LONG = 24
const TELLS_WHAT_IT_IS = /\b(?:is|are|was|were) (?:\w+ly )?(?:called|known as|defined as|termed|referred to as|composed of|made (?:up )?of|classified|divided|(?:an?|the|one of|two|three|four) )|\b(?:refers? to|consists? of|means?|comprises?)\b/
const TELLS_WHAT_IT_DOES = /\b(?:caus(?:es?|ed)|results? in|leads? to|produc(?:es?|ed)|converts?|contains?|controls?|regulates?|prevents?|protects?|carr(?:y|ies)|transports?|stores?|releases?|absorbs?|separates?|connects?|measures?|determines?|increases?|decreases?|requires?|allows?|enables?|forms?|occurs? (?:when|in|at|during)|takes? place|replaced|led to|resulted in|because)\b/
const HEDGES = /\b(?:may|might|could|can|often|sometimes|usually|typically|generally|commonly|some|many|most|several|various|certain|tends?|likely|few|frequently|rarely|depend(?:s|ing)? on)\b/i
/** What is said to matter is seldom said. */
const WORTH = /\b(?:important|importance|useful|essential|significant|necessary|vital|needed|helpful|crucial|critical|key role|major role|popular|valued|success(?:ful)?|well|better|effective|difficult|easier|complex|interesting|concerned|affects?|influences?|related to|relationship|various|different)\b/i
/** Shares, sums and the doings of one study or place. */
const INCIDENTAL = /\d\s?(?:%|percent|per cent)|[$£€]\s?\d|\b(?:stud(?:y|ies)|survey|researchers?|experiment|participants?|scientists|report(?:s|ed)?|today|recent(?:ly)?|currently|nowadays|modern)\b|\b\d{1,3}(?:,\d{3})+\b/i
/** Another matter comes first. */
const OPENS_SIDEWAYS = /^(?:in|on|at|by|for|with|from|to|as|when|while|if|although|though|because|since|after|before|during|through|like|unlike|despite|along|among|between|under|over|depending|until|once|at|within|without)\b/i
