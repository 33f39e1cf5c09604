import { describe, expect, test } from 'vitest'
import { tagChinese } from '#reading/words/chinese.ts'
import { relationOf, type Relation } from './main-fact.ts'
import { inWords, offered } from '#test/questions/chinese/planted-material.ts'
import { simplifiedShadow } from './simplified-shadow.ts'

describe('what a statement says of its subject', () => {
  test.each<[string, Relation]>([
    ['滴定管是一種量度液體體積的儀器', 'meaning'],
    ['滴定管，指量度液體體積的玻璃儀器', 'meaning'],
    ['岩石可以分為火成岩、沉積岩和變質岩', 'parts'],
    ['細胞壁含有維持形狀的纖維素', 'property'],
    ['酸雨導致湖泊的魚類死亡', 'cause'],
    ['紅血球負責運送氧氣', 'function'],
    ['張衡在132年發明了地動儀', 'origin'],
    ['大坳火山位於九龍半島', 'place'],
    ['1279年，元軍在崖山追上宋帝', 'event'],
    ['網絡層把報文封裝', 'doing'],
  ])('%s: %s', (text, relation) => {
    expect(
      relationOf({ plain: simplifiedShadow(text), tokens: tagChinese(text).flatMap(({ tokens }) => tokens) }),
    ).toBe(relation)
  })
})

test('what is said in passing makes no item', () => {
  const items = offered(
    'true_statement',
    ['# 滴定管', '滴定管是一種量度液體體積的玻璃儀器。倉庫的紙箱曾一度放有某些滴定管的零件。'],
    ['滴定管'],
  ).map(inWords)
  expect(items).toEqual(['true_false: 滴定管是一種量度液體體積的玻璃儀器。 → 對'])
})
