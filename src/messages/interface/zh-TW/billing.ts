import type { InterfaceTexts } from '../en.ts'

export const billing: InterfaceTexts['billing'] = {
  title: '付款',
  failed: '未能載入你的訂閱。',
  notSetUp: '本伺服器未設定付款方式。帳戶屬於哪個計劃，由管理伺服器的人決定。',
  none: '你沒有訂閱。',
  paid: { month: (plan) => `${plan}，按月付款。`, year: (plan) => `${plan}，按年付款。` },
  renews: (date) => `下次付款日期：${date}。`,
  ends: (date) => `已取消：計劃於${date}結束，不會再收費。`,
  pastDue: '上次付款失敗。系統會在未來數天再嘗試收費，期間計劃不變。請檢查你的信用卡。',
  upgrade: '升級至Pro',
  byTheYear: '改為按年付款',
  manage: '管理付款',
  opening: '開啟中……',
  cancel: '取消訂閱',
  resume: '繼續訂閱',
  resumed: '訂閱會繼續。',
  cancelled: '訂閱已取消。',
  ask: {
    title: '要取消訂閱嗎？',
    text: (date) => `計劃維持至${date}，其後不再收費。在此之前，你可以隨時改變主意。`,
    keep: '保留訂閱',
  },
  credits: {
    open: '購買點數',
    title: '購買點數',
    text: '只有在用完當月用量後，並經你同意，才會使用點數：每題1點，PDF每頁1點。點數不設限期。付款在Stripe的頁面進行。',
    amount: (credits) => `${credits}點`,
  },
  back: {
    waiting: '多謝！正在確認付款，需時數秒。',
    slow: '多謝！確認付款的時間比平時長。你無須等候，完成後會在此顯示。',
    plan: (plan) => `多謝！你現在使用${plan}計劃。`,
    credits: (credits) => `多謝！已加入${credits}點。`,
    cancelled: '你已離開付款頁面，沒有扣款。',
    declined: '有一項付款未能完成，點數沒有加入。請以其他方式再試。',
  },
}
