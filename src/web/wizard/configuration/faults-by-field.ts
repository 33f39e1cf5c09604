/** Which field of the configuration each fault belongs to. */
import type { ConfigurationFault } from '#domain/configuration.ts'
import type { MarksFault } from '#domain/marks.ts'
import type { ConfigurationDraft } from '../draft.ts'

type Fault = ConfigurationFault | MarksFault

/** The first fault of each field. */
export function faultsByField(faults: readonly Fault[]): ReadonlyMap<keyof ConfigurationDraft, Fault> {
  const byField = new Map<keyof ConfigurationDraft, Fault>()
  for (const fault of faults) {
    const field = fieldOf(fault)
    if (!byField.has(field)) byField.set(field, fault)
  }
  return byField
}

function fieldOf(fault: Fault): keyof ConfigurationDraft {
  switch (fault.code) {
    case 'title_missing':
      return 'title'
    case 'no_types':
      return 'questionTypes'
    case 'type_not_offered':
      return 'questionTypes'
    case 'number_out_of_range':
      return fault.field
    case 'total_marks_out_of_range':
      return 'totalMarks'
    case 'below_one_mark_a_question':
      return 'totalMarks'
    case 'unknown_value':
      return UNKNOWN[fault.field]
  }
}

const UNKNOWN = {
  type: 'questionTypes',
  difficulty: 'difficulty',
  language: 'language',
  format: 'paperFormat',
} as const
