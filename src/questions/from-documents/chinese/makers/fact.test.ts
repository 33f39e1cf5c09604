import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'

const LABORATORY = [
  '# 研缽',
  '研缽（mortar）用於研磨固體。',
  '# 脫水器',
  '脫水器是實驗室中的器具。它用於乾燥化學物質。',
  '# 震盪器',
  '震盪器用於將試劑均勻混合。',
  '# 折射計',
  '折射計用於決定光學媒體的折射率，也可用於測定樣品的純度。',
  '# 通風櫃',
  '通風櫃會將化學反應產生的氣體過濾。',
  '# 吸管球',
  '吸管球可用於將液體引入管中。',
  '# 減壓瓶',
  '減壓瓶用於蒸發溶媒。',
]
const candidates = [...offered('fact', LABORATORY), ...offered('fact_choice', LABORATORY)]

test('what a thing is for is asked by its name, though the sentence says 它', () => {
  expect(candidates.map(inWords)).toContain('short_answer: 研缽有甚麼用途？ → 研磨固體')
  expect(candidates.map(inWords)).toContain('short_answer: 脫水器有甚麼用途？ → 乾燥化學物質')
  expect(candidates.map(inWords)).toContain(
    'short_answer: 折射計有甚麼用途？試寫出其中兩項。 → 任何兩項：決定光學媒體的折射率；測定樣品的純度',
  )
})

test('what an instrument can do is its use only among instruments', () => {
  expect(candidates.map(inWords)).toContain('short_answer: 通風櫃有甚麼用途？ → 將化學反應產生的氣體過濾')
  expect(offered('fact', ['# 颱風', '颱風會將大量海水捲到岸上。'])).toEqual([])
})

test('wrong options are uses of other instruments', () => {
  const choice = candidates.find(
    ({ draft }) => draft.type === 'multiple_choice' && plainText(draft.stem) === '脫水器有甚麼用途？',
  )
  if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a choice among uses')
  expect(choice.draft.options).toHaveLength(4)
  expect(plainText(choice.draft.options[choice.draft.keyIndex]!)).toBe('乾燥化學物質')
})

test('a clause on something else in the section is asked of nobody', () => {
  expect(offered('fact', ['# 研缽', '研缽很重。附近的倉庫位於大學的後山。']).map(inWords)).toEqual([])
})

test('a doing stands beside no names of what its last word is', () => {
  const text = '胸腺的主要功能是生產成熟T細胞。免疫細胞包括樹突狀細胞、巨噬細胞、多功能細胞和肥大細胞。'
  const terms = ['胸腺', '樹突狀細胞', '巨噬細胞', '多功能細胞', '肥大細胞', '免疫細胞', 'T細胞']
  expect(['answer_choice', 'fact_choice'].flatMap((maker) => offered(maker, ['# 免疫', text], terms))).toEqual([])
})
