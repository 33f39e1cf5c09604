/** What notes say, and what in them is no fact. */
import { expect, test } from 'vitest'
import { readShort } from '#test/questions/notes/read-short.ts'
import { harvestNotes } from './harvest-notes.ts'
import type { NoteList } from './note-fact.ts'

async function lists(text: string): Promise<NoteList[]> {
  return harvestNotes(await readShort(text))
}
const told = (found: readonly NoteList[]): string[] =>
  found.flatMap(({ layout, facts }) =>
    facts.map(({ subject, relation, object }) => [layout, subject, relation, object].filter(Boolean).join(' | ')),
  )

test('entries are parted by a colon, a dash or a tab, in either language', async () => {
  const found = await lists(
    'Electricity\n\nCurrent: the flow of charge\nVoltage - the push on the charge\nResistance – the opposition to a current\nConductor — a material that lets charge pass',
  )
  expect(told(found)).toEqual([
    'entries | Current | the flow of charge',
    'entries | Voltage | the push on the charge',
    'entries | Resistance | the opposition to a current',
    'entries | Conductor | a material that lets charge pass',
  ])
  const chinese = await lists('一、電學名詞\n電流：電荷的流動\n電壓——推動電荷的作用\n電阻：阻礙電流的性質')
  expect(told(chinese)).toEqual([
    'entries | 電流 | 電荷的流動',
    'entries | 電壓 | 推動電荷的作用',
    'entries | 電阻 | 阻礙電流的性質',
  ])
})
test('a table gives a fact for each cell, whether its headings are told or seen', async () => {
  expect(
    told(await lists('1. Metals\nMetal\tColour\tUse\nCopper\treddish brown\twires\nGold\tyellow\tjewellery\n')),
  ).toEqual([
    'column | Copper | Colour | reddish brown',
    'column | Gold | Colour | yellow',
    'column | Copper | Use | wires',
    'column | Gold | Use | jewellery',
  ])
})
test('a table of two columns without headings is a list of terms', async () => {
  expect(
    told(await lists('1. Bones\nskull\tprotects the brain\nribs\tprotect the lungs\nspine\tsupports the body\n')),
  ).toEqual([
    'entries | skull | protects the brain',
    'entries | ribs | protect the lungs',
    'entries | spine | supports the body',
  ])
})
test('a table of years tells when things happened, and in what order', async () => {
  const found = await lists('一、大事年表\n年份\t事件\n1840年\t鴉片戰爭\n1894年\t甲午戰爭\n1911年\t辛亥革命\n')
  expect(told(found).slice(0, 1)).toEqual(['column | 鴉片戰爭 | 年份 | 1840年'])
  expect(found.map(({ layout }) => layout)).toEqual(['column', 'steps'])
})
test('bullets are members of what the heading names, steps where it names a course of events', async () => {
  const found = await lists(
    '1. Causes of floods\n• heavy rain\n• deforestation\n• melting snow\n\n2. Steps of recycling\n1. Collect the waste.\n2. Sort it.\n3. Melt it.\n',
  )
  expect(found.map(({ layout, title, facts }) => [layout, title, facts.length])).toEqual([
    ['members', 'Causes of floods', 3],
    ['steps', 'Steps of recycling', 3],
  ])
})
test('properties belong to the thing of their heading, and are none without it', async () => {
  const profile = 'Capital: Tokyo\nCurrency: yen\nPopulation: 125 million\n'
  expect(told(await lists(`A. Country profile: Japan\n${profile}`))).toEqual([
    'profile | Japan | Capital | Tokyo',
    'profile | Japan | Currency | yen',
    'profile | Japan | Population | 125 million',
  ])
  expect(await lists(`A. Things to learn by heart\n${profile}`)).toEqual([])
})
test.each([
  'Note: Bring your book.\nRemember: Hand it in.\nAnswer: True.',
  'Name: ______\nClass: ______\nDate: ______',
  'What is rain?\nWhy is it wet?\nHow: does it fall?',
  'See: https://example.org\nMore: www.example.org\nTime: 9:15 to 10:30',
  'Metals: copper: a conductor\nOthers: carbon: an insulator\nGases: neon: inert',
  'Uses of water:\nKinds of soil:\nParts of a flower:',
  '注意：帶備課本\n答案：錯\n姓名：＿＿＿＿',
])('no fact: %s', async (text) => {
  expect(await lists(`1. ${/\p{Script=Han}/u.test(text) ? '水的知識' : 'Water around us'}\n${text}\n`)).toEqual([])
})
test('what stands under an exercise is asked there already', async () => {
  expect(
    await lists('1. Water\nIce: solid water\nSteam: gaseous water\n\nExercise\nRain: a drop\nSnow: a flake\n'),
  ).toHaveLength(1)
})
test('every quotation stands in its block word for word', async () => {
  const sample = await readShort(
    '1. Water\n(1) Ice: solid water.\n(2) Steam: water as a gas.\n(3) Dew: drops at dawn.\n',
  )
  const quotes = harvestNotes(sample).flatMap(({ facts }) =>
    facts.flatMap(({ places }) => places.map(({ quote }) => quote)),
  )
  expect(quotes.length).toBeGreaterThan(2)
  for (const quote of quotes) expect(sample.document.blocks.some(({ text }) => text.includes(quote))).toBe(true)
})
test('kinds before a colon, with their members behind it', async () => {
  const found = await lists(
    'Where does light come from?\nNatural light sources: the Sun, other stars, fireflies, lightning\nMan-made light sources: torches, lamps, lit candles',
  )
  expect(told(found).filter((one) => one.startsWith('members'))).toEqual([
    'members | Natural light sources | the Sun',
    'members | Natural light sources | other stars',
    'members | Natural light sources | fireflies',
    'members | Natural light sources | lightning',
    'members | Man-made light sources | torches',
    'members | Man-made light sources | lamps',
    'members | Man-made light sources | lit candles',
  ])
  const chinese = await lists('光的來源\n天然光源：太陽、螢火蟲、閃電\n人造光源：電燈、蠟燭、火柴\n')
  expect(told(chinese).filter((one) => one.startsWith('members'))).toHaveLength(6)
})
