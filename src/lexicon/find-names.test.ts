import { expect, test } from 'vitest'
import { chineseNameFinder, englishNameFinder } from './find-names.ts'
import { readField } from './read-field.ts'

const { terms } = readField(
  'sample',
  [
    'cell | 細胞 | structure | S1 | the smallest living unit | 生物的基本單位',
    'cell wall | 細胞壁 | structure | S1 | the stiff outer layer of a plant unit | 植物最外的堅硬一層',
    'stoma | 氣孔 | structure | S2 | a tiny opening in a leaf | 葉片上的微細開口 | also=stomata',
    'AIDS | 愛滋病 | disease | S4 | the illness that HIV brings about | 由人類免疫力缺乏病毒引致的病 | also-zh=後天免疫力缺乏症',
    'Turkey | 土耳其 | place | S2 | the country on both sides of the Bosporus | 位於博斯普魯斯海峽兩岸的國家',
    'Newton’s first law | 牛頓第一定律 | law | S4 | the law of inertia | 慣性定律',
    'X | 甲 | idea | S1 | a thing of one letter | 只有一個字的東西',
  ].join('\n'),
)
const english = englishNameFinder(terms)
const chinese = chineseNameFinder(terms)
const found = (text: string) =>
  english(text).map(({ term, start, end }) => `${term.name.en}: ${text.slice(start, end)}`)

test('the longest name counts, in singular and plural', () => {
  expect(found('Cell walls and cells have stomata; a stoma opens.')).toEqual([
    'cell wall: Cell walls',
    'cell: cells',
    'stoma: stomata',
    'stoma: stoma',
  ])
})
test('a name with capitals keeps them', () => {
  expect(found('It aids those with AIDS; a turkey in Turkey.')).toEqual(['AIDS: AIDS', 'Turkey: Turkey'])
})
test('a name goes over a hyphen and an apostrophe, and over no other sign', () => {
  expect(found("Newton's first law. A cell, wall. The cell-wall.")).toEqual([
    "Newton’s first law: Newton's first law",
    'cell: cell',
    'cell wall: cell-wall',
  ])
})
test('Chinese names: the longest counts, other names too, none of one character', () => {
  expect(chinese('細胞壁和細胞的氣孔，後天免疫力缺乏症，甲。').map(({ term, start }) => [term.name.zh, start])).toEqual(
    [
      ['細胞壁', 0],
      ['細胞', 4],
      ['氣孔', 7],
      ['愛滋病', 10],
    ],
  )
})
