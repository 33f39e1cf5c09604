import { expect, test } from 'vitest'
import { subjectFromHeading } from './subject-from-heading.ts'

test.each([
  ['位于上海市的高昌庙，由李鸿章创办', '江南造船廠', '江南造船廠'],
  ['又称上海造船厂，专门制造轮船', '江南造船廠', '江南造船廠'],
  ['位于上海市的高昌庙', '歷史', undefined],
  ['位于上海市的高昌庙', '造船廠的發展', undefined],
  ['位于江南造船厂的北面', '江南造船廠', undefined],
  ['李鸿章创办了造船厂', '江南造船廠', undefined],
])('"%s" under "%s" is about %s', (plain, heading, expected) => {
  expect(subjectFromHeading(plain, heading)).toBe(expected)
})
