import { describe, expect, test } from 'vitest'
import type { PaperLanguage } from '#domain/language.ts'
import type { ReadDocument } from '../document.ts'
import { toSimplified } from '../words/convert-chinese.ts'
import { extractTopics } from './extract-topics.ts'
import { sampleDocument } from '#test/reading/sample-document.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const ENGLISH = `
# Chapter 3: The Water Cycle
## Introduction
This chapter follows a drop of water from the sea to the sky and back again, and shows what drives it on its way.
## 3.1 Evaporation
Evaporation is the change of a liquid into a gas below its boiling point. The sun warms the surface of the sea, and the fastest particles leave it.
Wind carries the vapour away, so that more water can evaporate. Salt does not evaporate, and stays behind in the sea.
### Humidity
Humidity is the amount of water vapour in the air. Warm air can hold more water vapour than cold air can.
## 3.2 Condensation
Condensation is the change of a gas into a liquid. Moist air rises, expands and cools, and droplets form on grains of dust.
A cloud is a great number of such droplets. Fog is a cloud that touches the ground, and dew forms on cold grass at night.
## 3.3 Precipitation
Precipitation is water that falls from clouds to the ground. Rain, snow and hail are kinds of precipitation.
Droplets in a cloud collide and join until they are too heavy to float. Snow forms where the cloud is colder than freezing.
## 3.4 Groundwater
Groundwater is water that fills the spaces between grains of soil and rock. A layer of rock that holds much groundwater is called an aquifer.
Wells reach down into an aquifer. When more groundwater is pumped out than rain brings, the water table sinks.
## Review Questions
What is evaporation? Why does dew form at night? Where does groundwater come from, and who uses it?
## References
Lee, A. (2019). Rivers of the South. Hill Press.`

const TRADITIONAL = `
# 第二章　人體的消化
## 引言
本章說明食物怎樣在人體內變成可以吸收的養分，並介紹各個消化器官的工作。
## 一、口腔
口腔是消化道的起點。牙齒把食物切碎和磨爛，唾液中的澱粉酶把澱粉分解成麥芽糖。舌頭把食物和唾液混合，再把食團推入食道。
牙齒分為門齒、犬齒和臼齒，各有不同的作用。唾液由三對唾液腺分泌，使食物濕潤，容易吞嚥。
## 二、胃
胃是一個肌肉發達的囊，能夠暫時儲存食物。胃壁分泌胃液，胃液含有鹽酸和蛋白酶。鹽酸殺死食物中的細菌，蛋白酶開始分解蛋白質。
胃的肌肉不斷收縮，把食物和胃液攪拌成食糜。食糜隨後分批進入小腸，由小腸繼續消化。
## 三、小腸
小腸是消化和吸收的主要地方。胰液和膽汁流入小腸，胰液含有多種酶，膽汁把脂肪乳化成小油滴，增加酶與脂肪接觸的面積。
小腸內壁有許多絨毛，絨毛大大增加了吸收的表面積。葡萄糖和氨基酸經絨毛進入血液，再由血液運送到全身。
## 四、大腸
大腸吸收食物殘渣中的水分。大腸裏的細菌製造一些維生素。餘下的殘渣形成糞便，經肛門排出體外，這個過程稱為排遺。
膳食纖維不能被人體消化，但可以增加糞便的體積，刺激大腸蠕動，防止便秘，所以每天都要進食足夠的蔬菜和水果。
## 參考文獻
陳一心：《人體的奧秘》，山海出版社。`

const documents: readonly {
  language: PaperLanguage
  text: string
  names: readonly string[]
  outside: string
  category: string
}[] = [
  {
    language: 'en',
    text: ENGLISH,
    names: ['Evaporation', 'Condensation', 'Precipitation', 'Groundwater'],
    outside: 'What is evaporation?',
    category: 'General',
  },
  {
    language: 'zh-TW',
    text: TRADITIONAL,
    names: ['口腔', '胃', '小腸', '大腸'],
    outside: '陳一心',
    category: 'Biology',
  },
  {
    language: 'zh-CN',
    text: toSimplified(TRADITIONAL),
    names: ['口腔', '胃', '小肠', '大肠'],
    outside: '陈一心',
    category: 'Biology',
  },
]

describe.each(documents)('a chapter in $language', ({ language, text, names, outside }) => {
  const document = sampleDocument(language, text, { linesPerPage: 6 })
  const found = extractTopics(document)

  test('has its sections as topics, without introduction, questions and references', () => {
    expect(found.topics.map(({ topic }) => topic.name)).toEqual(names)
  })

  test('each description stands in the text of its topic', () => {
    for (const { topic, blocks } of found.topics) {
      expect(topic.description.length).toBeGreaterThan(10)
      expect(blocks.some((block) => document.blocks[block]!.text.includes(topic.description))).toBe(true)
    }
  })

  test('no block belongs to two topics, and apparatus to none', () => {
    const all = found.topics.flatMap(({ blocks }) => blocks)
    expect(new Set(all).size).toBe(all.length)
    expect(all.some((block) => document.blocks[block]!.text.includes(outside))).toBe(false)
  })

  test('every paragraph that is not apparatus belongs to a topic', () => {
    const all = new Set(found.topics.flatMap(({ blocks }) => blocks))
    const body = document.blocks.flatMap((block, index) =>
      block.kind === 'paragraph' && !/Review|References|Hill Press|What is|出版社/u.test(block.text) ? [index] : [],
    )
    expect(body.filter((block) => !all.has(block))).toEqual([])
  })

  test('pages are those of its blocks', () => {
    for (const { topic, blocks } of found.topics)
      expect(topic.pages).toEqual([...new Set(blocks.map((block) => document.blocks[block]!.page))])
  })

  test('confidence lies between 0 and 1, terms come best first, and hold their blocks', () => {
    for (const { topic } of found.topics) expect(topic.confidence).toBeGreaterThan(0.5)
    const confidences = found.terms.map((term) => term.confidence)
    expect(confidences).toEqual(confidences.toSorted((a, b) => b - a))
    expect(Math.max(...confidences)).toBeLessThanOrEqual(1)
    expect(Math.min(...confidences)).toBeGreaterThanOrEqual(0)
    for (const term of found.terms.slice(0, 20))
      for (const block of term.blocks)
        expect(document.blocks[block]!.text.toLowerCase().replace(/[-\s]+/g, ' ')).toContain(
          term.form.toLowerCase().slice(0, 3),
        )
  })

  test('the same document gives the same topics with the same ids', () => {
    expect(extractTopics(document)).toEqual(found)
    expect(
      extractTopics(sampleDocument(language, text, { linesPerPage: 6, id: 'doc_other' })).topics[0]!.topic.id,
    ).not.toBe(found.topics[0]!.topic.id)
  })
})

describe('what a topic says', () => {
  const topics = extractTopics(sampleDocument('en', ENGLISH)).topics.map(({ topic }) => topic)

  test('a definition of its name is its description', () => {
    expect(topics.map(({ description }) => description)).toEqual([
      'Evaporation is the change of a liquid into a gas below its boiling point.',
      'Condensation is the change of a gas into a liquid.',
      'Precipitation is water that falls from clouds to the ground.',
      'Groundwater is water that fills the spaces between grains of soil and rock.',
    ])
  })

  test('subheadings are subtopics', () => {
    expect(topics[0]!.subtopics).toContain('Humidity')
  })

  test('the guess of the subject needs words of a subject', () => {
    expect(topics[0]!.category).toBe('General')
    expect(extractTopics(sampleDocument('zh-TW', TRADITIONAL)).topics[0]!.topic.category).toBe('Biology')
  })

  test('short plain sentences are easy, long learned ones hard', () => {
    const plain =
      'A cat sat on the mat. The dog ran to the door. It was a hot day and the sun was high. They all went in to rest. '.repeat(
        4,
      )
    const learned =
      'Interdisciplinary investigations of environmental sustainability necessitate methodological considerations regarding heterogeneous epistemological presuppositions, institutional constraints and organisational interdependencies throughout contemporary international jurisdictions. '.repeat(
        4,
      )
    const found = extractTopics(
      sampleDocument('en', `# One\n${plain}\n# Two\n${learned}\n# Three\n${plain}\n# Four\n${learned}`),
    )
    expect(found.topics.map(({ topic }) => topic.difficulty)).toEqual(['easy', 'hard', 'easy', 'hard'])
  })
})

