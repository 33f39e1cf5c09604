import { expect, test } from 'vitest'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { saidDefinitions } from './said-definitions.ts'

const found = (text: string): string[] =>
  saidDefinitions(plantedMaterial([text])).map(({ term, meaning }) => `${term}：${meaning}`)

test.each([
  ['惡性通貨膨脹，意指通脹失去控制急遽增加。', '惡性通貨膨脹：通脹失去控制急遽增加'],
  ['停滯性通脹，又稱滯脹，意指通脹率與失業率同時增加。', '停滯性通脹：通脹率與失業率同時增加'],
  ['普通年金又稱後付年金，是指在每期期末發生的等額收付款項。', '普通年金：在每期期末發生的等額收付款項'],
  ['然而，信銷票是指作為郵資使用過的郵票，也稱實銷票。', '信銷票：作為郵資使用過的郵票'],
])('%s', (text, expected) => {
  expect(found(text)).toEqual([expected])
})

test.each([
  '這是指通脹失去控制急遽增加。',
  '消費者物價指數測量典型消費者所購物品的價格。',
  '特權是指由該國領事按照本國法律審理的案件。',
  '企業的意思是指企業，企業購買勞務。',
])('defines no term by itself: %s', (text) => {
  expect(found(text)).toEqual([])
})
