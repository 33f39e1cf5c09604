import { expect, test } from 'vitest'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { fitsOnly } from './specific.ts'
import { surveyDocument } from './survey.ts'

test.each([
  ['what many countries have in common', '日本的平原主要分布在沿海地帶。', '日本', false],
  ['an event with its year', '1914年，日本向德國宣戰並進攻青島。', '日本', true],
  ['one army of many before a city', '十字軍駐紮在雅典的城外，準備攻城。', '十字軍', false],
  ['a superlative', '日本最早的鐵路連接東京和橫濱。', '日本', true],
  ['a matter that is one of its kind', '葉綠體在細胞內進行光合作用。', '葉綠體', true],
])('%s', (_, text, form, only) => {
  const survey = surveyDocument(plantedMaterial([text], ['葉綠體', '光合作用']))
  const key = survey.mentions[0]!.find(({ name }) => name.form === form)!.name
  expect(fitsOnly(survey.statements[0]!, survey.mentions[0]!, key)).toBe(only)
})
