/**
 * Golden paper: Primary Mathematics in Traditional Chinese: calculations, figures, working in squares. Written for this
 * project.
 */
import { choose, fill, judge, long, match, short, writePaper } from '../write-paper.ts'

const RECTANGLE = '<svg xmlns="http://www.w3.org/2000/svg" width="180" height="110" viewBox="0 0 180 110"><rect x="20" y="20" width="130" height="65" fill="none" stroke="#000" stroke-width="1.4"/><g font-family="Libertinus Serif" font-size="13"><text x="72" y="104">10 cm</text><text x="154" y="56">5 cm</text></g></svg>'

export const primaryMathematics = writePaper({
  title: '小五數學科測驗：分數、周界和面積',
  language: 'zh-TW',
  subject: '數學',
  grade: '小五',
  timeLimit: 45,
  questions: [
    choose('$\\frac{2}{3} + \\frac{1}{6} =$', ['$\\frac{3}{9}$', '$\\frac{1}{2}$', '$\\frac{5}{6}$', '$\\frac{3}{6}$'], 2, { unchecked: true }),
    choose('下列哪一個分數是最簡分數？', ['$\\frac{4}{6}$', '$\\frac{7}{9}$', '$\\frac{6}{8}$', '$\\frac{10}{15}$'], 1, { unchecked: true }),
    choose('圖中長方形的周界是多少？', ['15厘米', '30厘米', '50厘米', '100厘米'], 1, { svg: RECTANGLE, alt: '長10厘米、闊5厘米的長方形', unchecked: true }),
    choose('一個正方形的周界是36厘米，它的面積是多少？', ['9平方厘米', '36平方厘米', '81平方厘米', '144平方厘米'], 2, { unchecked: true, explanation: '邊長是 $36 \\div 4 = 9$ 厘米，面積是 $9 \\times 9 = 81$ 平方厘米。' }),
    judge('周界相同的長方形，面積一定相同。', false, { unchecked: true }),
    judge('$\\frac{5}{4}$ 是假分數。', true, { unchecked: true }),
    judge('1平方米等於100平方厘米。', false, { unchecked: true }),
    fill('$2\\frac{3}{5} =$ ____（寫成假分數）', ['$\\frac{13}{5}$'], { unchecked: true }),
    fill('4和6的最小公倍數是____，最大公因數是____。', ['12', '2'], { unchecked: true }),
    match('把下列圖形與面積的計算方法配對起來。', [['正方形', '邊長 × 邊長'], ['長方形', '長 × 闊'], ['三角形', '底 × 高 ÷ 2'], ['平行四邊形', '底 × 高']], [2, 0, 3, 1], { unchecked: true }),
    short('計算 $3\\frac{1}{2} - 1\\frac{2}{3}$，答案以最簡分數表示。', '$1\\frac{5}{6}$', { marks: 3, unchecked: true }, [['$\\frac{7}{2} - \\frac{5}{3}$', 1, '1M'], ['$\\frac{21 - 10}{6}$', 1, '1M'], ['$1\\frac{5}{6}$', 1, '1A']]),
    short('何謂「周界」？', '圍成一個平面圖形的所有邊的總長度。', { page: 1, quote: '周界是圍成一個平面圖形的所有邊的總長度。' }),
    long('學校的長方形花圃長12米，闊8米。', [
      { label: '(a)', stem: '在花圃四周圍上圍欄，需要圍欄多少米？', marks: 2, key: '$(12 + 8) \\times 2 = 40$（米）' },
      { label: '(b)', stem: '花圃的 $\\frac{3}{4}$ 種了玫瑰，種玫瑰的面積是多少平方米？', marks: 3, key: '$12 \\times 8 \\times \\frac{3}{4} = 72$（平方米）', scheme: [['$12 \\times 8$', 1, '1M'], ['$96 \\times \\frac{3}{4}$', 1, '1M'], ['72平方米', 1, '1A']] },
    ], { unchecked: true }),
  ],
})
