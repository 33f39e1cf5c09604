import { describe, expect, test } from 'vitest'
import { tagChinese } from '#reading/words/chinese.ts'
import { findQuantities, findYears, quantitiesIn } from './quantities.ts'

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

describe('quantities with their measure words', () => {
  test.each([
    ['运河全长250公里', [{ value: 250, unit: '公里', exact: true }]],
    ['岛上有3,000个村落', [{ value: 3000, unit: '个', exact: true }]],
    ['人口达到二百万人', [{ value: 200, unit: '万人', exact: false }]],
    ['超过50万人来港', [{ value: 50, unit: '万人', exact: false }]],
    ['温度至少有107克', [{ value: 107, unit: '克', exact: false }]],
    ['约佔13%的人口', [{ value: 13, unit: '%', exact: false }]],
    ['含氧量是21%', [{ value: 21, unit: '%', exact: true }]],
    ['修订了九次宪法', [{ value: 9, unit: '次', exact: true }]],
    ['有900多公里的海岸', [{ value: 900, unit: '多公里', exact: false }]],
    ['东经121度29分29秒', []],
    ['第三次会议', []],
    ['亮度大约是太阳的23倍', [{ value: 23, unit: '倍', exact: true }]],
    ['信徒约占全市居民的13%', [{ value: 13, unit: '%', exact: false }]],
    ['教堂建于公元6世纪', [{ value: 6, unit: '世纪', exact: true }]],
    ['城墙修筑至公元6世纪', [{ value: 6, unit: '世纪', exact: false }]],
    [
      '瘟疫流行于三世纪和四世纪',
      [
        { value: 3, unit: '世纪', exact: false },
        { value: 4, unit: '世纪', exact: true },
      ],
    ],
    ['每个字节由八位（8-bit）组成', []],
    ['一个国家', []],
    ['10月1日', []],
    ['分为东、西和中三个区', []],
  ])('%s', (text, expected) => {
    expect(findQuantities(text).map(({ value, unit, exact }) => ({ value, unit, exact }))).toEqual(expected)
  })
})

test('a numeral inside a name is no quantity', () => {
  const text = '1994年金泳三次访问俄罗斯，参观了五座城市'
  const tokens = tagChinese(text).flatMap((sentence) => sentence.tokens)
  expect(quantitiesIn({ plain: text, tokens }).map(({ value, unit }) => `${value}${unit}`)).toEqual(['5座'])
})
