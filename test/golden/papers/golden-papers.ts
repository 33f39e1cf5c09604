/** The golden papers by name. */
import type { Paper } from '#domain/paper.ts'
import { englishScience } from './english-science.ts'

export const GOLDEN_PAPERS: Readonly<Record<string, Paper>> = {
  'english-science': englishScience,
}
