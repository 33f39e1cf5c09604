import { expect, test } from 'vitest'
import { CHINESE_VARIANTS } from './chinese-variants.ts'

const names = CHINESE_VARIANTS.flat()

test('a group has at least two names, each stands in one group, and none inside another of its group', () => {
  expect(CHINESE_VARIANTS.filter((group) => group.length < 2)).toEqual([])
  expect(new Set(names).size).toBe(names.length)
  expect(
    CHINESE_VARIANTS.flatMap((group) =>
      group.filter((name) => group.some((other) => other !== name && other.includes(name))),
    ),
  ).toEqual([])
})

test.each(['下列根據資料', '並列根號', '安全氣囊', '運算法則', '著力點'])('none is cut out of %s', (words) => {
  expect(names.filter((name) => words.includes(name))).toEqual([])
})
