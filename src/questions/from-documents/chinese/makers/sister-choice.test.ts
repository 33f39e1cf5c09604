import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

test.each([
  ['1914年，日本向德國宣戰。', 'multiple_choice: 1914年，日本向下列哪一個國家宣戰？ → 德國'],
  [
    '581年，隋文帝下令修築長城以防衛突厥，前後動用了十餘萬人。',
    'multiple_choice: 581年，隋文帝下令修築長城以防衛下列哪一個民族？ → 突厥',
  ],
  [
    '火星大氣以二氧化碳為主，既稀薄又寒冷，其表面特徵讓人聯想起月球上的撞擊坑，以及地球上的山谷、沙漠和極地冰蓋。',
    'multiple_choice: 火星大氣以下列哪一種氣體為主？ → 二氧化碳',
  ],
  [
    '668年，天智天皇即位，模仿唐朝建立戶籍管理制度。',
    'multiple_choice: 668年，天智天皇即位，模仿下列哪一個朝代建立戶籍管理制度？ → 唐朝',
  ],
])('a name is asked for in its own place: %s', (text, expected) => {
  const made = offered('sister_choice', [text], ['日本', '天智天皇', '二氧化碳'])
  expect(made.map(inWords)).toContain(expected)
  expect(made.every(({ reserve }) => reserve)).toBe(true)
})

test.each([
  ['members of a list', '1914年，日本與德國、英國及法國開戰。'],
  ['what many may have done', '2004年，韓國總統訪問了俄國。'],
  ['a treaty of which nothing says which', '清政府被迫簽訂《北京條約》。'],
  ['a town among those that an army took', '1860年，英法聯軍攻入北京。'],
  ['what other countries may have done too', '1988年，奧地利引入了全息照片郵票。'],
  ['what is denied', '1914年，日本沒有向德國宣戰。'],
])('%s are not asked for', (_, text) => {
  expect(offered('sister_choice', [text], ['日本', '韓國'])).toEqual([])
})

test('no option stands in the statement', () => {
  for (const { draft } of offered(
    'sister_choice',
    ['1885年，法國在越南擊敗英國支持的軍隊。', '1914年，日本向德國宣戰。'],
    [],
  )) {
    if (draft.type !== 'multiple_choice') throw new Error('expected a choice')
    for (const option of draft.options.filter((_, at) => at !== draft.keyIndex))
      expect(draft.provenance.source!.quote).not.toContain(plainText(option))
  }
})

test('no dynasty that was yet to come stands beside one of its year', () => {
  const [made] = offered('sister_choice', ['668年，天智天皇即位，模仿唐朝建立戶籍管理制度。'], ['天智天皇'])
  if (made?.draft.type !== 'multiple_choice') throw new Error('expected a choice')
  expect(made.draft.options.map(plainText).filter((option) => /^[宋元明清]朝$/u.test(option))).toEqual([])
})
