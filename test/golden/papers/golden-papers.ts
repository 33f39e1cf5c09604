/** The golden papers by name. */
import type { Paper } from '#domain/paper.ts'
import { chineseHistory } from './chinese-history.ts'
import { chineseLanguage } from './chinese-language.ts'
import { englishScience } from './english-science.ts'
import { mathematics } from './mathematics.ts'
import { primaryMathematics } from './primary-mathematics.ts'
import { simplifiedGeography } from './simplified-geography.ts'

export const GOLDEN_PAPERS: Readonly<Record<string, Paper>> = {
  'english-science': englishScience,
  'chinese-history': chineseHistory,
  'simplified-geography': simplifiedGeography,
  mathematics,
  'chinese-language': chineseLanguage,
  'primary-mathematics': primaryMathematics,
}
