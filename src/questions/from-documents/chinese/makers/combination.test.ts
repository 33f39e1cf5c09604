import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { offered } from '#test/questions/chinese/planted-material.ts'

const HEART = [
  '# 心臟',
  '右心房接受體循環的靜脈血，左心房則接受肺循環中的靜脈血。纖維心包由緻密的結締組織組成。自律心肌細胞包括竇房結細胞和浦肯野細胞。心臟主要由心肌細胞組成。心包是包裹心臟的圓錐形纖維膜囊。心肌細胞的存鈣能力低。',
]
const TERMS = [
  '心臟',
  '右心房',
  '左心房',
  '體循環',
  '肺循環',
  '心肌細胞',
  '自律心肌細胞',
  '竇房結細胞',
  '浦肯野細胞',
  '纖維心包',
  '結締組織',
  '心包',
]
const made = offered('combination', HEART, TERMS)

test('three numbered statements on one matter, and the key names those that the document says', () => {
  expect(made.length).toBeGreaterThan(2)
  for (const { draft } of made) {
    if (draft.type !== 'multiple_choice') throw new Error('expected a choice')
    const [question, ...statements] = plainText(draft.stem).split(/ \(\d\) /)
    expect(question).toBe('下列哪些有關「心臟」的敘述是正確的？')
    expect(statements).toHaveLength(3)
    const right = statements.flatMap((statement, at) => (HEART[1]!.includes(statement) ? [`${at + 1}`] : []))
    const key = plainText(draft.options[draft.keyIndex]!)
    expect(key.match(/\d/g)).toEqual(right)
    expect(new Set(draft.options.map(plainText)).size).toBe(4)
    expect(plainText(draft.explanation).match(/\(\d\) /g), 'the source of each').toEqual(['(1) ', '(2) ', '(3) '])
  }
})

test('each rests on three sentences, which no other question of the paper may use', () => {
  for (const { exclusions } of made)
    expect(exclusions.filter((exclusion) => exclusion.startsWith('sentence:')).length).toBe(3)
})

test('two statements make no question', () => {
  expect(offered('combination', ['# 心臟', '心臟主要由心肌細胞組成。纖維心包由緻密的結締組織組成。'], TERMS)).toEqual(
    [],
  )
})

test('none where all three would be right, as long as few sentences can be made false', () => {
  for (const { draft } of offered(
    'combination',
    ['# 心臟', '自律心肌細胞包括竇房結細胞和浦肯野細胞。心臟主要由心肌細胞組成。心包是包裹心臟的圓錐形纖維膜囊。'],
    TERMS,
  )) {
    if (draft.type !== 'multiple_choice') throw new Error('expected a choice')
    expect(plainText(draft.options[draft.keyIndex]!)).not.toContain('、')
  }
})