describe('a text without headings', () => {
  const paragraphs = ENGLISH.split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .slice(1, -2)
    .join('\n')

  test('is cut where its words change, and each part is named by a term of its own', () => {
    const { topics } = extractTopics(sampleDocument('en', paragraphs))
    expect(topics.length).toBeGreaterThanOrEqual(2)
    expect(new Set(topics.map(({ topic }) => topic.name)).size).toBe(topics.length)
    const all = topics.flatMap(({ blocks }) => blocks)
    expect(all).toEqual(paragraphs.split('\n').map((_, index) => index))
  })

  test('loses no paragraph, though most have no term of their own', () => {
    const same = 'The kettle boils and the cat sleeps beside the stove while the rain falls.'
    const text = Array.from({ length: 40 }, (_, index) =>
      index === 25
        ? 'Photosynthesis is the process by which plants make sugar. Photosynthesis needs chlorophyll.'
        : same,
    ).join('\n')
    const { topics } = extractTopics(sampleDocument('en', text))
    expect(topics.flatMap(({ blocks }) => blocks)).toEqual(Array.from({ length: 40 }, (_, index) => index))
  })

  test('of one paragraph is one topic', () => {
    expect(
      extractTopics(
        sampleDocument(
          'en',
          'Photosynthesis is the process by which green plants make sugar from light. Chlorophyll absorbs the light.',
        ),
      ).topics,
    ).toHaveLength(1)
  })
})

