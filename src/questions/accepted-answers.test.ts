import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { repeatsStem, withoutEchoes } from './accepted-answers.ts'
import { fillOf } from '#test/questions/planted-items.ts'

describe('an answer that only repeats the stem', () => {
  test.each([
    ['蒙哥汗', '蒙哥繼承汗位，後尊稱甚麼？'],
    ['岸礁', '岸礁沿着大陸生長，又稱____。'],
    ['failures of the heart', 'What is a failure of the heart also called?'],
    ['barter', 'In barter, goods are given for goods. It is also called ____.'],
    ['ER', 'The ER of a cell is called the ____.'],
    ['ER系統', 'ER是一個系統，稱為____。'],
  ])('%s of %s', (answer, stem) => expect(repeatsStem(answer, stem)).toBe(true))
})

describe('an answer that says more', () => {
  test.each([
    ['元憲宗', '蒙哥繼承汗位，後尊稱甚麼？'],
    ['中國', '這個國家位於亞洲的東部，其中部多山，是____。'],
    ['coronary failure', 'What is a failure of the heart also called?'],
    ['ER', 'The outer layer is joined to the ____.'],
    ['β cell', 'The cell that makes insulin is the ____.'],
    ['____', 'The cell that makes insulin is the ____.'],
  ])('%s of %s', (answer, stem) => expect(repeatsStem(answer, stem)).toBe(false))
})

test.each([
  { stem: '蒙哥繼承汗位，後尊稱____。', answers: ['元憲宗', '蒙哥汗'], left: ['元憲宗'] },
  { stem: '唐代的____於十二月登基。', answers: ['唐太宗', '李世民'], left: ['唐太宗', '李世民'] },
  // The best answer is the maker's to judge, and a number in other numerals says the same.
  { stem: 'A heart failure is a ____.', answers: ['failure', 'heart'], left: ['failure'] },
  { stem: '1912年十二月共有____人到會。', answers: ['12', '十二'], left: ['12', '十二'] },
])('of $answers $left are accepted in “$stem”', ({ stem, answers, left }) => {
  const draft = withoutEchoes(fillOf(stem, [answers[0]!, ...answers.slice(1)]))
  if (draft.type !== 'fill_blank') throw new Error('expected a blank')
  expect(draft.keys.map((key) => key.map(plainText))).toEqual([left])
})
