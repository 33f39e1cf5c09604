import { describe, expect, test } from 'vitest'
import { tagChinese } from '#reading/words/chinese.ts'
import { answeringAdverbs, openingLength } from './openings.ts'
import { subjectStart } from './own-subject.ts'

test.each([
  ['然而，通胀会削弱出口', '通胀会削弱出口'],
  ['同年12月22日，伦琴拍摄了照片', '伦琴拍摄了照片'],
  ['然而，与此同时，银行倒闭', '银行倒闭'],
  ['但香港是国际金融中心', '香港是国际金融中心'],
  ['（一）叶绿体吸收阳光', '叶绿体吸收阳光'],
  ['而且香港是国际金融中心', '而且香港是国际金融中心'],
  ['10.5公里长的隧道', '10.5公里长的隧道'],
  ['当时，香港只有渔村', '当时，香港只有渔村'],
])('%s begins at %s', (plain, expected) => {
  expect(plain.slice(openingLength(plain))).toBe(expected)
})

describe('adverbs that answer an earlier sentence are found, and only those that nothing would miss', () => {
  test.each([
    ['通脹亦會削弱出口貨品的競爭力', '亦'],
    ['青海湖則是中國最大的鹹水湖', '則'],
    ['香港並沒有中央銀行', '並'],
    ['即使通脹也會削弱競爭力', ''],
    ['香港才是中心', ''],
    ['供應彈性也可用同樣方法計算', '也'],
  ])('%s', (text, expected) => {
    const tokens = tagChinese(text).flatMap((sentence) => sentence.tokens)
    expect(
      answeringAdverbs(tokens, subjectStart(tokens))
        .map(({ start, end }) => text.slice(start, end))
        .join(''),
    ).toBe(expected)
  })
})
