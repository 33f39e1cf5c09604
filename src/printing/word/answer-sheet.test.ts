import { expect, test } from 'vitest'
import { sheetSvg } from './answer-sheet.ts'

test('a sheet names the Chinese font of its paper', () => {
  expect(sheetSvg([], 'zh-CN')).toContain('font-family="Times New Roman, SimSun, serif"')
  expect(sheetSvg([], 'zh-TW')).toContain('font-family="Times New Roman, PMingLiU, serif"')
})
