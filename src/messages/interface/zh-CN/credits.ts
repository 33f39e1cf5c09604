import type { InterfaceTexts } from '../en.ts'

export const credits: InterfaceTexts['credits'] = {
  amount: (credits) => `${credits}点`,
  low: { warning: '注意：点数余额偏低', critical: '警告：点数余额极低' },
  title: '点数',
  text: '超出本月上限后，每题或每页PDF使用1点。未能生成的会退回点数。',
  changes: '点数记录',
  reasons: {
    sign_up: '新账户赠送',
    purchase: '购买',
    purchase_refunded: '付款已退回',
    disputed: '付款争议，点数已收回',
    dispute_won: '付款争议了结，点数已退回',
    grant: '管理员给予',
    paper: '新试卷',
    regenerate: '重新出题',
    replace: '更换题目',
    questions: '题目',
    document: '文档',
    refund: '退回',
  },
  more: '显示更早的记录',
  failed: '未能加载点数记录。',
}
