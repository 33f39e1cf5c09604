import { expect, test } from 'vitest'
import { chineseNameFinder, englishNameFinder } from '#lexicon/find-names.ts'
import { readField } from '#lexicon/read-field.ts'
import { lexiconOf } from '#lexicon/lexicon.ts'
import { sentencesOf } from './plain-sentences.ts'
import { withNamesBeside } from './names-beside.ts'

const { terms } = lexiconOf([
  readField(
    'geography',
    `== Winds | 風
Coriolis force | 科里奧利力 | quantity | S4 | the effect of the turning Earth on winds | 地球自轉對風的作用
Huai Army | 淮軍 | institution | S2 | an army of the late Qing | 晚清的一支軍隊
excess demand | 超額需求 | quantity | S4 | a want of goods at a price | 某價格下物品不足
shortage | 短缺 | quantity | S4 | too little of something | 物品不足的情況
Li Hongzhang | 李鴻章 | person | S2 | a minister of the late Qing | 晚清大臣
anodising | 陽極電鍍 | process | S4 | a way to thicken an oxide | 令氧化層增厚的方法
`,
  ),
])
const namesOf = (name: string, text: string, language: 'en' | 'zh-TW'): readonly string[] => {
  const side = language === 'en' ? 'en' : 'zh'
  const document = {
    id: 'd_1' as never,
    name: 'a.txt',
    fileType: 'txt' as const,
    language,
    blocks: [{ kind: 'paragraph' as const, text, spans: [] }],
    outline: [],
    warnings: [],
  }
  const term = terms.find((one) => one.name[side] === name)!
  const find = (side === 'en' ? englishNameFinder : chineseNameFinder)(terms)
  return withNamesBeside(term, { sentences: sentencesOf(document) }, language, find).aliases[side]
}

test.each([
  ['科里奧利力', '科里奧利力（地轉偏向力）使北半球的氣流偏右。', 'zh-TW', ['地轉偏向力']],
  ['陽極電鍍', '這個過程稱為陽極電鍍，又稱陽極化處理。', 'zh-TW', ['陽極化處理']],
  ['李鴻章', '平亂者有李鴻章（淮軍）和曾國藩。', 'zh-TW', []],
  ['超額需求', '市場出現超額需求，又稱短缺。', 'zh-TW', []],
  ['anodising', 'The layer is thickened by anodising, also called anodic oxidation.', 'en', ['anodic oxidation']],
  ['anodising', 'The layer is thickened by anodising (the metal is the anode).', 'en', []],
] as const)('%s in %s', (name, text, language, expected) => {
  expect(namesOf(name, text, language)).toEqual(expected)
})
