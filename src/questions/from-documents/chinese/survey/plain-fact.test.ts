import { describe, expect, test } from 'vitest'
import { answersBefore, isColoured } from './plain-fact.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

describe("figures of speech and essayists' asides are no matter for a question", () => {
  test.each([
    ['在上海，报纸和茶馆是一对连体婴', true],
    ['上海脱离了清朝', false],
    ['上海「脱离」了清朝', true],
    ['茶馆是老报人心目中的家', true],
    ['茶馆是喝茶的地方', false],
  ])('%s', (plain, expected) => {
    expect(isColoured(plain)).toBe(expected)
  })
})

test.each([
  ['港口和铁路的建设，也推动了上海的发展', true],
  ['电压增大，电流也增大', false],
  ['商人却不同意', true],
  ['虽然官府禁止，商人却不同意', false],
])('%s: 也 and 却 answer what the statement itself does not say', (plain, expected) => {
  expect(answersBefore(plain)).toBe(expected)
})

describe('true or false is asked of plain facts, said whole', () => {
  test.each([
    ['上海的江南造船廠由李鴻章於1865年創辦，專門製造輪船。', 1],
    ['上海的江南造船廠害怕受到北京的牽連，臨行時與工人哭別。', 0],
    ['上海對岸，一位在北京受教育的年老的船長陳大文。', 0],
    ['大樓內的江南造船廠由李鴻章於1865年創辦。', 0],
    ['江南造船廠標誌著上海的工業的開始。', 0],
  ])('%s', (text, count) => {
    expect(offered('true_statement', [text], ['江南造船廠', '上海'])).toHaveLength(count)
  })
})

test('a section of an encyclopaedia lends its sentences their subject, which is then no key', () => {
  const made = ['true_statement', 'cloze']
    .flatMap((maker) =>
      offered(maker, ['# 江南造船廠', '位於上海市的高昌廟，由李鴻章創辦，專門製造輪船。'], ['江南造船廠', '高昌廟']),
    )
    .map(inWords)
  expect(made).toContain('true_false: 江南造船廠位於上海市的高昌廟，由李鴻章創辦，專門製造輪船。 → 對')
  expect(made.filter((words) => words.endsWith('→ 江南造船廠'))).toEqual([])
})

test('what only ended in a later sentence is not said as if it had always been so', () => {
  expect(offered('true_statement', ['此後，江南造船廠一直位於上海的高昌廟。'], ['江南造船廠', '上海'])).toEqual([])
  expect(
    offered('true_statement', ['其後，江南造船廠在上海建造了中國第一艘輪船。'], ['江南造船廠', '上海']),
  ).toHaveLength(1)
})
