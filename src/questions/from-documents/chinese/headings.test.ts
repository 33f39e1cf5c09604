import { expect, test } from 'vitest'
import { isNamedIn, matterOfHeading } from './headings.ts'

test.each([
  ['日本歷史', ['日本向德國宣戰。'], true],
  ['元代', ['元世祖推行漢法。'], true],
  ['電', ['靜電驗電器探測電荷。'], true],
  ['黃埔港', ['阿瓦隆尼亞大陸形成於火山島弧。'], false],
])('whether %s is what %s are on: %s', (heading, texts, named) => {
  expect(isNamedIn(heading, texts)).toBe(named)
})

test.each(['戰爭背景', '早年生活', '简介'])('%s says no matter of its own', (heading) => {
  expect(matterOfHeading(heading)).toBeUndefined()
})
