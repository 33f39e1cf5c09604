import type { InterfaceTexts } from '../en.ts'

export const callback: InterfaceTexts['callback'] = {
  title: '登入中',
  loading: '載入中……',
  done: { title: '你已登入', text: '正在前往下一頁……' },
  connected: { title: '已連結Google', text: '正在返回……' },
  failed: {
    title: '未能登入',
    noSession: '找不到登入紀錄',
    otherwise: '請重新登入，或使用密碼登入。',
    home: '返回首頁',
  },
  reasons: {
    access_denied: '你沒有允許Google提供你的身分。請重新登入，或使用密碼登入。',
    email_not_verified: 'Google尚未驗證這個帳戶的電郵地址。請先在Google驗證，再重新登入。',
    account_not_linked: '這個電郵地址已有帳戶。請以密碼登入，然後在個人檔案中連結Google；或先以電郵重設密碼。',
    email_does_not_match: '那個Google帳戶使用另一個電郵地址。請選擇與你在這裏的帳戶地址相同的Google帳戶。',
    account_already_linked_to_different_user: '那個Google帳戶已屬於這裏的另一個帳戶。',
    state_mismatch: '這次登入歷時太久，或在另一個視窗開始。請重新登入。',
  },
}
