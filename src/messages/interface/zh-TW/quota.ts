import type { InterfaceTexts } from '../en.ts'

export const quota: InterfaceTexts['quota'] = {
  causes: {
    quiz: { title: '本月出卷次數已達上限', text: '你已用完本月的出卷次數。' },
    questions: { title: '本月題目數目已達上限', text: '你已用完本月的題目數目。' },
    pdf: { title: 'PDF上載頁數已達上限', text: '你已用完本月的PDF頁數。' },
    document: { title: '本月文件數目已達上限', text: '你已用完本月的文件上載數目。' },
    storage: { title: '儲存空間已達上限', text: '你的儲存空間已滿。請刪除不再需要的文件。' },
  },
  usage: '用量',
  used: (used, limit) => `已用${used}，上限${limit}`,
  resets: '用量會在下月1日重新計算。',
  operator: '如這是學校自設的伺服器，系統管理員可以在計劃表（PLANS_FILE）提高上限。',
  credits: (credits) => `使用${credits}點`,
  creditsByPage: '使用點數（每頁1點）',
  balance: (credits) => `你現有${credits}。`,
  tooFew: (required, credits) => `這需要${required}，而你現有${credits}。`,
  insufficient: '點數不足',
  later: '稍後再說',
  upgrade: '升級至Pro',
}
