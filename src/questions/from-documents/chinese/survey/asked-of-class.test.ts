import { expect, test } from 'vitest'
import { offered } from '#test/questions/chinese/planted-material.ts'

const TERMS = ['葉綠體', '光合作用', '細胞器', '江陵', '轉運站', '庫侖', '定律', '恆星', '稻米', '徑向速度', '劉裕']
const judged = (...paragraphs: string[]): number => offered('true_statement', paragraphs, TERMS).length

test.each([
  ['the day of a death', '1873年1月9日，庫侖在倫敦的家中逝世。', '1873年，庫侖在倫敦發現了庫侖定律。'],
  ['what has been done once', '瑞士在1878年到1938年間發行過稻米郵票。', '瑞士在1878年發行了稻米郵票。'],
  ['an aside', '除米糠以外，稻米的澱粉分為直鏈和支鏈兩種。', '稻米的澱粉分為直鏈和支鏈兩種。'],
  ['what most do', '葉綠體大多是植物細胞中進行光合作用的細胞器。', '葉綠體是植物細胞中進行光合作用的細胞器。'],
  ['a second fact', '徑向速度是恆星沿視線運動的速度，它的單位是公里。', '徑向速度是恆星沿視線運動的速度。'],
  ['words that do not join', '稻米是稻穀加工後去除糠層保留胚及胚乳。', '稻米是稻穀去除糠層的產物。'],
])('%s is not asked: %s', (_, refused, asked) => {
  expect([judged(refused), judged(asked)]).toEqual([0, 1])
})

test('in an article on a state of the past a statement says of itself when it was so', () => {
  const text = '江陵是關中、豫州和益州三地的轉運站。'
  expect([
    judged('# 劉宋', text),
    judged('# 劉宋', '420年，江陵是關中、豫州和益州三地的轉運站。'),
    judged('# 城市', text),
  ]).toEqual([0, 1, 1])
})
