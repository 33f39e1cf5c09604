/** How notes are asked for: the wording, what stands beside the key, and what is not offered. */
import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { lexiconOf } from '#lexicon/lexicon.ts'
import { readShort } from '#test/questions/notes/read-short.ts'
import type { Candidate } from '../candidate.ts'
import { makeNoteCandidates } from './make-note-candidates.ts'

const lexicon = lexiconOf([])

async function offered(text: string): Promise<Candidate[]> {
  const sample = await readShort(text)
  return makeNoteCandidates({ ...sample, random: seededRandom('1') }, lexicon)
}
const stems = (candidates: readonly Candidate[], maker: string): string[] =>
  candidates.filter((one) => one.maker === `notes_${maker}`).map(({ draft }) => plainText(draft.stem))

const PLANT =
  '1. Parts of a plant\nRoot: takes in water from the soil\nStem: carries water to the leaves\nLeaf: makes food with sunlight\nFlower: the part in which seeds are formed\nPetal: attracts insects\n'

test('a term is chosen by what its entry says, among the other entries', async () => {
  const made = await offered(PLANT)
  expect(stems(made, 'choose_term')).toContain('Which part of a plant takes in water from the soil?')
  expect(stems(made, 'choose_term')).toContain('Which of the following is the part in which seeds are formed?')
  expect(stems(made, 'sister_entry').every((stem) => stem.endsWith('.'))).toBe(true)
})
test('an entry whose words hold the key’s, or of which the notes say the same, is never beside it', async () => {
  const made = await offered(
    '1. Parts of a cell\nCell wall: gives shape to the cell\nWall: gives shape to the cell\nNucleus: controls the cell\nVacuole: stores water\nChloroplast: makes food\nMembrane: lets things pass\n',
  )
  for (const { draft, maker } of made)
    if (maker === 'notes_choose_term' && draft.type === 'multiple_choice') {
      const options = draft.options.map(plainText)
      expect(options.includes('Cell wall') && options.includes('Wall')).toBe(false)
    }
})
test('fewer than three others give no choice', async () => {
  const made = await offered('1. Parts of a plant\nRoot: takes in water\nStem: carries water\nLeaf: makes food\n')
  expect(made.some(({ draft }) => draft.type === 'multiple_choice')).toBe(false)
  expect(made.length).toBeGreaterThan(6)
})
test('a value of two rows is no clue to either, and an example is never asked as the only one', async () => {
  const made = await offered(
    '一、發明\n發明\t朝代\t例子\n造紙術\t東漢\t宣紙\n印刷術\t唐代\t雕版\n指南針\t宋代\t司南\n火藥\t唐代\t煙花\n地動儀\t漢初\t銅儀\n',
  )
  expect(stems(made, 'choose_thing')).toEqual([
    '下列何者所屬的朝代是「東漢」？',
    '下列何者所屬的朝代是「宋代」？',
    '下列何者所屬的朝代是「漢初」？',
  ])
  expect(stems(made, 'choose_value').some((stem) => stem.includes('例子'))).toBe(false)
  expect(stems(made, 'example')).toContain('試舉出一項造紙術的例子。')
})
test('of what goes round no order that only begins elsewhere is wrong', async () => {
  const made = await offered('A. Water cycle\n\n1. Evaporation\n2. Condensation\n3. Precipitation\n4. Collection\n')
  const order = made.find(({ maker }) => maker === 'notes_order')
  if (order?.draft.type !== 'multiple_choice') throw new Error('No question on the order')
  const [first, ...others] = order.draft.options.map((option) => plainText(option).slice(0, 3))
  expect(others.every((one) => one === first)).toBe(true)
})
test('steps, members and properties in Chinese, as Hong Kong papers say it', async () => {
  const made = await offered(
    '一、香港的地理\n最高的山：大帽山\n面積：約1 100平方公里\n\n二、節約用水的方法\n• 用淋浴代替浸浴\n• 刷牙時關上水龍頭\n• 修理水龍頭\n\n三、污水處理的步驟\n1. 隔去垃圾\n2. 讓沙粒沉澱\n3. 用細菌分解有機物\n4. 排入大海\n',
  )
  expect(stems(made, 'blank_property')).toEqual(['香港最高的山是____。', '香港的面積是____。'])
  expect(stems(made, 'members')).toEqual(['試列舉兩項節約用水的方法。'])
  expect(stems(made, 'next')).toContain('在「污水處理的步驟」中，緊接「隔去垃圾」之後的是甚麼？')
})
test('notes in Simplified characters are asked in them', async () => {
  const made = await offered(
    '一、重要名词\n科举制：以考试选拔官员的制度\n均田制：政府把土地分给农民的制度\n府兵制：农民平时耕种、战时出征的制度\n节度使：统领军队的长官\n',
  )
  expect(stems(made, 'choose_term')[0]).toBe('下列哪一项是指以考试选拔官员的制度？')
})
test('questions on one fact exclude each other, and every key is quoted', async () => {
  const made = await offered(PLANT)
  const ofRoot = made.filter(({ exclusions }) => exclusions.includes('note-answer:root'))
  expect(ofRoot.length).toBeGreaterThan(4)
  for (const { draft } of made)
    expect(draft.provenance).toMatchObject({ origin: { kind: 'document' }, proof: 'quoted' })
})
