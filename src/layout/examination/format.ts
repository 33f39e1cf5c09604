/** Which templates lay out an HKDSE paper. */
import type { Template } from '#domain/template.ts'

/** A paper of conventional questions, or of multiple choice (decision D1). */
export type ExaminationFormat = 'hkdse_paper1' | 'hkdse_paper2'

/** Undefined for a template of another kind. */
export function examinationFormat({ category }: Pick<Template, 'category'>): ExaminationFormat | undefined {
  return category === 'hkdse_paper1' || category === 'hkdse_paper2' ? category : undefined
}
