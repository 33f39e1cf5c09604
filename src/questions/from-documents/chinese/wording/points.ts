/** Cuts an answer into the points that earn its marks. */
import type { MarkingRow } from '#domain/question.ts'
import { SHORT_ANSWER_MARKS } from '../maker.ts'
import { clausesOf } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'
import type { Say } from './wording.ts'

/** A shorter clause is an adverbial or a tail, no point of its own. In characters. */
const POINT = 5

/** Joins the second point to the first and is no part of it; both scripts. */
const JOINT = /^(?:並且|并且|以及|而且|並(?!非)|并(?!非)|也就是|即|因此|所以|因而|從而|从而|於是|于是)/

/** 消化道和消化腺: a mark each. */
const PAIR = /^([^的、，和與与及]{2,9})[和與与及]([^的、，和與与及]{2,9})$/
/** 岩體會移動並釋放能量: a mark each. */
const TWO_DEEDS = /^([^，、的並并]{4,20})[並并](?![非不未])([^，、並并]{4,20})$/
const LIST = /^[^的，、]{1,10}(?:、[^的，、]{1,10})+$/

/** "經由通道，將氣體噴出地表的過程": the noun at the end closes both clauses, and half of it is no point. */
const isOneName = (text: string): boolean =>
  /的[^的，、]{1,6}$/.test(text) &&
  !/的[^的，、]{1,8}，[^，]*$/.test(text) &&
  !/，(?:是|而|並|并|且|也|能|可)/.test(text)

/** Two clauses are a mark each; one carries both. Punctuation at the end is left out. */
export function pointRows(survey: Survey, say: Say, key: string): MarkingRow[] {
  const text = key.trim().replace(/[。，；]$/, '')
  const clauses = clausesOf(text)
  const points =
    clauses.length === SHORT_ANSWER_MARKS &&
    clauses.every(({ start, end }) => end - start >= POINT && !/[後后時时中下]$/.test(text.slice(start, end))) &&
    !isOneName(text)
      ? clauses.map(({ start, end }) => text.slice(start, end))
      : []
  if (points.length === SHORT_ANSWER_MARKS)
    return points.map((point) => ({ text: survey.open(point.replace(JOINT, '')), marks: 1 }))
  const deeds = TWO_DEEDS.exec(text)
  if (deeds) return [deeds[1]!, deeds[2]!].map((point) => ({ text: survey.open(point), marks: 1 }))
  const pair = PAIR.exec(text)
  if (pair) return [pair[1]!, pair[2]!].map((point) => ({ text: survey.open(point), marks: 1 }))
  if (LIST.test(text))
    return [{ text: survey.open(text), marks: SHORT_ANSWER_MARKS, remark: say`全部答對2分，欠一項1分` }]
  return [{ text: survey.open(text), marks: SHORT_ANSWER_MARKS }]
}
