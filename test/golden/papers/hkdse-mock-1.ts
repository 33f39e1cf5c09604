/**
 * Golden paper: part of an HKDSE Mathematics mock Paper 1 in Chinese, any three questions of Section B. Written for
 * this project.
 */
import { drawnStructure, structureOf } from '#curriculum/structures.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import { long, short, writePaper } from '../write-paper.ts'
import { CIRCLE, PYRAMID } from './hkdse-figures.ts'

const structure = structureOf('hkdse-paper-1-mock')
const SLOTS = [1, 2, 8, 12, 15, 16, 17, 18]

/** `say`: the Traditional words, or what they are in Simplified. */
function mockPaper(language: PaperLanguage, say: (traditional: string) => string): Paper {
  const written = writePaper({
    title: structure.title[language],
    language,
    timeLimit: structure.minutes,
    questions: [
      short(say('化簡 $\\frac{(x^{3}y^{-2})^{2}}{x^{-1}}$，並以正指數表示答案。'), '$\\frac{x^{7}}{y^{4}}$', { marks: 2 }, [['$x^{6+1}y^{-4}$', 1, '1M'], ['$\\frac{x^7}{y^4}$', 1, '1A']]),
      short(say('令 $b$ 成為公式 $a(b + 7) = a + b$ 的主項。'), '$b = \\frac{6a}{1 - a}$', { marks: 2 }, [['$ab - b = a - 7a$', 1, '1M'], ['$b = \\frac{6a}{1 - a}$', 1, say('1A 或等價')]]),
      short(say('圖1中，$AC$ 為圓 $ABCD$ 的直徑。若 $\\angle BAC = 35^\\circ$，求 $\\angle BCA$。'), '$55^\\circ$', { marks: 3, svg: CIRCLE, alt: say('內接於圓的四邊形') }, [[say('$\\angle ABC = 90^\\circ$（半圓上的圓周角）'), 1, '1M'], ['$180^\\circ - 90^\\circ - 35^\\circ$', 1, '1M'], ['$55^\\circ$', 1, '1A']]),
      short(say('求通過 $(2, 5)$ 且與直線 $3x - y + 4 = 0$ 平行的直線的方程。'), '$3x - y - 1 = 0$', { marks: 3 }, [[say('斜率為 $3$'), 1, '1A'], ['$y - 5 = 3(x - 2)$', 1, '1M'], ['$3x - y - 1 = 0$', 1, '1A']]),
      long(say('某等差數列的首項為 $7$，公差為 $4$。'), [
        { label: '(a)', stem: say('求該數列的第 $n$ 項。'), marks: 2, key: '$4n + 3$', scheme: [['$7 + (n - 1)(4)$', 1, '1M'], ['$4n + 3$', 1, '1A']] },
        { label: '(b)', stem: say('設首 $n$ 項之和為 $S(n)$。'), marks: 0, key: '' },
        { label: '(b)(i)', stem: say('以 $n$ 表 $S(n)$。'), marks: 3, key: '$2n^2 + 5n$', scheme: [['$\\frac{n}{2}(7 + 4n + 3)$', 2, '1M+1A'], ['$2n^2 + 5n$', 1, '1A']] },
        { label: '(b)(ii)', stem: say('求最小的 $n$ 使得 $S(n) > 2000$。'), marks: 3, key: '$n = 31$', scheme: [['$2n^2 + 5n - 2000 > 0$', 1, '1M'], [say('$n > 30.4$（準確至三位有效數字）'), 1, '1A'], ['$n = 31$', 1, '1A']] },
        { label: '(c)', stem: say('小明宣稱 $\\log_2 S(n)$ 的值可為整數。你是否同意？試解釋你的答案。'), marks: 4, key: say('不同意'), scheme: [[say('$n(2n + 5) = 2^k$，故 $n$ 為 $2$ 的冪'), 2, '1M+1A'], [say('$n$ 為 $2$ 的冪時，$2n + 5$ 為大於 $1$ 的奇數'), 1, '1M'], [say('不同意。'), 1, '1A f.t.']] },
      ]),
      long(say('圓 $C$ 的方程為 $x^2 + y^2 - 12x - 16y = 0$。'), [
        { label: '(a)', stem: say('求 $C$ 的圓心和半徑。'), marks: 4, key: '$(6, 8)$；$10$', scheme: [['$(6, 8)$', 2, '2A'], ['$\\sqrt{36 + 64} = 10$', 2, '1M+1A']] },
        { label: '(b)', stem: say('求 $C$ 在原點的切線的方程。'), marks: 8, key: '$3x + 4y = 0$', scheme: [[say('連心線的斜率為 $\\frac{4}{3}$'), 3, '1M+2A'], [say('切線的斜率為 $-\\frac{3}{4}$（切線 $\\perp$ 半徑）'), 3, '1M+2A'], ['$3x + 4y = 0$', 2, '2A']] },
      ]),
      long(say('圖2所示為一直立角錐，其底為邊長 $10\\text{ cm}$ 的正方形。'), [
        { label: '(a)', stem: say('求底的對角線的長度。'), marks: 3, key: '$10\\sqrt{2}\\text{ cm}$', scheme: [['$\\sqrt{10^2 + 10^2}$', 2, '2M'], ['$10\\sqrt{2}\\text{ cm}$', 1, '1A']] },
        { label: '(b)', stem: say('若角錐的高為 $12\\text{ cm}$，求斜面與底的交角，準確至最接近的度。'), marks: 8, key: '$67^\\circ$', scheme: [['$\\tan\\theta = \\frac{12}{5}$', 5, '3M+2A'], ['$\\theta \\approx 67^\\circ$', 3, '3A']] },
      ], { svg: PYRAMID, alt: say('正方形底的角錐') }),
      long(say('設 $f(x) = x^3 - 2x^2 - 5x + 6$。'), [
        { label: '(a)', stem: say('證明 $x - 1$ 是 $f(x)$ 的因式。'), marks: 3, key: '$f(1) = 0$', scheme: [['$f(1) = 1 - 2 - 5 + 6 = 0$', 2, '2M'], [say('根據因式定理，$x - 1$ 是 $f(x)$ 的因式。'), 1, '1']] },
        { label: '(b)', stem: say('由此，解 $f(x) = 0$。'), marks: 8, key: say('$x = 1$、$x = 3$ 或 $x = -2$'), scheme: [['$(x - 1)(x^2 - x - 6)$', 4, '2M+2A'], ['$(x - 1)(x - 3)(x + 2) = 0$', 2, '2A'], [say('$x = 1$、$x = 3$ 或 $x = -2$'), 2, '2A']] },
      ]),
    ],
  })
  return {
    ...written,
    configuration: { ...written.configuration, paperFormat: structure.paperFormat, questionTypes: structure.questionTypes },
    structure: drawnStructure(structure),
    questions: written.questions.map((question, index) => ({ ...question, slot: SLOTS[index]! })),
  }
}

/** The signs of this paper that differ. */
const TRADITIONAL = '簡並數為圖圓徑項過與線證設該準確試釋錐長對邊內於據連積冪價選減點時稱'
const SIMPLIFIED = '简并数为图圆径项过与线证设该准确试释锥长对边内于据连积幂价选减点时称'
const simplified = (text: string): string => [...text].map((sign) => (TRADITIONAL.includes(sign) ? SIMPLIFIED[TRADITIONAL.indexOf(sign)]! : sign)).join('')

export const hkdseMock1 = mockPaper('zh-TW', (text) => text)
export const hkdseMock1Simplified = mockPaper('zh-CN', simplified)
