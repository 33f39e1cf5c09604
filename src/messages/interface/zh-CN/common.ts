import type { InterfaceTexts } from '../en.ts'

export const common: InterfaceTexts['common'] = {
  close: '关闭',
  cancel: '取消',
  undo: '撤销',
  retry: '重试',
  of: (action, name) => `${action}：${name}`,
  list: (items) => items.join('、'),
  named: (name, which) => `${name}（${which}）`,
  loading: '加载中……',
  skip: '跳到内容',
  notifications: '通知',
  offline: '无法连接服务器。你的工作已保存在这里；请检查网络后重试。',
  unknownError: '发生未知错误',
  broken: {
    title: '这个页面已停止运行',
    text: '已保存的内容没有丢失。请重新加载页面；如再次发生，请通知系统管理员。',
    reload: '重新加载页面',
    home: '返回首页',
  },
  notFound: { title: '这个网址没有内容', text: '链接可能已失效，或不完整。', link: '前往出卷' },
  difficulties: { easy: '容易', medium: '中等', hard: '较难', mixed: '混合' },
}
