import { describe, expect, test } from 'vitest'
import { findLineNumber } from './heading-number.ts'

describe('findLineNumber', () => {
  test.each([
    { line: '第一章 細胞', kind: 'chapter', style: '章', ordinal: 1, rest: '細胞' },
    { line: '第十二章：遺傳', kind: 'chapter', style: '章', ordinal: 12, rest: '遺傳' },
    { line: '第 3 節　細胞膜', kind: 'chapter', style: '節', ordinal: 3, rest: '細胞膜' },
    { line: '第二單元 辛亥革命', kind: 'chapter', style: '部', ordinal: 2, rest: '辛亥革命' },
    { line: 'Chapter Two Energy', kind: 'chapter', style: 'chapter', ordinal: 2, rest: 'Energy' },
    { line: 'Appendix B Tables', kind: 'chapter', style: 'chapter', ordinal: undefined, rest: 'Tables' },
    { line: '單元三：力與運動', kind: 'chapter', style: '單元', ordinal: 3, rest: '力與運動' },
    { line: '貳、研究方法', kind: 'item', style: '壹、', ordinal: 2, rest: '研究方法' },
    { line: '丙、選擇題', kind: 'item', style: '甲、', ordinal: 3, rest: '選擇題' },
    { line: 'B. Oxygen', kind: 'item', style: 'A.', ordinal: 2, rest: 'Oxygen' },
    { line: '一、背景', kind: 'item', style: '一、', ordinal: 1, rest: '背景' },
    { line: '（二）經過', kind: 'item', style: '（一）', ordinal: 2, rest: '經過' },
    { line: '3. Plants', kind: 'item', style: '1.', ordinal: 3, rest: 'Plants' },
    { line: '3．植物', kind: 'item', style: '1.', ordinal: 3, rest: '植物' },
    { line: '3.2 Plants', kind: 'chapter', style: 'decimal 2', ordinal: 2, rest: 'Plants' },
    { line: '4.1.3 Leaves', kind: 'chapter', style: 'decimal 3', ordinal: 3, rest: 'Leaves' },
    { line: 'Chapter 4: Cells', kind: 'chapter', style: 'chapter', ordinal: 4, rest: 'Cells' },
    { line: 'Unit IV Energy', kind: 'chapter', style: 'unit', ordinal: 4, rest: 'Energy' },
    { line: '4 | Cell Structure', kind: 'chapter', style: 'chapter', ordinal: 4, rest: 'Cell Structure' },
    { line: '(b) oxygen', kind: 'item', style: 'a)', ordinal: 2, rest: 'oxygen' },
    { line: '③ 葉', kind: 'item', style: '①', ordinal: 3, rest: '葉' },
    { line: '• roots', kind: 'bullet', style: 'bullet', ordinal: undefined, rest: 'roots' },
  ])('"$line" is numbered in style $style', ({ line, kind, style, ordinal, rest }) => {
    const number = findLineNumber(line)
    expect({
      kind: number?.kind,
      style: number?.style,
      ordinal: number?.ordinal,
      rest: line.slice(number?.length),
    }).toEqual({ kind, style, ordinal, rest })
  })

  test.each([
    '1949 was a year.',
    '3.5 kg of sugar',
    '0.75',
    '第一次世界大戰',
    '一個人',
    'Unity is strength',
    'Particles move',
    '主題公園',
    '甲骨文',
    '10,000 people',
    '-5 °C',
    'Chapter',
  ])('"%s" has no number of its own', (line) => {
    expect(findLineNumber(line)).toBeUndefined()
  })
})
