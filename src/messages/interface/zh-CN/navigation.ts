import type { InterfaceTexts } from '../en.ts'

export const navigation: InterfaceTexts['navigation'] = {
  label: '主导航',
  product: '出卷',
  links: { home: '首页', dashboard: '工作台', generator: '制作试卷', hkdse: 'HKDSE试卷', features: '功能', pricing: '价格' },
  menu: '菜单',
  start: '立即开始',
  account: '账户',
  user: '用户',
  upgrade: '升级套餐',
  signIn: '登录',
  signOut: '退出登录',
  signOutFailed: '退出登录未能完成，你仍处于登录状态。请重试。',
  language: '语言',
  chosen: (what, which) => `${what}：${which}`,
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
  badge: (used, limit) => `${used} / ${limit}题`,
  usage: (used, limit) => `本月题目：已用${used}，上限${limit}`,
  unlimitedUsage: (used) => `本月题目：已用${used}，不设上限`,
  levels: { near: '接近上限', almost: '快达上限' },
}
