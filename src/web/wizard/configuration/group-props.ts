/** What a group of fields gets of the step. */
import type { ConfigurationDraft, DefaultedField } from '../draft.ts'

export type GroupProps = {
  readonly configuration: ConfigurationDraft
  /** The total that counts, entered or not. */
  readonly questions: number
  /** The sentence of what is wrong with a field. */
  readonly faultOf: (field: keyof ConfigurationDraft) => string | undefined
  readonly onChange: (change: Partial<ConfigurationDraft>) => void
  readonly onDefault: (field: DefaultedField) => void
}
