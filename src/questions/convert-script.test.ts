import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import { blank, literalText, plainText } from '#domain/rich-text.ts'
import { convertQuestion, convertWords } from './convert-script.ts'

const shared = {
  id: asId<'Question'>('q1'),
  marks: 2,
  minutes: 3,
  difficulty: 'easy' as const,
  topic: '電磁學',
  explanation: literalText('文中指出：「電動機應用電磁原理。」故答案為「電動機」。'),
  provenance: {
    origin: { kind: 'document' as const },
    proof: 'quoted' as const,
    source: { documentId: asId<'Document'>('d1'), page: 3, heading: '電動機', quote: '電動機應用電磁原理。' },
  },
}

describe('words', () => {
  test.each([
    ['下列哪一項是「郵票」？', '下列哪一项是“郵票”？'.replace('郵', '邮')],
    ['甚麼是能量？', '什么是能量？'],
    ['試列出其中兩項。', '请列出其中两项。'],
    ['他說：「書上有『光合作用』一詞。」', '他说：“书上有‘光合作用’一词。”'],
    ['乾隆皇帝與太后在宮裏', '乾隆皇帝与太后在宫里'],
  ])('"%s" is "%s" on a mainland paper', (traditional, simplified) => {
    expect(convertWords(traditional, 'zh-CN')).toBe(simplified)
  })

  test.each([
    ['这群人在山峰上吃面条。', '這群人在山峰上吃麵條。'],
    ['什么是“光合作用”？', '甚麼是「光合作用」？'],
    ['皇后的头发', '皇后的頭髮'],
    ['里面有一只船，行驶了三公里', '裏面有一隻船，行駛了三公里'],
    ['接着发展历史学，修订日历', '接着發展歷史學，修訂日曆'],
    ['他干燥的干部制服', '他乾燥的幹部制服'],
    ['指令“ls”列出目录', '指令「ls」列出目錄'],
  ])('"%s" is "%s" on a Hong Kong paper', (simplified, traditional) => {
    expect(convertWords(simplified, 'zh-TW')).toBe(traditional)
  })

  test('what is in the script already stays, even words that the dictionary would split', () => {
    const text = '台灣的皇后著作等身，乾隆年間，接着往裏走。'
    expect(convertWords(text, 'zh-TW')).toBe(text)
  })
})

