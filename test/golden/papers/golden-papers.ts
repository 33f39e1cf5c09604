/** The golden papers by name. */
import type { Paper } from '#domain/paper.ts'
import { chineseHistory } from './chinese-history.ts'
import { chineseLanguage } from './chinese-language.ts'
import { chineseReading } from './chinese-reading.ts'
import { englishReading } from './english-reading.ts'
import { englishScience } from './english-science.ts'
import { hkdseMock1, hkdseMock1Simplified } from './hkdse-mock-1.ts'
import { hkdsePaper1 } from './hkdse-paper-1.ts'
import { hkdseOwn, hkdsePaper2 } from './hkdse-paper-2.ts'
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

/** Papers whose questions are about passages. */
export const PASSAGE_PAPERS: Readonly<Record<string, Paper>> = {
  'english-reading': englishReading,
  'chinese-reading': chineseReading,
}

/** HKDSE papers, which are laid out by the template of their own format. */
export const EXAMINATION_PAPERS: Readonly<Record<string, Paper>> = {
  'hkdse-paper-1': hkdsePaper1,
  'hkdse-mock-1': hkdseMock1,
  'hkdse-mock-1-simplified': hkdseMock1Simplified,
  'hkdse-paper-2': hkdsePaper2,
  'hkdse-own-selection': hkdseOwn,
}
