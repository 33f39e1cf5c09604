import type { InterfaceTexts } from '../en.ts'

export const common: InterfaceTexts['common'] = {
  close: '關閉',
  cancel: '取消',
  undo: '復原',
  retry: '重試',
  of: (action, name) => `${action}：${name}`,
  list: (items) => items.join('、'),
  named: (name, which) => `${name}（${which}）`,
  loading: '載入中……',
  skip: '跳至內容',
  notifications: '通知',
  offline: '未能連接伺服器。你的工作已儲存在這裏；請檢查網絡後重試。',
  unknownError: '發生不明錯誤',
  broken: {
    title: '這個畫面已停止運作',
    text: '已儲存的內容沒有遺失。請重新載入頁面；如再次發生，請通知系統管理員。',
    reload: '重新載入頁面',
    home: '返回主頁',
  },
  notFound: { title: '這個網址沒有內容', text: '連結可能已失效，或不完整。', link: '前往出卷' },
  difficulties: { easy: '淺', medium: '中等', hard: '深', mixed: '混合' },
}
