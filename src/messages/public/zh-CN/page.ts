import type { PublicTexts } from '../en.ts'

export const page: PublicTexts['page'] = {
  locale: 'zh_CN',
  skip: '跳到主要内容',
  described: {
    landing: {
      title: '出卷（Setpaper）：答案可信的试卷',
      text: '出卷把教学文件编成附答案的试卷，并生成香港中学文凭数学科模拟试卷，每个答案都经过证明。为香港教师而设。',
    },
    pricing: { title: '价格 · 出卷', text: '出卷各方案的内容（每月可制作的试卷、文件和题目数量）及价格。' },
    hkdse: {
      title: '香港中学文凭模拟试卷 · 出卷',
      text: '香港中学文凭数学科试卷一和试卷二的完整模拟试卷：数据每次不同，结构与公开考试一致，每个答案都经过证明。',
    },
    missing: { title: '找不到这个网址 · 出卷', text: '这个网址没有内容。' },
  },
  missing: { title: '这个网址没有内容', text: '链接可能已过期，或者缺了字母。', link: '返回首页' },
  foot: {
    text: '由教学文件编成试卷，答案值得信赖。为香港学校而设。',
    authority: '出卷与香港考试及评核局没有关联。',
  },
}
