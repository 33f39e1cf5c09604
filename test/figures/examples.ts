/** Figures as examination papers have them: looked at in the gallery, and tested for faults. */
import { barChart, boxPlot, brokenLine, cumulativeFrequency, dotPlot, histogram, pieChart, scatter, stemAndLeaf } from '../../src/families/kit/figure/diagrams.ts'
import { cone, cylinder, frustum, hemisphere, sphere } from '../../src/families/kit/figure/round-solids.ts'
import { type Scene, scene } from '../../src/families/kit/figure/scene.ts'
import { cuboid, prism, pyramid, tetrahedron } from '../../src/families/kit/figure/solids.ts'

const words = (en: string, zh: string) => ({ en, zh })

export const examples: Readonly<Record<string, () => Scene>> = {
  isosceles: () => scene()
    .point('A', 0, 4).point('B', -3, 0).point('C', 3, 0).point('D', 1, 0)
    .polygon('ABC').segment('AD').mark('AB', { ticks: 1 }).mark('AC', { ticks: 1 })
    .angle('ABC', { label: '53^\\circ' }).angle('BAD', { label: 'x' }).angle('ADC', { label: 'y' })
    .alt(words('Triangle $ABC$ with $AB = AC$; $D$ lies on $BC$.', '三角形 $ABC$，其中 $AB = AC$，$D$ 為 $BC$ 上的一點。')),
  parallel: () => scene()
    .point('A', 0, 3).point('B', 6, 3).point('C', 0.5, 0).point('D', 6, 0).point('E', 3, 1.6)
    .segment('AB', { arrows: 1 }).segment('CD', { arrows: 1 }).path('AED', {})
    .angle('BAE', { label: '25^\\circ' }).angle('AED', { label: 'x', reflex: false }).angle('CDE', { label: '28^\\circ' })
    .alt(words('$AB$ is parallel to $CD$.', '$AB$ 平行於 $CD$。')),
  circle: () => scene()
    .point('O', 0, 0, { dot: true }).circle('O', 5)
    .onCircle('A', 'O', 100).onCircle('B', 'O', 200).onCircle('C', 'O', 335).onCircle('D', 'O', 30)
    .polygon('ABCD').segment('AC').segment('BD').segment('OB').segment('OC').meet('E', 'AC', 'BD')
    .angle('BAC', { label: '40^\\circ' }).angle('BOC', { label: '\\theta' }).angle('ADB', { label: '32^\\circ' })
    .alt(words('Circle $ABCD$ with centre $O$.', '圓 $ABCD$，圓心為 $O$。')),
  tangent: () => scene()
    .point('O', 0, 0, { dot: true }).circle('O', 3).point('P', 8, 0).touch('A', 'P', 'O', 'left').touch('B', 'P', 'O', 'right')
    .segment('PA').segment('PB').segment('OA').segment('OB').angle('OAP', { right: true }).angle('APB', { label: '44^\\circ' })
    .onCircle('C', 'O', 170).segment('CA').segment('CB').angle('ACB', { label: 'x' })
    .alt(words('$PA$ and $PB$ are tangents.', '$PA$ 及 $PB$ 為切線。')),
  graph: () => scene()
    .axes({ x: [-3, 7], y: [-4, 6], xTicks: [-1, 5], equal: false })
    .curve((x) => (x + 1) * (5 - x) / 2, { label: 'y = f(x)' }).point('V', 2, 4.5, { dot: true })
    .alt(words('The graph of $y = f(x)$.', '$y = f(x)$ 的圖像。')),
  region: () => scene()
    .axes({ x: [-2, 8], y: [-2, 7], xTicks: 2, yTicks: 2, grid: true })
    .region({ within: [[1, 1, 6], [-1, 0, 0], [1, -2, 2]] }).curve((x) => 6 - x, { label: 'x + y = 6' }).curve((x) => (x - 2) / 2, { label: 'x - 2y = 2' }).text(1.5, 2, 'R')
    .alt(words('The shaded region $R$.', '陰影區域 $R$。')),
  bearing: () => scene().point('A', 0, 0).point('B', 4, 3).point('C', 7, -1).polygon('ABC').north('A').north('B').dimension('AC', '12\\text{ km}').segment('AB', { label: '8\\text{ km}' })
    .alt(words('Three places $A$, $B$ and $C$.', '三個地點 $A$、$B$ 及 $C$。')),
  tree: () => scene().tree([{ label: '\\frac{3}{5}', to: 'R', then: [{ label: '\\frac{1}{2}', to: 'R' }, { label: '\\frac{1}{2}', to: 'B' }] }, { label: '\\frac{2}{5}', to: 'B', then: [{ label: '\\frac{3}{4}', to: 'R' }, { label: '\\frac{1}{4}', to: 'B' }] }])
    .alt(words('A probability tree.', '樹形圖。')),
  boxes: () => boxPlot({ boxes: [{ name: words('Class A', '甲班'), min: 12, q1: 20, median: 28, q3: 35, max: 50 }, { name: words('Class B', '乙班'), min: 10, q1: 25, median: 30, q3: 42, max: 48 }], scale: { from: 10, to: 50, step: 10 }, title: words('Score', '得分'), alt: words('Box-and-whisker diagrams.', '框線圖。') }),
  boxMarks: () => boxPlot({ boxes: [{ min: 12, q1: 20, median: 28, q3: 35, max: 50 }], marks: ['a', '20', '28', 'b', '50'], title: words('Time (min)', '時間（分鐘）'), alt: words('A box-and-whisker diagram.', '框線圖。') }),
  bars: () => barChart({ bars: [{ name: words('Bus', '巴士'), value: 12 }, { name: words('MTR', '港鐵'), value: 18 }, { name: words('Taxi', '的士'), value: 5 }, { name: words('On foot', '步行'), value: 9 }], xTitle: words('Means of transport', '交通工具'), yTitle: words('Number of students', '學生人數'), grid: true, alt: words('A bar chart.', '棒形圖。') }),
  pie: () => pieChart({ sectors: [{ name: words('Rent', '租金'), degrees: 120 }, { name: words('Food', '食物'), degrees: 96, label: 'x' }, { name: words('Travel', '交通'), degrees: 24 , label: '24^\\circ' }, { name: words('Others', '其他'), degrees: 120, label: '120^\\circ' }], alt: words('A pie chart.', '圓形圖。') }),
  stem: () => stemAndLeaf({ stems: [{ stem: '1', leaves: ['2', '3', '3', '7'] }, { stem: '2', leaves: ['0', '1', 'a', '8', '9'] }, { stem: '3', leaves: ['4', 'b'] }], stemTitle: words('Stem (tens)', '幹（十位）'), leafTitle: words('Leaf (units)', '葉（個位）'), alt: words('A stem-and-leaf diagram.', '幹葉圖。') }),
  cumulative: () => cumulativeFrequency({ points: [[10, 0], [20, 6], [30, 20], [40, 34], [50, 40]], read: [{ at: 30 }], xTitle: words('Time (min)', '時間（分鐘）'), yTitle: words('Cumulative frequency', '累積頻數'), alt: words('A cumulative frequency polygon.', '累積頻數多邊形。') }),
  cumulativeCurve: () => cumulativeFrequency({ smooth: true, points: [[10, 0], [20, 6], [30, 20], [40, 34], [50, 40]], xTitle: words('Time (min)', '時間（分鐘）'), yTitle: words('Cumulative frequency', '累積頻數'), alt: words('A cumulative frequency curve.', '累積頻數曲線。') }),
  histogram: () => histogram({ boundaries: [9.5, 19.5, 29.5, 39.5, 49.5], frequencies: [3, 8, 6, 2], polygon: true, xTitle: words('Score', '得分'), yTitle: words('Frequency', '頻數'), alt: words('A histogram.', '直方圖。') }),
  scatter: () => scatter({ points: [[2, 30], [3, 42], [5, 50], [6, 61], [8, 72], [9, 70]], x: { from: 0, to: 10, step: 2 }, y: { from: 20, to: 80, step: 20 }, xTitle: words('Hours of study', '溫習時間（小時）'), yTitle: words('Score', '得分'), alt: words('A scatter diagram.', '散點圖。') }),
  brokenLine: () => brokenLine({ bars: ['1', '2', '3', '4', '5'].map((name, i) => ({ name, value: [14, 22, 17, 30, 26][i]! })), xTitle: words('Month', '月份'), yTitle: words('Rainfall (mm)', '雨量（毫米）'), alt: words('A broken line graph.', '折線圖。') }),
  dots: () => dotPlot({ counts: [{ value: 1, count: 2 }, { value: 2, count: 5 }, { value: 3, count: 3 }, { value: 4, count: 1 }], title: words('Number of books', '書籍數目'), alt: words('A dot plot.', '點圖。') }),
  cuboid: () => cuboid('ABCDEFGH', { length: 6, width: 4, height: 3 }).segment('AG', { dashed: true }).segment('AC', { dashed: true }).angle('GAC', { label: '\\theta' }).mark('AB', { label: '6\\text{ cm}' }).alt(words('A cuboid.', '長方體。')),
  wedge: () => prism('ABCDEF', [[0, 0], [5, 0], [0, 3]], 6, { lying: true }).alt(words('A right triangular prism.', '直立三角柱體。')),
  pyramid: () => pyramid('ABCDV', [[0, 0], [6, 0], [6, 6], [0, 6]], [3, 3, 6]).segment('AC', { dashed: true }).segment('BD', { dashed: true }).meet('M', 'AC', 'BD').segment('VM', { dashed: true }).angle('VMC', { right: true }).alt(words('A right pyramid.', '直立角錐體。')),
  tetrahedron: () => tetrahedron({ A: [0, 0, 0], B: [5, -1, 0], C: [4, 5, 0], D: [2, 1.5, 5] }).angle('DAB', { label: '60^\\circ' }).alt(words('A tetrahedron.', '四面體。')),
  cone: () => cone({ radius: 5, height: 12 }).segment('OB', { dashed: true, label: '5\\text{ cm}' }).segment('OV', { dashed: true, label: 'h' }).alt(words('A right circular cone.', '直立圓錐體。')),
  vessel: () => cone({ radius: 6, height: 9, inverted: true, water: 5 }).dimension('AB', '12\\text{ cm}').alt(words('A vessel.', '容器。')),
  cylinder: () => cylinder({ radius: 4, height: 9, water: 6 }).segment('PD', { label: 'r' }).alt(words('A cylinder.', '圓柱體。')),
  frustum: () => frustum({ base: 6, top: 3, height: 5 }).alt(words('A frustum.', '平截頭體。')),
  sphere: () => sphere({ radius: 5 }).segment('OB', { label: 'r', dashed: true }).alt(words('A sphere.', '球體。')),
  bowl: () => hemisphere({ radius: 5, inverted: true }).segment('OB', { label: '5\\text{ cm}' }).alt(words('A bowl.', '碗。')),
}
