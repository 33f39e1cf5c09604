/** The slots of the papers: at each place of a paper what is asked there, how hard it is and what it carries. */
import { PAPER_1_MOCK_ROWS, PAPER_1_ROWS, PAPER_2_ROWS, type CountedTopics, type SlotLevel } from './slot-data.ts'
import { unitsOfTopic, type Section, type Topic } from './topics.ts'
import type { UnitCode } from './units.ts'

export type { SlotLevel } from './slot-data.ts'

export type Slot = {
  /** From 1 through the whole paper. */
  readonly number: number
  /** A draws on the foundation topics alone. */
  readonly section: Section
  readonly marks: number
  readonly units: readonly UnitShare[]
  /** Whether one question works with all the units together, and not with one of them. */
  readonly joinsUnits: boolean
  readonly level: SlotLevel
  /**
   * Mean percentage of the marks that candidates get; undefined where nothing is published, as for the mock Paper 1.
   */
  readonly facility?: number
}

/** `papers`: in how many of 15 papers the slot is of this unit. The shares of a slot add up to 15. */
/** `topic`: under which the statistics count it; of the units of one topic they do not tell which. */
export type UnitShare = { readonly unit: UnitCode; readonly papers: number; readonly topic?: Topic }

/** The level that a mean facility stands for. */
export function levelOfFacility(facility: number): SlotLevel {
  if (facility >= 75) return 1
  if (facility >= 60) return 2
  if (facility >= 48) return 3
  return facility >= 38 ? 4 : 5
}

const PAPERS = 15
/** Paper 2: 30 questions on the foundation topics, then 15 on the whole compulsory part (statistics 2012-2026). */
const LAST_OF_SECTION_A = 30

export const PAPER_2_SLOTS: readonly Slot[] = PAPER_2_ROWS.map(([facility, topics], index): Slot => {
  const section = index < LAST_OF_SECTION_A ? 'A' : 'B'
  return {
    number: index + 1,
    section,
    marks: 1,
    units: sharesOfTopics(topics, section),
    joinsUnits: false,
    level: levelOfFacility(facility),
    facility,
  }
})

export const PAPER_1_SLOTS: readonly Slot[] = PAPER_1_ROWS.map(
  ([section, marks, facility, units, joined], index): Slot => ({
    number: index + 1,
    section,
    marks,
    units: evenShares(units),
    joinsUnits: joined === 'joined',
    level: levelOfFacility(facility),
    facility,
  }),
)

export const PAPER_1_MOCK_SLOTS: readonly Slot[] = PAPER_1_MOCK_ROWS.map(
  ([section, marks, level, units, joined], index): Slot => ({
    number: index + 1,
    section,
    marks,
    units: evenShares(units),
    joinsUnits: joined === 'joined',
    level,
  }),
)

/** Paper 1 is not counted by unit: the units of a slot are taken to be equally usual. */
function evenShares(units: readonly UnitCode[]): UnitShare[] {
  return units.map((unit) => ({ unit, papers: PAPERS / units.length }))
}

/**
 * A topic counts equally for each of its units; papers of a topic that is not listed, or out of the syllabus, are
 * shared in the ratio of the other topics.
 */
function sharesOfTopics(topics: CountedTopics, section: Section): UnitShare[] {
  const counted = Object.entries(topics).map(([topic, papers]) => [Number(topic) as Topic, papers] as const)
  const listed = counted.reduce((sum, [, papers]) => sum + papers, 0)
  const shares = new Map<UnitCode, Required<UnitShare>>()
  for (const [topic, papers] of counted) {
    const units = unitsOfTopic(topic, section)
    for (const unit of units) {
      const share = (papers * PAPERS) / listed / units.length
      const known = shares.get(unit)
      shares.set(unit, {
        unit,
        papers: share + (known?.papers ?? 0),
        topic: known === undefined || known.papers < share ? topic : known.topic,
      })
    }
  }
  return [...shares.values()].sort((one, other) => other.papers - one.papers)
}
