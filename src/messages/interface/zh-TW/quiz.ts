import type { InterfaceTexts } from '../en.ts'

export const quiz: InterfaceTexts['quiz'] = {
  screen: '小測',
  loading: '正在載入試卷……',
  failed: '未能載入試卷',
  failedWhy: '載入試卷時發生錯誤',
  notFound: { title: '找不到試卷', text: '你要找的試卷不存在或已被移除。', link: '前往出卷' },
  back: '返回儀表板',
  mode: '小測',
  modes: { document_based: '按文件擬題', concept_based: '按課題擬題' },
  questions: (count) => `${count} 題`,
  generatedOn: (date) => `出卷日期：${date}`,
  download: '下載試卷 PDF',
  downloading: '正在製作 PDF……',
  downloadFailed: '未能匯出 PDF，請重試。',
  showAnswers: '顯示答案',
  hideAnswers: '隱藏答案',
}
