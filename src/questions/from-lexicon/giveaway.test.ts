import { expect, test } from 'vitest'
import { saysPartOf, withoutGiveaway } from './giveaway.ts'

test('a word that key and question share is shared by two of the three that are printed', () => {
  const stem = 'a compound made of positive and negative ions'
  expect(
    withoutGiveaway('ionic compound', stem, ['alloy', 'covalent compound', 'element', 'organic compound']),
  ).toEqual(['covalent compound', 'organic compound', 'alloy', 'element'])
  expect(withoutGiveaway('ionic compound', stem, ['alloy', 'covalent compound', 'element'])).toBeUndefined()
})
test('in Chinese two characters are enough to tell', () =>
  expect(
    withoutGiveaway('工業革命', '由手工生產轉為機器生產的革命', ['文藝復興', '宗教改革', '啟蒙運動']),
  ).toBeUndefined())
test('without a shared word the order stays; fewer than three give no choice', () => {
  expect(withoutGiveaway('mitosis', 'the division of a nucleus', ['b', 'a', 'c'])).toEqual(['b', 'a', 'c'])
  expect(withoutGiveaway('mitosis', 'the division of a nucleus', ['b', 'a'])).toBeUndefined()
})
test('a name is told by a word of it, and not by the words of its sisters', () => {
  expect(saysPartOf('increase in demand', 'a shift of the whole demand curve to the right')).toBe(true)
  expect(saysPartOf('price ceiling', 'the highest amount that the law lets a seller charge')).toBe(false)
  expect(saysPartOf('需求增加', '整條需求曲線向右移動')).toBe(true)
})