describe('questions', () => {
  test('the key of a multiple-choice question keeps its place, and its option says the same', () => {
    const question: Question = {
      ...shared,
      type: 'multiple_choice',
      stem: literalText('下列哪一項把電能轉化成機械能？'),
      options: [literalText('發電機'), literalText('電動機'), literalText('變壓器')],
      keyIndex: 1,
    }
    const converted = convertQuestion(question, 'zh-CN')
    if (converted.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
    expect(converted.keyIndex).toBe(1)
    expect(converted.options.map(plainText)).toEqual(['发电机', '电动机', '变压器'])
    expect(plainText(converted.stem)).toBe('下列哪一项把电能转化成机械能？')
    expect(plainText(converted.explanation)).toContain('“电动机”')
  })

  test('the displayed quotation, heading and topic are converted, page and document are not', () => {
    const question: Question = { ...shared, type: 'true_false', stem: literalText('電動機應用電磁原理。'), key: true }
    const converted = convertQuestion(question, 'zh-CN')
    expect(converted.topic).toBe('电磁学')
    expect(converted.provenance.source).toEqual({
      documentId: 'd1',
      page: 3,
      heading: '电动机',
      quote: '电动机应用电磁原理。',
    })
  })

  test('options that only the script tells apart keep it, so that one key stays one key', () => {
    const question: Question = {
      ...shared,
      type: 'multiple_choice',
      stem: literalText('「發」的正體是'),
      options: [literalText('發'), literalText('髮'), literalText('法')],
      keyIndex: 0,
    }
    const converted = convertQuestion(question, 'zh-CN')
    if (converted.type !== 'multiple_choice') throw new Error('expected a multiple-choice question')
    expect(new Set(converted.options.map(plainText)).size).toBe(3)
  })

  test('blanks and formulas stay, and variants that become alike are given once', () => {
    const question: Question = {
      ...shared,
      type: 'fill_blank',
      stem: [...literalText('能量 '), { kind: 'math', tex: 'E=mc^2', display: false }, blank],
      keys: [[literalText('臺灣'), literalText('台灣')]],
    }
    const converted = convertQuestion(question, 'zh-CN')
    if (converted.type !== 'fill_blank') throw new Error('expected a question with a blank')
    expect(plainText(converted.stem)).toBe('能量 E=mc^2____')
    expect(converted.keys.map((key) => key.map(plainText))).toEqual([['台湾']])
  })

  test('marking rows and their remarks are converted', () => {
    const question: Question = {
      ...shared,
      type: 'short_answer',
      stem: literalText('試列出其中兩項。'),
      key: literalText('電壓、電流'),
      markingScheme: [{ text: literalText('電壓、電流'), marks: 2, remark: '任何兩項，每項1分' }],
    }
    const converted = convertQuestion(question, 'zh-CN')
    if (converted.type !== 'short_answer') throw new Error('expected a short answer')
    expect(converted.markingScheme.map(({ text, marks, remark }) => [plainText(text), marks, remark])).toEqual([
      ['电压、电流', 2, '任何两项，每项1分'],
    ])
  })

  test('both columns of a matching question are converted, and the pairs stay', () => {
    const question: Question = {
      ...shared,
      type: 'matching',
      stem: literalText('把詞語與它的意思配對。'),
      left: [literalText('電動機'), literalText('發電機')],
      right: [literalText('產生電能'), literalText('產生運動')],
      pairs: [
        [0, 1],
        [1, 0],
      ],
    }
    const converted = convertQuestion(question, 'zh-CN')
    if (converted.type !== 'matching') throw new Error('expected a matching question')
    expect([...converted.left, ...converted.right].map(plainText)).toEqual(['电动机', '发电机', '产生电能', '产生运动'])
    expect(converted.pairs).toEqual(question.pairs)
  })

  test('the guide of an essay is converted', () => {
    const question: Question = {
      ...shared,
      type: 'essay',
      stem: literalText('試討論電動機的應用。'),
      markingGuide: [
        { text: literalText('應用電磁原理'), marks: 4 },
        { text: literalText('條理清楚'), marks: 2, remark: '組織' },
      ],
    }
    const converted = convertQuestion(question, 'zh-CN')
    if (converted.type !== 'essay') throw new Error('expected an essay')
    expect(converted.markingGuide.map(({ text, marks, remark }) => [plainText(text), marks, remark])).toEqual([
      ['应用电磁原理', 4, undefined],
      ['条理清楚', 2, '组织'],
    ])
  })

  test('every part of a long question is converted: stem, key, scheme and figure', () => {
    const part = {
      label: '(a)',
      stem: literalText('甚麼是電動機？'),
      marks: 2,
      key: literalText('轉換電能的機器'),
      markingScheme: [{ text: literalText('轉換電能'), marks: 2 }],
      figure: { svg: '<svg/>', alt: '電動機的圖' },
    }
    const converted = convertQuestion(
      { ...shared, type: 'long_question', stem: literalText('細閱題目。'), parts: [part] },
      'zh-CN',
    )
    if (converted.type !== 'long_question') throw new Error('expected a long question')
    const [only] = converted.parts
    expect([
      only.label,
      plainText(only.stem),
      plainText(only.key),
      plainText(only.markingScheme[0]!.text),
      only.figure?.alt,
    ]).toEqual(['(a)', '什么是电动机？', '转换电能的机器', '转换电能', '电动机的图'])
  })

  test('an English paper changes nothing', () => {
    const question: Question = { ...shared, type: 'true_false', stem: literalText('電動機應用電磁原理。'), key: true }
    expect(convertQuestion(question, 'en')).toBe(question)
  })
})
