import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { areOfOneDynasty, distractorsFor, fitsBeside, isCertainlyWrong } from './distractors.ts'
import { areKnownAliases } from '../word-lists/known-aliases.ts'
import type { Name } from '../survey/names.ts'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument, type Survey } from '../survey/survey.ts'

const survey = surveyDocument(
  plantedMaterial(
    [
      '1905年，梁啟超在東京出版《新民叢報》。1911年，孫中山在南京出版《建國方略》。1920年，陳獨秀在上海出版《新青年》。1902年，嚴復在天津出版《原富》。',
      '梁啟超在東京出版的《新民叢報》由嚴復撰寫文章，嚴復在東京出版《新民叢報》的增刊。',
      '心房和心室在心臟內輪流收縮。心房接受靜脈的血液。心室把血液泵入動脈。動脈、靜脈和微血管都是血管。',
    ],
    ['心房', '心室', '動脈', '靜脈', '微血管', '心臟'],
  ),
)

const named = (form: string, of: Survey = survey): Name => {
  const name = of.names.find((one) => one.form === form)
  if (!name) throw new Error(`Cannot find ${form}: expected one of ${of.names.map((one) => one.form).join('、')}`)
  return name
}
const statementWith = (words: string) => survey.statements.find(({ text }) => text.includes(words))!

describe('of one kind and form', () => {
  test.each([
    ['梁啟超', '嚴復', true],
    ['梁啟超', '東京', false],
    ['東京', '上海', true],
    ['《新民叢報》', '《原富》', true],
    ['心房', '心室', true],
  ])('%s beside %s: %s', (a, b, fits) => {
    expect(fitsBeside(survey, named(a), named(b))).toBe(fits)
  })
})

describe('certainly wrong', () => {
  test('a name of another sentence is', () => {
    expect(isCertainlyWrong(survey, statementWith('《建國方略》'), named('孫中山'), named('陳獨秀'))).toBe(true)
  })

  test('a name of which another sentence says much the same is not', () => {
    expect(isCertainlyWrong(survey, statementWith('1905'), named('梁啟超'), named('嚴復'))).toBe(false)
  })

  test('a name in the statement itself is not', () => {
    expect(isCertainlyWrong(survey, statementWith('輪流'), named('心房'), named('心室'))).toBe(false)
  })
})

test('too few that are certainly wrong give none', () => {
  expect(distractorsFor(survey, statementWith('1905'), named('梁啟超'), 3, seededRandom('1'))).toBeUndefined()
  expect(
    distractorsFor(survey, statementWith('《建國方略》'), named('孫中山'), 3, seededRandom('1'))
      ?.map(({ form }) => form)
      .toSorted(),
  ).toEqual(['嚴復', '梁啟超', '陳獨秀'])
})

test('the class is not offered beside its kinds', () => {
  const stars = surveyDocument(
    plantedMaterial(
      [
        `恆星內部進行核融合反應。${['太陽', '銀河', '宇宙', '星雲', '望遠鏡', '光譜'].map((word) => `天文學家用${word}研究恆星的壽命。`).join('')}`,
        '超新星非常明亮，亮度在短時間內急升。白矮星缺乏進行核融合反應的質量。中子星由中子組成，密度極高。',
      ],
      ['恆星', '超新星', '白矮星', '中子星'],
    ),
  )
  const key = named('恆星', stars)
  const statement = stars.statements.find(({ text }) => text.includes('內部'))!
  expect(distractorsFor(stars, statement, key, 1, seededRandom('1'))).toBeUndefined()
})

