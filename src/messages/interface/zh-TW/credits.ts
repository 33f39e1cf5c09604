import type { InterfaceTexts } from '../en.ts'

export const credits: InterfaceTexts['credits'] = {
  amount: (credits) => `${credits}點`,
  low: { warning: '注意：點數餘額偏低', critical: '警告：點數餘額極低' },
  title: '點數',
  text: '超出本月上限後，每題或每頁PDF使用1點。未能製作的會退回點數。',
  changes: '點數紀錄',
  reasons: {
    sign_up: '新帳戶贈送',
    purchase: '購買',
    purchase_refunded: '付款已退還',
    disputed: '付款爭議，點數已收回',
    dispute_won: '付款爭議了結，點數已退回',
    grant: '管理員給予',
    paper: '新試卷',
    regenerate: '重新出題',
    replace: '更換題目',
    questions: '題目',
    document: '文件',
    refund: '退回',
  },
  more: '顯示較早的紀錄',
  failed: '未能載入點數紀錄。',
}
