import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { offered } from '#test/questions/chinese/planted-material.ts'

const TERMS = ['葉綠體', '線粒體', '光合作用', '植物細胞', '細胞器', '公民大會', '內流河']
const judged = (...paragraphs: string[]): number => offered('true_statement', paragraphs, TERMS).length

describe('what a candidate is asked to judge', () => {
  test('a main fact, said whole', () => {
    expect(judged('葉綠體是植物細胞中進行光合作用的細胞器。')).toBe(1)
  })

  test.each([
    ['praise', '葉綠體在光合作用中起著非常重要的作用。'],
    ['two facts', '葉綠體是植物細胞中進行光合作用的細胞器，但線粒體是釋放能量的細胞器。'],
    ['a clause about another matter', '葉綠體是植物細胞中進行光合作用的細胞器，線粒體釋放大量的能量。'],
    ['no subject', '當和氧氣結合時呈紫紅色的細胞器。'],
    ['a method of nothing', '常用的方法主要是依靠光合作用測量葉綠體。'],
    ['another name alone', '葉綠體，又稱葉綠粒。'],
    ['a chain of 的', '葉綠體是植物細胞的綠色的細胞器。'],
    ['a figure that was lost', '葉綠體是植物細胞的細胞器，葉綠體的溫度是。'],
    ['an adverb written with 的', '葉綠體是細胞器，把養料持續的向植物細胞輸送。'],
    ['a figure nobody knows', '葉綠體佔植物細胞總體積的12.3456%。'],
    ['a doing that became so at no time', '葉綠體成為植物細胞的主人。'],
    ['what others said of it', '薩克斯質疑葉綠體是植物細胞的細胞器。'],
    ['a family', '薩克斯一家有五個孩子，研究植物細胞。'],
    ['an institution of no place', '公民大會不是由代表組成的會議，是全體公民參加的大會。'],
  ])('not %s', (_, text) => {
    expect(judged(text)).toBe(0)
  })

  test('not a report that stops before its finding', () => {
    const stems = offered(
      'true_statement',
      [
        '1865年，薩克斯在實驗室裏研究葉綠體的光合作用，經過多次在不同條件下的比較和觀察，終於在照光的葉片中發現了澱粉。',
      ],
      TERMS,
    ).map(({ draft }) => plainText(draft.stem))
    expect(stems).not.toContain('1865年，薩克斯在實驗室裏研究葉綠體的光合作用。')
  })

  test.each([
    ['a main fact', '葉綠體是植物細胞中進行光合作用的細胞器。', undefined],
    ['a fact told in passing', '1865年，薩克斯到過海邊，帶回了三種植物細胞。', true],
  ])('%s is asked for first, or stays in reserve', (_, text, reserve) => {
    expect(offered('true_statement', [text], TERMS).map((candidate) => candidate.reserve)).toEqual([reserve])
  })

  test.each([
    '薩克斯依然在研究葉綠體的光合作用，發現了澱粉。',
    '鎌倉幕府於1185年鎌倉幕府成立，終於1333年幕府滅亡。',
    '薩克斯的研究中心由德國轉移到海邊。',
    '1865年，他們在實驗室裏研究葉綠體的光合作用，發現了澱粉。',
  ])('what goes on from the sentence before is not even in reserve: %s', (text) => {
    expect(judged(text)).toBe(0)
  })

  test('an institution whose place the statement names', () => {
    expect(judged('公民大會是雅典城邦的最高權力機構，負責審議一切國家大事。')).toBe(1)
  })
})
