import { describe, expect, test } from 'vitest'
import { meaningLength } from './clean-meaning.ts'

const meaningOf = (term: string, plain: string, explicit: boolean): string | undefined => {
  const length = meaningLength(term, plain, explicit)
  return length === undefined ? undefined : plain.slice(0, length)
}

describe('what a sentence says of a term is cut down to its meaning', () => {
  test.each([
    [
      'a clause on another term is left out',
      '河流水文学',
      '研究河流的形成与变化的科学，湖沼学则是研究内陆水体的科学',
      true,
      '研究河流的形成与变化的科学',
    ],
    ['so is what is usual of it', '河流', '自然汇入海洋、湖泊的流水，通常为淡水', false, '自然汇入海洋、湖泊的流水'],
    ['an adverb is no part of a term', '光通常', '人类眼睛可以看见的电磁波', true, undefined],
    ['two terms are not one', '钓鱼和诈骗', '不法分子骗取受害者的个人资料的行为', true, undefined],
    ['the part it plays is not what it is', '细胞膜', '细胞与周围环境进行物质交换的重要通道', false, undefined],
    ['a fragment of the next clause is no part of it', 'UTF-8', '一种变长编码，要找到第i个字符', false, undefined],
    [
      'nothing is left where the cut takes its noun',
      '火山爆发',
      '火山从地面下经由一个通道，例如火山口',
      true,
      undefined,
    ],
  ])('%s', (_, term, plain, explicit, expected) => {
    expect(meaningOf(term, plain, explicit)).toBe(expected)
  })
})
