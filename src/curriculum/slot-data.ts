/**
 * The published figures behind the slots: statistics 2012-2026 for Paper 2, the usual order of questions for Paper 1.
 */
import type { Section, Topic } from './topics.ts'
import type { UnitCode } from './units.ts'

/** From 1, the easiest, to 5. */
export type SlotLevel = 1 | 2 | 3 | 4 | 5

/**
 * In how many of 15 papers each topic stood in a slot of Paper 2. Rare topics and those out of the syllabus are not
 * listed, so the numbers may sum to less.
 */
export type CountedTopics = Readonly<Partial<Record<Topic, number>>>
type Paper2Row = readonly [facility: number, topics: CountedTopics]
export type ConventionalRow = readonly [
  section: Section,
  marks: number,
  facility: number,
  units: readonly UnitCode[],
  joined?: 'joined',
]
export type MockRow = readonly [
  section: Section,
  marks: number,
  level: SlotLevel,
  units: readonly UnitCode[],
  joined?: 'joined',
]

/** Questions 1 to 45: mean facility, and how often which topic (topics as in topics.ts). */
export const PAPER_2_ROWS: readonly Paper2Row[] = [
  [78, { 8: 8, 2: 7 }],
  [81, { 2: 9, 8: 6 }],
  [77, { 2: 14, 8: 1 }],
  [78, { 1: 6, 2: 6, 6: 2, 9: 1 }],
  [71, { 2: 8, 7: 3, 16: 2, 1: 1 }],
  [64, { 16: 3, 1: 3, 7: 2, 6: 2 }],
  [68, { 16: 6, 7: 3, 6: 2, 9: 2 }],
  [63, { 7: 6, 2: 3, 9: 3, 1: 1 }],
  [60, { 9: 6, 1: 5, 7: 2, 10: 1 }],
  [63, { 1: 5, 10: 4, 7: 3, 16: 2 }],
  [68, { 10: 8, 1: 7 }],
  [66, { 10: 12, 19: 3 }],
  [75, { 10: 7, 19: 5, 16: 2, 1: 1 }],
  [59, { 19: 5, 1: 4, 7: 3, 13: 1 }],
  [60, { 13: 12, 3: 1, 7: 1 }],
  [46, { 13: 12, 3: 2, 14: 1 }],
  [41, { 13: 12, 3: 3 }],
  [57, { 3: 8, 13: 4, 11: 3 }],
  [53, { 3: 9, 11: 3, 14: 1, 13: 1 }],
  [52, { 3: 7, 14: 3, 13: 2, 12: 1 }],
  [50, { 14: 6, 3: 6, 11: 2, 4: 1 }],
  [50, { 14: 8, 4: 3, 11: 3, 3: 1 }],
  [50, { 11: 5, 4: 2, 17: 2 }],
  [58, { 18: 4, 17: 3, 3: 1 }],
  [49, { 17: 7, 18: 5, 14: 1 }],
  [49, { 18: 7, 17: 7, 5: 1 }],
  [51, { 18: 11, 5: 4 }],
  [66, { 5: 13, 22: 1, 21: 1 }],
  [77, { 22: 10, 5: 5 }],
  [55, { 22: 8, 5: 7 }],
  [57, { 9: 7, 8: 4, 20: 2 }],
  [42, { 8: 9, 9: 3 }],
  [48, { 8: 10, 17: 1, 19: 1 }],
  [45, { 8: 5, 6: 5, 17: 2, 20: 1 }],
  [42, { 6: 8, 16: 2, 19: 2, 7: 1 }],
  [44, { 19: 6, 16: 5, 6: 3, 8: 1 }],
  [41, { 16: 6, 19: 5, 6: 2, 20: 1 }],
  [44, { 15: 5, 12: 4, 11: 3, 20: 2 }],
  [37, { 11: 4, 15: 4, 20: 3, 12: 3 }],
  [34, { 12: 9, 15: 3, 17: 2, 18: 1 }],
  [36, { 18: 5, 15: 3, 17: 3, 3: 2 }],
  [53, { 21: 11, 18: 3, 17: 1 }],
  [48, { 21: 14, 17: 1 }],
  [60, { 22: 12, 21: 3 }],
  [45, { 22: 15 }],
]

/**
 * Questions 1 to 19 as the examination authority sets them: A(1) 35 marks, A(2) 35, B 35. The first nine are firm, the
 * later ones drift.
 */
export const PAPER_1_ROWS: readonly ConventionalRow[] = [
  ['A', 3, 90, ['JS10']],
  ['A', 3, 88, ['JS13']],
  ['A', 3, 74, ['JS11', 'JS12', 'JS13']],
  ['A', 4, 76, ['JS8', 'JS9']],
  ['A', 4, 77, ['JS5']],
  ['A', 4, 71, ['JS14', 'SS8']],
  ['A', 4, 69, ['JS26']],
  ['A', 5, 67, ['JS21', 'JS22', 'SS11']],
  ['A', 5, 63, ['JS29', 'JS30', 'JS31', 'JS16', 'JS18']],
  ['A', 6, 65, ['SS6']],
  ['A', 7, 63, ['SS17']],
  ['A', 7, 49, ['SS4']],
  ['A', 7, 43, ['JS18', 'JS22']],
  ['A', 8, 42, ['SS10', 'SS12', 'SS13']],
  ['B', 4, 46, ['SS15', 'SS16']],
  ['B', 5, 38, ['SS3', 'SS7']],
  ['B', 6, 34, ['SS7', 'SS2', 'SS9']],
  ['B', 8, 29, ['SS14', 'SS9']],
  ['B', 12, 16, ['SS13', 'JS24'], 'joined'],
]

/**
 * Decision D2: 14 short questions from the units of questions 1 to 9 of the authentic paper and from five more, then 5
 * long ones; the candidate answers three of these.
 */
export const PAPER_1_MOCK_ROWS: readonly MockRow[] = [
  ['A', 2, 1, ['JS10']],
  ['A', 2, 1, ['JS13']],
  ['A', 2, 2, ['JS11', 'JS12', 'JS13']],
  ['A', 2, 1, ['JS8', 'JS9']],
  ['A', 2, 1, ['JS5']],
  ['A', 2, 2, ['JS14', 'SS8']],
  ['A', 2, 2, ['JS26']],
  ['A', 3, 2, ['JS21', 'JS22', 'SS11']],
  ['A', 3, 2, ['JS29', 'JS30', 'JS31', 'JS16', 'JS18']],
  ['A', 3, 2, ['SS2']],
  ['A', 3, 2, ['SS6']],
  ['A', 3, 3, ['SS10']],
  ['A', 3, 3, ['SS17']],
  ['A', 3, 3, ['JS31']],
  ['B', 12, 4, ['SS7', 'SS3'], 'joined'],
  ['B', 12, 4, ['SS11', 'SS13'], 'joined'],
  ['B', 11, 5, ['SS14']],
  ['B', 11, 4, ['SS4', 'SS1'], 'joined'],
  ['B', 11, 4, ['SS15', 'SS16'], 'joined'],
]
