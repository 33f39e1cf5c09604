import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { plainText } from '#domain/rich-text.ts'
import { questionFault } from '#domain/question.ts'
import { makeChineseCandidates } from './make-candidates.ts'
import { inWords, PLANTED_TOPIC, plantedMaterial } from '#test/questions/chinese/planted-material.ts'

const PARAGRAPHS = [
  '# 光合作用',
  '葉綠體是指植物細胞中進行光合作用的細胞器。由於葉綠素吸收紅光和藍光，葉片看來是綠色的。植物需要的礦物質包括氮、磷和鉀三種。',
  '# 鐵路',
  '1863年，倫敦開通了世界上第一條地下鐵路。細胞內負責光合作用的綠色顆粒稱為葉綠體。他在1879年前往柏林。',
]
const TERMS = ['葉綠體', '葉綠素', '光合作用', '細胞器', '礦物質', '地下鐵路']

const traditional = makeChineseCandidates(plantedMaterial(PARAGRAPHS, TERMS))

describe('every candidate', () => {
  test('has its page, heading, quotation, topic and exclusions', () => {
    expect(traditional.length).toBeGreaterThan(6)
    for (const { draft, topicId, exclusions, score } of traditional) {
      const source = draft.provenance.source!
      expect(topicId).toBe(PLANTED_TOPIC)
      expect(PARAGRAPHS.some((paragraph) => paragraph.includes(source.quote))).toBe(true)
      expect([source.heading, source.page]).toEqual(
        source.quote.includes('1863') || source.quote.includes('顆粒') ? ['鐵路', 2] : ['光合作用', 1],
      )
      expect(plainText(draft.explanation)).toContain(source.quote)
      expect(exclusions.length).toBeGreaterThan(1)
      expect(score).toBeGreaterThan(0)
      expect(score).toBeLessThanOrEqual(1)
      expect(draft.provenance.proof).toBe('quoted')
    }
  })

  test('is a question without a fault', () => {
    for (const { draft } of traditional)
      expect(
        questionFault({
          ...draft,
          id: asId('q'),
          marks: draft.type === 'long_question' ? draft.parts.reduce((sum, { marks }) => sum + marks, 0) : 2,
          minutes: 3,
          difficulty: 'easy',
          topic: '課題',
        }),
      ).toBeUndefined()
  })

  test('comes from a sentence that stands alone', () => {
    expect(traditional.map(inWords).some((words) => words.includes('1879'))).toBe(false)
  })
})

test('the same material gives the same candidates in the same order', () => {
  expect(makeChineseCandidates(plantedMaterial(PARAGRAPHS, TERMS))).toEqual(traditional)
})

test('another seed changes only what chance decides', () => {
  const other = makeChineseCandidates(plantedMaterial(PARAGRAPHS, TERMS, 'zh-TW', 'another'))
  const makers = (candidates: typeof other): string[] => candidates.map(({ maker }) => maker)
  expect(makers(other)).toEqual(makers(traditional))
})

test('only the wanted topics are asked', () => {
  expect(makeChineseCandidates(plantedMaterial(PARAGRAPHS, TERMS), new Set([asId<'Topic'>('topic_other')]))).toEqual([])
})

test('two makers never word one question twice', () => {
  const stems = traditional.map(
    ({ draft }) =>
      `${draft.type} ${plainText(draft.stem)} ${draft.type === 'multiple_choice' ? draft.options.map(plainText).toSorted().join() : ''}`,
  )
  expect(new Set(stems).size).toBe(stems.length)
})

test('a Simplified document is asked in Simplified characters and mainland quotation marks', () => {
  const simplified = makeChineseCandidates(
    plantedMaterial(
      ['叶绿体是指植物细胞中进行光合作用的细胞器。植物需要的矿物质包括氮、磷和钾三种。'],
      ['叶绿体', '光合作用', '矿物质'],
      'zh-CN',
    ),
  )
  const words = simplified.map(inWords)
  expect(words).toContain('short_answer: 何谓“叶绿体”？ → 植物细胞中进行光合作用的细胞器。')
  expect(words).toContain('short_answer: 植物需要的矿物质包括哪三种？ → 氮、磷、钾')
  expect(
    simplified.every(({ draft }) => !/[「」麼裏試為項]/.test(plainText(draft.stem) + plainText(draft.explanation))),
  ).toBe(true)
})

test('a formula in a sentence stays whole', () => {
  const material = plantedMaterial(['愛因斯坦公式E=mc^2是指質量和能量可以互相轉換的關係。'], ['愛因斯坦公式'])
  const text = material.document.blocks[0]!.text
  const start = text.indexOf('E=')
  const blocks = [{ ...material.document.blocks[0]!, spans: [{ start, end: start + 6, kind: 'math' as const }] }]
  const candidates = makeChineseCandidates({ ...material, document: { ...material.document, blocks } })
  for (const { draft } of candidates) expect(plainText(draft.explanation)).toContain('E=mc^2')
  expect(candidates.flatMap(({ draft }) => draft.explanation).filter((inline) => inline.kind === 'math').length).toBe(
    candidates.length,
  )
})
