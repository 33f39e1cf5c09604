import type { InterfaceTexts } from '../en.ts'

export const presets: InterfaceTexts['presets'] = {
  language: '試卷語言',
  recommended: '推薦',
  papers: {
    1: { name: '試卷一', title: '試卷一：傳統題', text: '短題目和長題目，須列出算式；評卷參考列明方法分和答案分。' },
    2: { name: '試卷二', title: '試卷二：多項選擇題', text: '每題四個選項，附答題紙；評卷參考說明答案為何正確。' },
  },
  forms: {
    authentic: { name: '公開試形式', text: '甲、乙兩部的題數、分數和時間均與公開考試相同。' },
    mock: { name: '模擬卷形式', text: '不少學校模擬試卷採用的形式。' },
  },
  questions: (count) => `${count}題`,
  marks: (count) => `${count}分`,
  minutes: (count) => `${count}分鐘`,
  section: (label) => `${label.replace('A', '甲').replace('B', '乙')}部`,
  numbers: (first, last) => `第${first}至${last}題`,
  anyOf: (count) => `，任答${count}題`,
  draw: (paper, form) => `生成${paper}（${form}）`,
}