test('two names of one man never stand beside each other, and men of all ranks may', () => {
  const men = surveyDocument(
    plantedMaterial(
      [
        '李斯把小篆定為全國通用的文字。秦始皇在全國推行郡縣制。嬴政自稱皇帝，定都咸陽。蒙恬率領軍隊修築長城。劉邦率領軍隊攻入咸陽。',
      ],
      ['小篆', '郡縣制'],
    ),
  )
  const statement = men.statements.find(({ text }) => text.includes('小篆'))!
  const wrong = distractorsFor(men, statement, named('李斯', men), 3, seededRandom('1'))?.map(({ form }) => form) ?? []
  expect(wrong.length).toBe(3)
  expect(wrong.includes('秦始皇') && wrong.includes('嬴政')).toBe(false)
})

test('a word that holds the key, or one that begins like it and means the same, is no wrong option', () => {
  const civics = surveyDocument(
    plantedMaterial(
      ['立法會負責制定法律和監察政府。立法機關的議員由選舉產生。廉政公署負責打擊貪污。'],
      ['立法會', '立法機關', '廉政公署'],
    ),
  )
  expect(fitsBeside(civics, named('立法機關', civics), named('立法會', civics))).toBe(false)
})

test('a member of the class is no wrong option where the class is the key', () => {
  const blood = surveyDocument(
    plantedMaterial(
      ['血漿的主要作用是運載血細胞，運輸養料。紅細胞富含血紅蛋白，呈圓餅狀。白細胞能夠吞噬病菌。'],
      ['血漿', '血細胞', '紅細胞', '白細胞'],
    ),
  )
  expect(fitsBeside(blood, named('紅細胞', blood), named('血細胞', blood))).toBe(false)
  expect(fitsBeside(blood, named('紅細胞', blood), named('白細胞', blood))).toBe(true)
})

test('what the text lists under the key is no wrong option: what is said of all of them is said of each', () => {
  const heart = surveyDocument(
    plantedMaterial(
      [
        '自律細胞構成了心臟的特殊傳導系統。自律細胞包括結細胞和束細胞。肌肉細胞具有很強的收縮能力。結細胞位於右心房的壁內。束細胞分布在心室的壁內。',
      ],
      ['自律細胞', '結細胞', '束細胞', '肌肉細胞', '右心房', '心室'],
    ),
  )
  const statement = heart.statements.find(({ text }) => text.includes('傳導系統'))!
  expect(isCertainlyWrong(heart, statement, named('自律細胞', heart), named('結細胞', heart))).toBe(false)
  expect(isCertainlyWrong(heart, statement, named('自律細胞', heart), named('肌肉細胞', heart))).toBe(true)
})

test('a khan with and without his title is one man', () => {
  expect(areKnownAliases('忽必烈汗', '元世祖')).toBe(true)
  expect(areKnownAliases('蒙哥汗', '窝阔台汗')).toBe(false)
})

test.each([
  ['明太祖', '明成祖', true],
  ['明太祖', '唐太宗', false],
  ['明太祖', '孝宗', false],
  ['世宗', '孝宗', true],
  ['牛顿', '伽利略', true],
])('emperors stand beside those of their dynasty: %s, %s', (a, b, beside) => {
  expect(areOfOneDynasty(a, b)).toBe(beside)
})

test('men of one age come first, and who is named beside the key is none of them', () => {
  const men = surveyDocument(
    plantedMaterial(
      [
        '1785年，查爾斯·庫侖用扭秤做實驗證實了伽伐尼的定律。1752年，班傑明·富蘭克林發明了避雷針。1747年，亨利·沃森在倫敦發表論文。1767年，約瑟夫·普利斯特里在倫敦發表論文。1958年，傑克·基爾比發明了積體電路。1791年，路易吉·伽伐尼在倫敦發表論文。',
      ],
      ['避雷針', '積體電路'],
    ),
  )
  const statement = men.statements.find(({ text }) => text.includes('1785'))!
  expect(
    distractorsFor(men, statement, named('查爾斯·庫侖', men), 3, seededRandom('1'))
      ?.map(({ form }) => form)
      .toSorted(),
  ).toEqual(['亨利·沃森', '班傑明·富蘭克林', '約瑟夫·普利斯特里'])
})
