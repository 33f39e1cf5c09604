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
  expect(stems(made, 'example')).toContain('試舉出造紙術的一個例子。')
})
test('of a cell that says two things neither half is asked as the only one', async () => {
  const made = await offered(
    'A. Food\nFood\tMain nutrient\nMilk\tcalcium; protein for growth\nBread\tstarch\nOil\tfat\nOrange\tvitamin C\nMeat\tiron\n',
  )
  expect(stems(made, 'choose_thing').some((stem) => stem.includes('calcium'))).toBe(false)
  expect(stems(made, 'choose_thing')).toContain('Which food has fat as its main nutrient?')
})
test('a table of numbers tells no order of events', async () => {
  const made = await offered(
    '一、市場均衡\n下表列出需求量和供應量：\n價格（元）\t需求量（杯）\t供應量（杯）\n14\t500\t300\n16\t450\t350\n18\t400\t400\n20\t350\t450\n',
  )
  expect(stems(made, 'order')).toEqual([])
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
  expect(stems(made, 'members')).toEqual(['試列舉兩種節約用水的方法。'])
})
test('notes in Simplified characters are asked in them', async () => {
  const made = await offered(
    '一、重要名词\n科举制：以考试选拔官员的制度\n均田制：政府把土地分给农民的制度\n府兵制：农民平时耕种、战时出征的制度\n租庸调制：农民缴纳谷物和服役的制度\n',
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
test('of several advantages in a cell any two are asked for, each for its mark', async () => {
  const made = await offered(
    '一、能源\n能源\t優點\t缺點\n風能\t清潔；運作成本低\t風力不穩定，有噪音，影響景觀\n煤\t便宜\t污染嚴重，碳排放高\n',
  )
  expect(stems(made, 'example')).toContain('試舉出風能的兩項缺點。')
  expect(stems(made, 'example')).toContain('試舉出煤的一項優點。')
  expect(stems(made, 'true_entry')).toEqual([])
  const scheme = made.flatMap(({ draft }) =>
    draft.type === 'short_answer' && plainText(draft.stem).includes('風能的兩項缺點') ? draft.markingScheme : [],
  )
  expect(scheme.map(({ text, remark }) => [plainText(text), remark])).toEqual([
    ['任何兩項：風力不穩定；有噪音；影響景觀；或其他合理答案', '每項1分'],
  ])
})
test('what follows a semicolon is a point of its own, and no part of what is called by a name', async () => {
  const made = await offered(
    '1. Key terms\npermit: a paper that lets a firm emit smoke; firms can sell it to others\ntar: a sticky substance, found in smoke\n',
  )
  expect(stems(made, 'name_term')).toEqual([
    'A paper that lets a firm emit smoke is called ____.',
    'Which term fits the description “a sticky substance, found in smoke”? ____',
  ])
  const schemes = made.flatMap(({ draft }) => (draft.type === 'short_answer' ? [draft.markingScheme] : []))
  expect(schemes.map((rows) => rows.map(({ marks }) => marks))).toEqual([[1, 1], [2]])
})
test('a term whose meaning says it is asked for its meaning only', async () => {
  const made = await offered('一、重要詞語\n水力：以水壩發電的能源\n彗星：由冰和塵埃組成的小天體\n')
  expect(stems(made, 'name_term')).toEqual(['以下所描述的是____：由冰和塵埃組成的小天體。'])
  expect(stems(made, 'state_meaning')).toHaveLength(2)
})
test('under key terms only what is of its kind stands beside a term', async () => {
  const made = await offered(
    '1. Key terms\nPollination: the transfer of pollen\nGermination: the start of growth\nCombustion: the burning of a fuel\nDigestion: the breaking down of food\nTar: the brown stuff in smoke\n',
  )
  expect(stems(made, 'choose_term')).toHaveLength(4)
  for (const { draft } of made)
    if (draft.type === 'multiple_choice') expect(draft.options.map(plainText)).not.toContain('Tar')
})
test('a short line between labelled lines is a heading, and a sign of equality parts a word from its meaning', async () => {
  const made = await offered(
    '1. Greece\n\nAgora: the market place of a town\n\nKey words\n\ncitizen = a person who may vote\n\nhelot = a worker without rights\n',
  )
  expect(stems(made, 'name_term')).toContain('A person who may vote is called ____.')
})
test('a heading that names nobody as its owner asks for no members', async () => {
  const made = await offered(
    '一、未能成功的原因\n• 官員貪污\n• 經費不足\n• 缺乏計劃\n\n二、使用顯微鏡的步驟\n1. 把顯微鏡放在桌上\n2. 調節反光鏡，令視野光亮。切勿對着太陽。\n3. 把玻片放在載物台上\n4. 轉動調節器對焦\n',
  )
  expect(stems(made, 'members')).toEqual([])
})
