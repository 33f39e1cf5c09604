import type { InterfaceTexts } from '../en.ts'

export const trust: InterfaceTexts['trust'] = {
  labels: { proved: '已证明', quoted: '见于原文', checked: '已复核', unchecked: '未经复核' },
  explained: {
    proved: '答案由题目的数据计算得出，并用另一种方法证明。',
    quoted: '文档中有足以得出答案的原文，页码列在题目旁。',
    checked: '题目由AI服务编写。系统另行复核，得出相同答案，或在你的文档中找到所引的原文。',
    unchecked: '系统无法确认答案。打印前，请先细读题目和答案。',
  },
  summary: (checked, all) => (checked === all ? `全部${all}题的答案都已复核` : `${all}题中有${checked}题的答案已复核，另有${all - checked}题请你过目`),
  next: '前往下一道未经复核的题目',
  what: '各标示的含义',
}
