import type { InterfaceTexts } from '../en.ts'

export const paperView: InterfaceTexts['paperView'] = {
  label: '试卷预览',
  show: '显示试卷',
  description: '打印出来的样子；灰色横条代表尚未命制的内容。',
  drawing: '正在加载附图……',
  undrawn: '无法加载附图',
  failed: '无法加载试卷。',
  unread: '这份试卷无法在此显示，但仍可下载PDF。',
}
