import type { InterfaceTexts } from '../en.ts'

export const trust: InterfaceTexts['trust'] = {
  labels: { proved: '已证明', source_shown: '列出原文', read_this: '请过目' },
  explained: {
    proved: '最后答案由题目的数据精确计算得出。解题步骤并未证明。',
    source_shown: '题目所据的文件原文列在旁边。请核对原文是否支持答案。',
    read_this: '没有任何方法确定答案。打印前，请先细读题目和答案。',
  },
  summary: ({ proved, source_shown: shown, read_this: open }) =>
    [
      ...(proved > 0 ? [`${proved}题答案已证明`] : []),
      ...(shown > 0 ? [`${shown}题列出原文`] : []),
      ...(open > 0 ? [`${open}题请过目`] : []),
    ].join('，'),
  next: '前往下一道请过目的题目',
  what: '各标示的意思',
}
