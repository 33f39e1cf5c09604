import type { PublicTexts } from '../en.ts'

export const hkdse: PublicTexts['hkdse'] = {
  title: '香港中學文憑模擬試卷',
  text: '香港中學文憑數學科必修部分的完整模擬試卷，每次數據不同，結構與公開考試一致，無須帳戶也可取得試題卷。',
  notes: ['每個答案都經計算證明', '附評卷參考和題解', '設英文、繁體中文及簡體中文版'],
  notOfficial: '所有題目均由我們擬定。這些試卷並非由香港考試及評核局製作或認可。',
}
