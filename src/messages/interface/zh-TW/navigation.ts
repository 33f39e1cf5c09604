import type { InterfaceTexts } from '../en.ts'

export const navigation: InterfaceTexts['navigation'] = {
  label: '主導覽',
  product: '出卷',
  links: { home: '主頁', dashboard: '儀表板', generator: '製作試卷', hkdse: 'HKDSE試卷', features: '功能', pricing: '收費' },
  menu: '選單',
  start: '立即開始',
  account: '帳戶',
  user: '用戶',
  upgrade: '升級計劃',
  signIn: '登入',
  signOut: '登出',
  signOutFailed: '登出未能完成，你仍處於登入狀態。請再試一次。',
  language: '語言',
  chosen: (what, which) => `${what}：${which}`,
  theme: '外觀',
  themes: { system: '跟隨系統', light: '淺色', dark: '深色' },
  badge: (used, limit) => `${used} / ${limit}題`,
  usage: (used, limit) => `本月題目：已用${used}，上限${limit}`,
  unlimitedUsage: (used) => `本月題目：已用${used}，不設上限`,
  levels: { near: '接近上限', almost: '快達上限' },
}
