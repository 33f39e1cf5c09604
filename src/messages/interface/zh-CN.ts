/** The texts of the web application in Simplified Chinese. */
import type { InterfaceTexts } from './en.ts'

export const zhCN: InterfaceTexts = {
  common: {
    close: '关闭',
    cancel: '取消',
    undo: '撤销',
    retry: '重试',
    loading: '加载中……',
    skip: '跳到内容',
    notifications: '通知',
    offline: '无法连接服务器。你的工作已保存在这里；请检查网络后重试。',
    unknownError: '发生未知错误',
    broken: {
      title: '这个页面停止运行',
      text: '已保存的内容没有丢失。请重新加载页面；如再次发生，请通知管理这个服务器的人。',
      reload: '重新加载页面',
      home: '返回开始',
    },
    notFound: { title: '这个网址没有内容', text: '链接可能已过期，或缺少了字母。', link: '前往出卷' },
  },
  navigation: {},
  signIn: {},
  wizard: {
    stepsLabel: '步骤',
    steps: { input: '输入方式', topics: '选择课题', configuration: '设置', template: '模板', preview: '预览及导出' },
    stepOf: (step, steps) => `第${step}步，共${steps}步`,
    done: '已完成：',
    gate: {
      title: '更多功能等着你',
      text: '立即注册，即获 100 点免费点数，无须订阅。',
      button: '登录以继续',
      notes: ['100 点免费点数', '无须订阅'],
    },
  },
  input: {},
  topics: {},
  configuration: {},
  template: {},
  paperView: {},
  preview: {},
  viewer: {},
  quota: {},
  dashboard: {},
  quiz: {},
}
