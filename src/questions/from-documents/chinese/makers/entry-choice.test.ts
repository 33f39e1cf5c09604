import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { offered } from '#test/questions/chinese/planted-material.ts'

const VOLCANOES = [
  '# 盾形丘',
  '盾形丘具有寬廣緩和的斜坡。',
  '# 熔岩堤',
  '熔岩堤由高黏度的巖漿冷卻而成。',
  '# 渣錐',
  '渣錐可在數月之內形成，多見於裂隙兩旁。',
  '# 破口湖',
  '破口湖由山頂崩塌後積水而成。',
]
const stems = (paragraphs: readonly string[]): string[] =>
  offered('entry_choice', paragraphs).map(({ draft }) => plainText(draft.stem))

test('a description is asked among the other entries of its list', () => {
  const [choice] = offered('entry_choice', VOLCANOES)
  if (choice?.draft.type !== 'multiple_choice') throw new Error('expected a choice among entries')
  expect(plainText(choice.draft.stem)).toBe('下列哪一項具有寬廣緩和的斜坡？')
  expect(choice.draft.options.map(plainText).toSorted()).toEqual(['渣錐', '熔岩堤', '盾形丘', '破口湖'].toSorted())
  expect(choice.draft.keyIndex).toBe(choice.draft.options.findIndex((option) => plainText(option) === '盾形丘'))
})

/** What is said of the three other entries. */
const OTHERS = new Set(stems(VOLCANOES).filter((stem) => !stem.includes('高黏度')))

test.each([
  ['names itself', '熔岩堤由高黏度的熔岩冷卻而成。'],
  ['may be true of another', '熔岩堤具有寬廣而緩和的斜坡。'],
  ['points elsewhere', '熔岩堤具有這個地區最陡峭的斜坡。'],
  ['guesses', '熔岩堤可能由高黏度的巖漿冷卻而成。'],
])('no description that %s is asked', (_, sentence) => {
  expect(
    stems(VOLCANOES.map((line) => (line.startsWith('熔岩堤') ? sentence : line))).filter((stem) => !OTHERS.has(stem)),
  ).toEqual([])
})

test('articles of an encyclopaedia on things of other kinds stand in no list', () => {
  const long = '四周有不少旅人和商隊往來於山谷之間。'.repeat(14)
  expect(stems(VOLCANOES.map((line) => (line.startsWith('# ') ? line : line + long)))).toEqual([])
})
