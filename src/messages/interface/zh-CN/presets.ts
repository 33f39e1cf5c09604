import type { InterfaceTexts } from '../en.ts'

export const presets: InterfaceTexts['presets'] = {
  language: '试卷语言',
  recommended: '推荐',
  papers: {
    1: { name: '试卷一', title: '试卷一：传统题', text: '短题目和长题目，须写出步骤；评分标准列明方法分和答案分。' },
    2: { name: '试卷二', title: '试卷二：多项选择题', text: '每题四个选项，附答题纸；参考答案说明答案为何正确。' },
  },
  forms: {
    authentic: { name: '公开考试形式', text: '各部分的题数、分数和时间均与公开考试相同。' },
    mock: { name: '模拟卷形式', text: '许多学校模拟试卷采用的形式。' },
  },
  questions: (count) => `${count}题`,
  marks: (count) => `${count}分`,
  minutes: (count) => `${count}分钟`,
  section: (label) => `${label.replace('A', '甲').replace('B', '乙')}部`,
  numbers: (first, last) => `第${first}至${last}题`,
  anyOf: (count) => `，任选${count}题作答`,
  draw: (paper, form) => `生成${paper}（${form}）`,
}
