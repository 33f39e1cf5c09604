import { describe, expect, test } from 'vitest'
import { offered } from './planted-material.ts'

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
    ['a report that stops before its finding', '1865年，薩克斯在實驗室裏研究葉綠體的光合作用，發現了澱粉。'],
    ['no subject', '當和氧氣結合時呈紫紅色的細胞器。'],
    ['a method of nothing', '常用的方法主要是依靠光合作用測量葉綠體。'],
    ['another name alone', '葉綠體，又稱葉綠粒。'],
    ['an institution of no place', '公民大會不是由代表組成的會議，是全體公民參加的大會。'],
  ])('not %s', (_, text) => {
    expect(judged(text)).toBe(0)
  })

  test('an institution whose place the statement names', () => {
    expect(judged('公民大會是雅典城邦的最高權力機構，負責審議一切國家大事。')).toBe(1)
  })
})
