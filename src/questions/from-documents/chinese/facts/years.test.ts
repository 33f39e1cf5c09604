import { describe, expect, test } from 'vitest'
import { findYears } from './years.ts'

describe('years', () => {
  test.each([
    ['1271年12月18日忽必烈即位', [{ value: 1271, exact: true }]],
    ['一九四九年十月一日成立', [{ value: 1949, exact: true }]],
    ['大约1850年开始发行', [{ value: 1850, exact: false }]],
    ['自1912年起沿用', [{ value: 1912, exact: false }]],
    ['1945年之前的人口', [{ value: 1945, exact: false }]],
    ['1980年代的电影', [{ value: 1980, exact: false }]],
    ['1965年至1970年', [{ value: 1965, exact: false }]],
    ['在1812年战争结束时', [{ value: 1812, exact: false }]],
    ['至元二十六年开工', []],
    ['经过12年的建设', []],
  ])('%s', (text, expected) => {
    expect(findYears(text).map(({ value, exact }) => ({ value, exact }))).toEqual(expected)
  })

  test('a year ends where its day ends', () => {
    const [year] = findYears('于1842年8月29日签订')
    expect([year?.start, year?.end, year?.dateEnd]).toEqual([1, 5, 11])
  })
})
