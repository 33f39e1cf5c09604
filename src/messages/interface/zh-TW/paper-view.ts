import type { InterfaceTexts } from '../en.ts'

export const paperView: InterfaceTexts['paperView'] = {
  label: '試卷預覽',
  show: '顯示試卷',
  description: '列印後的樣子；灰色橫條代表尚未擬定的內容。',
  drawing: '正在載入附圖……',
  undrawn: '未能載入附圖',
  failed: '未能載入試卷。',
  unread: '這份試卷未能在此顯示，但仍可下載PDF。',
}
