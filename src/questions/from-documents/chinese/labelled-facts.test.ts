import { expect, test } from 'vitest'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

test('a side of the thing in the heading is asked for', () => {
  expect(offered('fact', ['# 光反應', '場所：類囊體膜']).map(inWords)).toEqual([
    'short_answer: 光反應的場所是甚麼？ → 類囊體膜',
  ])
})

test('sides of four things give a choice', () => {
  const animals = [
    ['大熊貓', '竹葉'],
    ['獅子', '羚羊和斑馬'],
    ['企鵝', '磷蝦'],
    ['長頸鹿', '金合歡的葉'],
  ].flatMap(([name, food]) => [`# ${name}`, `主要食物：${food}`])
  expect(offered('fact_choice', animals).map(inWords)).toContain('multiple_choice: 大熊貓的主要食物是甚麼？ → 竹葉')
})

test.each(['備註：類囊體膜', '場所：見該頁', '場所：類囊體膜：內膜'])('no side, or no answer by itself: %s', (line) => {
  expect(offered('fact', ['# 光反應', line])).toEqual([])
})
