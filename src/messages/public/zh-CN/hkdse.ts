import type { PublicTexts } from '../en.ts'

export const hkdse: PublicTexts['hkdse'] = {
  title: '香港中学文凭模拟试卷',
  text: '香港中学文凭数学科必修部分的完整模拟试卷，每次数据不同，结构与公开考试一致，无需账户也可获得试题卷。',
  notes: ['每个答案都经计算证明', '附参考答案、评分标准和题解', '提供英文、繁体中文和简体中文版'],
  notOfficial: '所有题目均由我们命制。这些试卷并非由香港考试及评核局制作或认可。',
}