describe('hostile documents', () => {
  test.each([
    {
      name: '100,000 words of prose',
      language: 'en' as const,
      text: 'The quick brown fox of genetics jumps over lazy dogs and photosynthesis converts light energy.\n'.repeat(
        7_200,
      ),
    },
    {
      name: 'one English sentence of 100,000 words',
      language: 'en' as const,
      text: 'carbon cycle water '.repeat(33_000),
    },
    {
      name: 'one Chinese sentence of 100,000 characters',
      language: 'zh-TW' as const,
      text: '細胞膜由磷脂雙分子層組成'.repeat(8_300),
    },
    { name: 'no sentences, only signs', language: 'en' as const, text: '§ † ‡ • ° ± '.repeat(20_000) },
    {
      name: '20,000 headings',
      language: 'en' as const,
      text: Array.from({ length: 20_000 }, (_, index) => `# Heading ${index}\nText.`).join('\n'),
    },
    { name: 'one word of 300,000 letters', language: 'en' as const, text: 'x'.repeat(300_000) },
    {
      name: 'words that are names of object properties',
      language: 'en' as const,
      text: '# constructor\nThe constructor of __proto__ is toString. A hasOwnProperty is valueOf.\n# __proto__\nThe prototype is a constructor of things.',
    },
  ])('$name ends within 5 s of processor time with at most 40 topics', async ({ language, text }) => {
    const document: ReadDocument = sampleDocument(language, text)
    let topics: readonly unknown[] = []
    expect(await quietSeconds(() => ({ topics } = extractTopics(document)))).toBeLessThan(5)
    expect(topics.length).toBeLessThanOrEqual(40)
  })

  test('a document without text has no topics and no terms', () => {
    expect(extractTopics(sampleDocument('en', ''))).toEqual({ topics: [], terms: [] })
  })
})
