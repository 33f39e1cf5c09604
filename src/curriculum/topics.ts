/** The 23 topics by which the published statistics count Paper 2, and the learning units they stand for. */
import { isForSectionBOnly, type UnitCode } from './units.ts'

/** Section A draws on the foundation topics alone, Section B on the whole compulsory part. */
export const SECTIONS = ['A', 'B'] as const
export type Section = (typeof SECTIONS)[number]

/**
 * 1 to 22 in the numbering of the statistics; their 23rd, out of the syllabus, is shared among the other topics of a
 * slot.
 */
export type Topic = keyof typeof UNITS_OF

/** The learning units of a topic that are examined in a section. */
export function unitsOfTopic(topic: Topic, section: Section): readonly UnitCode[] {
  const units = (section === 'A' ? IN_SECTION_A[topic] : undefined) ?? UNITS_OF[topic]
  return section === 'B' ? units : units.filter((unit) => !isForSectionBOnly(unit))
}

const UNITS_OF = {
  /** Approximate values and percentages */
  1: ['JS3', 'JS5', 'JS15'],
  /** Algebraic expressions */
  2: ['JS7', 'JS11', 'JS12', 'JS13'],
  /** Rectilinear figures */
  3: ['JS19', 'JS20', 'JS21', 'JS22', 'JS23'],
  /** Symmetry and transformations */
  4: ['JS20', 'JS26'],
  /** Elementary probability and statistics */
  5: ['JS28', 'JS29', 'JS30', 'JS31', 'SS18'],
  /** Quadratic equations and complex numbers */
  6: ['SS1'],
  /** Functions and graphs */
  7: ['SS2'],
  /** Exponential and logarithmic functions */
  8: ['SS3'],
  /** More about polynomials */
  9: ['SS4'],
  /** Rates, ratios and variations */
  10: ['JS6', 'SS6'],
  /** Trigonometric functions */
  11: ['JS27', 'SS14'],
  /** Applications of trigonometry */
  12: ['JS27', 'SS14'],
  /** Mensuration */
  13: ['JS16', 'JS17', 'JS18'],
  /** Basic properties of circles */
  14: ['SS11'],
  /** Tangents to circles */
  15: ['SS11'],
  /** Inequalities and linear programming */
  16: ['JS14', 'SS8'],
  /** Coordinate geometry (I), rectangular coordinate system */
  17: ['JS26'],
  /** Coordinate geometry (II), straight lines and circles */
  18: ['SS10', 'SS12', 'SS13'],
  /** Sequences, arithmetic and geometric sequences */
  19: ['SS7'],
  /** More about graphs of functions */
  20: ['SS9'],
  /** Permutations, combinations and more about probability */
  21: ['SS15', 'SS16'],
  /** Measures of dispersion */
  22: ['JS30', 'SS17'],
} as const satisfies Readonly<Record<number, readonly UnitCode[]>>

/**
 * What a topic is in Section A, where its unit of Section B has a foundation beside it: laws of indices, patterns,
 * first probability.
 */
const IN_SECTION_A: Readonly<Partial<Record<Topic, readonly UnitCode[]>>> = { 8: ['JS10'], 19: ['JS7'], 21: ['JS31'] }
