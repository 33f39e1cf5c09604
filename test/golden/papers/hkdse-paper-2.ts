/**
 * Golden papers: HKDSE Mathematics Paper 2, all 45 questions in English, and a teacher's own selection in Chinese.
 * Written for this project.
 */
import { drawnStructure, structureOf } from '#curriculum/structures.ts'
import type { Paper } from '#domain/paper.ts'
import { choose, writePaper, type Draft } from '../write-paper.ts'
import { BOX, CIRCLE, PARABOLA, PYRAMID, TRIANGLE } from './hkdse-figures.ts'

const structure = structureOf('hkdse-paper-2')

/** Questions that differ from place to place in their numbers. */
const KINDS: readonly ((n: number) => Draft)[] = [
  (n) => choose(`$\\frac{(${n}x^2)^3}{x^{-${n}}} =$`, [`$${n}x^{${6 - n}}$`, `$${n}x^{${6 + n}}$`, `$${n ** 3}x^{${6 - n}}$`, `$${n ** 3}x^{${6 + n}}$`], 3, { explanation: `$(${n}x^2)^3 = ${n ** 3}x^6$ and dividing by $x^{-${n}}$ multiplies by $x^{${n}}$.` }),
  (n) => choose(`If $\\alpha$ and $\\beta$ are the roots of $x^2 - ${n + 3}x + ${n} = 0$, then $\\alpha^2 + \\beta^2 =$`, [`$${n}$`, `$${(n + 3) ** 2 - 2 * n}$`, `$${(n + 3) ** 2}$`, `$${(n + 3) ** 2 + 2 * n}$`], 1, { explanation: `$\\alpha^2 + \\beta^2 = (\\alpha + \\beta)^2 - 2\\alpha\\beta = ${n + 3}^2 - 2(${n})$.` }),
  (n) => choose('The figure shows the graph of $y = a(x + b)^2 + c$, where $a$, $b$ and $c$ are constants. Which of the following are true?\nI. $a > 0$\nII. $b < 0$\nIII. $c < 0$', ['I and II only', 'I and III only', 'II and III only', 'I, II and III'], n % 4, { svg: PARABOLA, alt: 'A parabola that opens upwards, its vertex below the x-axis and right of the y-axis' }),
  (n) => choose(`The marked price of a toy is $${n * 20}\\%$ above its cost. If the toy is sold at a discount of $10\\%$ on its marked price, which of the following must be true?`, ['The percentage profit is greater than the percentage discount.', 'There is neither a profit nor a loss, whatever the cost of the toy may be.', 'The profit is equal to the discount.', 'The toy is sold at a loss.'], 0),
  (n) => choose(`In the figure, $AB$ is a diameter of the circle. If $\\angle BAC = ${20 + n}^\\circ$, then $\\angle ABC =$`, [`$${20 + n}^\\circ$`, `$${70 - n}^\\circ$`, `$${90 + n}^\\circ$`, `$${160 - n}^\\circ$`], 1, { svg: CIRCLE, alt: 'A quadrilateral inscribed in a circle', explanation: 'The angle in a semi-circle is a right angle.' }),
  (n) => choose(`The sum of the first $${n}$ terms of the sequence $2, 5, 8, \\ldots$ is`, [`$${(n * (3 * n + 1)) / 2 - 3}$`, `$${(n * (3 * n + 1)) / 2}$`, `$${(n * (3 * n + 1)) / 2 + n}$`, `$${n * (3 * n + 1)}$`], 1),
  (n) => choose('The box-and-whisker diagram shows the distribution of the numbers of books read by some students. Find the inter-quartile range of the distribution.', [`$${n}$`, `$${n + 4}$`, `$${n + 9}$`, `$${n + 20}$`], 2, { svg: BOX, alt: 'A box-and-whisker diagram' }),
  (n) => choose('In the figure, $DE \\parallel BC$ and the ratio of the area of $\\triangle ADE$ to that of the trapezium $BCED$ is', ['$1 : 2$', '$1 : 3$', '$1 : 4$', '$4 : 9$'], n % 4, { svg: TRIANGLE, alt: 'A triangle that is cut by a line parallel to its base' }),
  (n) => choose(`The solid in the figure is a right pyramid of volume $${n * 12}\\text{ cm}^3$. If its height is doubled and the sides of its base are halved, its volume is`, [`$${n * 3}\\text{ cm}^3$`, `$${n * 6}\\text{ cm}^3$`, `$${n * 12}\\text{ cm}^3$`, `$${n * 24}\\text{ cm}^3$`], 1, { svg: PYRAMID, alt: 'A right pyramid' }),
]

const written = writePaper({
  title: structure.title.en,
  language: 'en',
  timeLimit: structure.minutes,
  questions: Array.from({ length: 45 }, (_, index) => KINDS[index % KINDS.length]!(2 + Math.floor(index / KINDS.length))),
})

export const hkdsePaper2: Paper = {
  ...written,
  configuration: { ...written.configuration, paperFormat: structure.paperFormat, questionTypes: structure.questionTypes },
  structure: drawnStructure(structure),
  questions: written.questions.map((question, index) => ({ ...question, slot: index + 1, provenance: { origin: { kind: 'family', family: 'golden', seed: `${index}` }, proof: 'proved' } })),
}

const own = writePaper({
  title: '中四級數學科測驗',
  language: 'zh-TW',
  subject: '數學',
  grade: 'S4',
  timeLimit: 40,
  instructions: '可使用計算機。',
  questions: [
    choose('若 $3a + 2b = 12$ 且 $a - b = -1$，則 $a =$', ['$1$', '$2$', '$3$', '$4$'], 1, { explanation: '把 $b = a + 1$ 代入首式，得 $5a + 2 = 12$。' }),
    choose('圖中，$AB$ 為圓的直徑。下列何者必為正確？', ['$\\angle ACB = 90^\\circ$', '$AC = BC$', '$AB = 2BC$', '$\\angle CAB = 45^\\circ$'], 0, { svg: CIRCLE, alt: '內接於圓的四邊形' }),
    choose('某商品以標價的八折出售，仍可獲利百分之二十。該商品的標價較成本高百分之多少？下列哪一項是正確的？', ['標價較成本高百分之四十', '標價較成本高百分之五十', '標價較成本高百分之六十', '標價與成本相同，商人並無獲利'], 1),
  ],
})
export const hkdseOwn: Paper = { ...own, configuration: { ...own.configuration, paperFormat: 'hkdse_paper2' } }
