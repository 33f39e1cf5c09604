import type { PublicTexts } from '../en.ts'

export const page: PublicTexts['page'] = {
  locale: 'zh_HK',
  skip: '跳到主要內容',
  described: {
    landing: {
      title: '出卷（Setpaper）：答案可信的試卷',
      text: '出卷把教學文件編成附答案的試卷，並生成香港中學文憑數學科模擬試卷，每個答案都經證明。為香港教師而設。',
    },
    pricing: { title: '收費 · 出卷', text: '出卷各計劃的內容（每月可製作的試卷、文件和題目數量）及收費。' },
    hkdse: {
      title: '香港中學文憑模擬試卷 · 出卷',
      text: '香港中學文憑數學科試卷一和試卷二的完整模擬試卷：數據每次不同，結構與公開考試一致，每個答案都經證明。',
    },
    missing: { title: '找不到這個網址 · 出卷', text: '這個網址沒有內容。' },
  },
  missing: { title: '這個網址沒有內容', text: '連結可能已過時，或漏了字母。', link: '返回主頁' },
  foot: {
    text: '由教學文件編成試卷，答案值得信賴。為香港學校而設。',
    authority: '出卷與香港考試及評核局並無關連。',
  },
}
