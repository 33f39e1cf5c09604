import type { InterfaceTexts } from '../en.ts'

export const trust: InterfaceTexts['trust'] = {
  labels: { proved: '已證明', source_shown: '列出原文', read_this: '請過目' },
  explained: {
    proved: '最後答案由題目的數據精確計算得出。解題步驟並未證明。',
    source_shown: '題目所據的文件原文列於旁邊。請核對原文是否支持答案。',
    read_this: '沒有任何方法確定答案。列印前，請先細閱題目和答案。',
  },
  summary: ({ proved, source_shown: shown, read_this: open }) =>
    [
      ...(proved > 0 ? [`${proved}題答案已證明`] : []),
      ...(shown > 0 ? [`${shown}題列出原文`] : []),
      ...(open > 0 ? [`${open}題請過目`] : []),
    ].join('，'),
  next: '前往下一道請過目的題目',
  what: '各標示的意思',
}
