import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { offered } from '#test/questions/chinese/planted-material.ts'

test.each([
  '英國科學家牛頓提出了萬有引力定律，奠定了古典力學的基礎。',
  '明代醫學家吳有性撰寫的《瘟疫論》，是中國最早有關傳染病的著作。',
])('a man of another country or dynasty makes a false statement, for the reserve: %s', (text) => {
  const [candidate] = offered('swapped_origin', [text], ['萬有引力定律', '古典力學', '傳染病'])
  expect(candidate?.reserve).toBe(true)
  expect(candidate?.draft).toMatchObject({ type: 'true_false', key: false })
  expect(
    plainText(candidate!.draft.stem).replace(/[美法德意俄荷西]國|意大利|荷蘭|西班牙|[唐宋元清漢]代/, (wrong) =>
      wrong.endsWith('代') ? '明代' : '英國',
    ),
  ).toBe(text)
})

test.each([
  ['the country itself does it', '1842年，英國與清政府簽訂《南京條約》。'],
  ['it is named twice', '英國科學家普利斯特利在英國發現植物能使空氣重新適合呼吸。'],
  ['it is denied', '英國科學家普利斯特利沒有發現植物的呼吸作用。'],
])('none where %s', (_, text) => {
  expect(offered('swapped_origin', [text], ['空氣', '植物', '呼吸作用'])).toEqual([])
})
