import type { InterfaceTexts } from '../en.ts'

export const quiz: InterfaceTexts['quiz'] = {
  screen: '试卷',
  loading: '正在加载试卷……',
  failed: '无法加载试卷',
  failedWhy: '加载试卷时发生错误',
  notFound: { title: '找不到试卷', text: '你要找的试卷不存在或已被移除。', link: '前往出卷' },
  back: '返回工作台',
  mode: '试卷',
  modes: { document_based: '按文档命题', concept_based: '按主题命题' },
  questions: (count) => `${count} 题`,
  generatedOn: (date) => `生成日期：${date}`,
  download: '下载试卷 PDF',
  downloading: '正在生成 PDF……',
  downloadFailed: '无法导出 PDF，请重试。',
  showAnswers: '显示答案',
  hideAnswers: '隐藏答案',
}
