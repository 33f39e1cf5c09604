import { describe, expect, test } from 'vitest'
import { formatListNumber, listFormatOf } from './list-number.ts'

describe('formatListNumber', () => {
  test.each([
    { format: 'decimal', numbers: [1, 10], written: '1 10' },
    { format: 'decimalZero', numbers: [1, 10], written: '01 10' },
    { format: 'decimalFullWidth', numbers: [1, 10], written: '１ １０' },
    { format: 'upperLetter', numbers: [1, 26, 27, -60], written: 'A Z AA -60' },
    { format: 'lowerRoman', numbers: [4, 9, 14], written: 'iv ix xiv' },
    {
      format: 'taiwaneseCountingThousand',
      numbers: [1, 10, 11, 20, 21, 100, 101, 110, 235],
      written: '一 十 十一 二十 二十一 一百 一百零一 一百一十 二百三十五',
    },
    { format: 'ideographLegalTraditional', numbers: [1, 3, 11], written: '壹 參 壹拾壹' },
    { format: 'chineseLegalSimplified', numbers: [2, 6], written: '贰 陆' },
    { format: 'ideographDigital', numbers: [3, 12], written: '三 一二' },
    { format: 'ideographTraditional', numbers: [1, 10, 11], written: '甲 癸 11' },
    { format: 'ideographZodiac', numbers: [1, 12], written: '子 亥' },
    { format: 'decimalEnclosedCircleChinese', numbers: [1, 20, 21], written: '① ⑳ 21' },
    { format: 'unheardOf', numbers: [7], written: '7' },
  ])('$numbers in the format $format are $written', ({ format, numbers, written }) => {
    expect(numbers.map((value) => formatListNumber(value, format)).join(' ')).toBe(written)
  })

  test('a .doc gives the same formats by number', () => {
    expect([0, 23, 35, 39, 255, 199].map(listFormatOf)).toEqual([
      'decimal',
      'bullet',
      'taiwaneseCountingThousand',
      'chineseCountingThousand',
      'none',
      'decimal',
    ])
  })
})
