import { expect, test } from 'vitest'
import { fieldsOf } from './choose-fields.ts'

test('a text leads to the field that it names most of, in both languages', () => {
  const english =
    'Cell walls of cellulose stand around the chloroplasts; enzymes take part in photosynthesis and in aerobic respiration.'
  expect(fieldsOf(english, false)[0]).toMatchObject({ name: 'biology', share: 1 })
  expect(
    fieldsOf('需求與供應決定均衡價格，價格彈性則影響總收益。通貨膨脹和國內生產總值是宏觀經濟的數據。', true)[0]?.name,
  ).toBe('economics')
})
test('a text of everyday words leads to none, and no text to more than three', () => {
  expect(fieldsOf('The harbour was quiet, and no ship had come for days.', false)).toEqual([])
  expect(fieldsOf('', true)).toEqual([])
})
