import type { InterfaceTexts } from '../en.ts'

export const trust: InterfaceTexts['trust'] = {
  labels: { proved: '已證明', quoted: '見於原文', checked: '已覆核', unchecked: '未經覆核' },
  explained: {
    proved: '答案由題目的數據計算得出，並以另一方法證明。',
    quoted: '文件內有足以得出答案的原文，頁碼列於題目旁。',
    checked: '題目由AI服務擬寫。系統另行覆核，得出相同答案，或在你的文件找到所引的原文。',
    unchecked: '系統未能確認答案。列印前，請先細閱題目和答案。',
  },
  summary: (checked, all) => (checked === all ? `全部${all}題的答案均已覆核` : `${all}題中有${checked}題的答案已覆核，另有${all - checked}題請你過目`),
  next: '前往下一道未經覆核的題目',
  what: '各標示的意思',
}
