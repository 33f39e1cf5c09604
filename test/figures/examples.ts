/** Figures as examination papers have them: looked at in the gallery, and tested for faults. */
import { barChart, brokenLine } from '../../src/families/kit/figure/diagrams/bar-chart.ts'
import { boxPlot } from '../../src/families/kit/figure/diagrams/box-plot.ts'
import { cumulativeFrequency } from '../../src/families/kit/figure/diagrams/cumulative-frequency.ts'
import { frequencyPolygon, histogram } from '../../src/families/kit/figure/diagrams/histogram.ts'
import { pieChart } from '../../src/families/kit/figure/diagrams/pie-chart.ts'
import { dotPlot, scatter } from '../../src/families/kit/figure/diagrams/scatter.ts'
import { stemAndLeaf } from '../../src/families/kit/figure/diagrams/stem-and-leaf.ts'
import { cone, cylinder, frustum, hemisphere, sphere } from '../../src/families/kit/figure/round-solids.ts'
import { type Scene, scene } from '../../src/families/kit/figure/scene.ts'
import { cuboid, polyhedron, prism, pyramid, tetrahedron } from '../../src/families/kit/figure/solids.ts'

const words = (en: string, zh: string) => ({ en, zh })

export const examples: Readonly<Record<string, () => Scene>> = {
  isosceles: () =>
    scene()
      .point('A', 0, 4)
      .point('B', -3, 0)
      .point('C', 3, 0)
      .point('D', 1, 0)
      .polygon('ABC')
      .segment('AD')
      .mark('AB', { ticks: 1 })
      .mark('AC', { ticks: 1 })
      .angle('ABC', { label: '53^\\circ' })
      .angle('BAD', { label: 'x' })
      .angle('ADC', { label: 'y' })
      .alt(
        words(
          'Triangle $ABC$ with $AB = AC$; $D$ lies on $BC$.',
          '三角形 $ABC$，其中 $AB = AC$，$D$ 為 $BC$ 上的一點。',
        ),
      ),
  parallel: () =>
    scene()
      .point('A', 0, 3)
      .point('B', 6, 3)
      .point('C', 0.5, 0)
      .point('D', 6, 0)
      .point('E', 3, 1.6)
      .segment('AB', { arrows: 1 })
      .segment('CD', { arrows: 1 })
      .path('AED', {})
      .angle('BAE', { label: '25^\\circ' })
      .angle('AED', { label: 'x', reflex: false })
      .angle('CDE', { label: '28^\\circ' })
      .alt(words('$AB$ is parallel to $CD$.', '$AB$ 平行於 $CD$。')),
  circle: () =>
    scene()
      .point('O', 0, 0, { dot: true })
      .circle('O', 5)
      .onCircle('A', 'O', 115)
      .onCircle('B', 'O', 215)
      .onCircle('C', 'O', 325)
      .onCircle('D', 'O', 40)
      .polygon('ABCD')
      .segment('AC')
      .segment('BD')
      .segment('OB')
      .segment('OC')
      .meet('E', 'AC', 'BD')
      .angle('BAC', { label: '55^\\circ' })
      .angle('BOC', { label: '\\theta' })
      .angle('ADB', { label: '50^\\circ' })
      .alt(words('Circle $ABCD$ with centre $O$.', '圓 $ABCD$，圓心為 $O$。')),
  tangent: () =>
    scene()
      .point('O', 0, 0, { dot: true })
      .circle('O', 3)
      .point('P', 8, 0)
      .touch('A', 'P', 'O', 'left')
      .touch('B', 'P', 'O', 'right')
      .segment('PA')
      .segment('PB')
      .segment('OA')
      .segment('OB')
      .angle('OAP', { right: true })
      .angle('APB', { label: '44^\\circ' })
      .onCircle('C', 'O', 170)
      .segment('CA')
      .segment('CB')
      .angle('ACB', { label: 'x' })
      .alt(words('$PA$ and $PB$ are tangents.', '$PA$ 及 $PB$ 為切線。')),
  graph: () =>
    scene()
      .axes({ x: [-3, 7], y: [-4, 6], xTicks: [-1, 5], equal: false })
      .curve((x) => ((x + 1) * (5 - x)) / 2, { label: 'y = f(x)' })
      .point('V', 2, 4.5, { dot: true })
      .alt(words('The graph of $y = f(x)$.', '$y = f(x)$ 的圖像。')),
  region: () =>
    scene()
      .axes({ x: [-2, 8], y: [-2, 7], xTicks: 2, yTicks: 2, grid: true })
      .region({
        within: [
          [1, 1, 6],
          [-1, 0, 0],
          [1, -2, 2],
        ],
      })
      .curve((x) => 6 - x, { label: 'x + y = 6' })
      .curve((x) => (x - 2) / 2, { label: 'x - 2y = 2' })
      .text(1.5, 2, 'R')
      .alt(words('The shaded region $R$.', '陰影區域 $R$。')),
  bearing: () =>
    scene()
      .point('A', 0, 0)
      .point('B', 4, 3)
      .point('C', 7, -1)
      .polygon('ABC')
      .north('A')
      .north('B')
      .dimension('AC', '12\\text{ km}')
      .segment('AB', { label: '8\\text{ km}' })
      .alt(words('Three places $A$, $B$ and $C$.', '三個地點 $A$、$B$ 及 $C$。')),
  tree: () =>
    scene()
      .tree([
        {
          label: '\\frac{3}{5}',
          to: 'R',
          next: [
            { label: '\\frac{1}{2}', to: 'R' },
            { label: '\\frac{1}{2}', to: 'B' },
          ],
        },
        {
          label: '\\frac{2}{5}',
          to: 'B',
          next: [
            { label: '\\frac{3}{4}', to: 'R' },
            { label: '\\frac{1}{4}', to: 'B' },
          ],
        },
      ])
      .alt(words('A probability tree.', '樹形圖。')),
  boxes: () =>
    boxPlot({
      boxes: [
        { name: words('Class A', '甲班'), min: 12, q1: 20, median: 28, q3: 35, max: 50 },
        { name: words('Class B', '乙班'), min: 10, q1: 25, median: 30, q3: 42, max: 48 },
      ],
      scale: { from: 10, to: 50, step: 10 },
      title: words('Score', '得分'),
      alt: words('Box-and-whisker diagrams.', '框線圖。'),
    }),
  boxMarks: () =>
    boxPlot({
      boxes: [{ min: 12, q1: 20, median: 28, q3: 35, max: 50 }],
      marks: ['a', '20', '28', 'b', '50'],
      title: words('Time (min)', '時間（分鐘）'),
      alt: words('A box-and-whisker diagram.', '框線圖。'),
    }),
  bars: () =>
    barChart({
      bars: [
        { name: words('Bus', '巴士'), value: 12 },
        { name: words('MTR', '港鐵'), value: 18 },
        { name: words('Taxi', '的士'), value: 5 },
        { name: words('On foot', '步行'), value: 9 },
      ],
      xTitle: words('Means of transport', '交通工具'),
      yTitle: words('Number of students', '學生人數'),
      grid: true,
      alt: words('A bar chart.', '棒形圖。'),
    }),
  pie: () =>
    pieChart({
      sectors: [
        { name: words('Rent', '租金'), degrees: 120 },
        { name: words('Food', '食物'), degrees: 96, label: 'x' },
        { name: words('Travel', '交通'), degrees: 24, label: '24^\\circ' },
        { name: words('Others', '其他'), degrees: 120, label: '120^\\circ' },
      ],
      alt: words('A pie chart.', '圓形圖。'),
    }),
  stem: () =>
    stemAndLeaf({
      stems: [
        { stem: '1', leaves: ['2', '3', '3', '7'] },
        { stem: '2', leaves: ['0', '1', 'a', '8', '9'] },
        { stem: '3', leaves: ['4', 'b'] },
      ],
      stemTitle: words('Stem (tens)', '幹（十位）'),
      leafTitle: words('Leaf (units)', '葉（個位）'),
      alt: words('A stem-and-leaf diagram.', '幹葉圖。'),
    }),
  cumulative: () =>
    cumulativeFrequency({
      points: [
        [10, 0],
        [20, 6],
        [30, 20],
        [40, 34],
        [50, 40],
      ],
      read: [30],
      xTitle: words('Time (min)', '時間（分鐘）'),
      yTitle: words('Cumulative frequency', '累積頻數'),
      alt: words('A cumulative frequency polygon.', '累積頻數多邊形。'),
    }),
  cumulativeCurve: () =>
    cumulativeFrequency({
      smooth: true,
      points: [
        [10, 0],
        [20, 6],
        [30, 20],
        [40, 34],
        [50, 40],
      ],
      xTitle: words('Time (min)', '時間（分鐘）'),
      yTitle: words('Cumulative frequency', '累積頻數'),
      alt: words('A cumulative frequency curve.', '累積頻數曲線。'),
    }),
  histogram: () =>
    histogram({
      boundaries: [9.5, 19.5, 29.5, 39.5, 49.5],
      frequencies: [3, 8, 6, 2],
      polygon: true,
      xTitle: words('Score', '得分'),
      yTitle: words('Frequency', '頻數'),
      alt: words('A histogram.', '直方圖。'),
    }),
  scatter: () =>
    scatter({
      points: [
        [2, 30],
        [3, 42],
        [5, 50],
        [6, 61],
        [8, 72],
        [9, 70],
      ],
      x: { from: 0, to: 10, step: 2 },
      y: { from: 20, to: 80, step: 20 },
      xTitle: words('Hours of study', '溫習時間（小時）'),
      yTitle: words('Score', '得分'),
      alt: words('A scatter diagram.', '散點圖。'),
    }),
  brokenLine: () =>
    brokenLine({
      yMin: 10,
      bars: ['1', '2', '3', '4', '5'].map((name, i) => ({ name, value: [14, 22, 17, 30, 26][i]! })),
      xTitle: words('Month', '月份'),
      yTitle: words('Rainfall (mm)', '雨量（毫米）'),
      alt: words('A broken line graph.', '折線圖。'),
    }),
  dots: () =>
    dotPlot({
      counts: [
        { value: 1, count: 2 },
        { value: 2, count: 5 },
        { value: 3, count: 3 },
        { value: 4, count: 1 },
      ],
      title: words('Number of books', '書籍數目'),
      alt: words('A dot plot.', '點圖。'),
    }),
  cuboid: () =>
    cuboid('ABCDEFGH', { length: 6, width: 4, height: 3 })
      .segment('AG', { dashed: true })
      .segment('AC', { dashed: true })
      .angle('GAC', { label: '\\theta' })
      .mark('AB', { label: '6\\text{ cm}' })
      .alt(words('A cuboid.', '長方體。')),
  wedge: () =>
    prism(
      'ABCDEF',
      [
        [0, 0],
        [5, 0],
        [0, 3],
      ],
      6,
      { lying: true },
    ).alt(words('A right triangular prism.', '直立三角柱體。')),
  pyramid: () =>
    pyramid(
      'ABCDV',
      [
        [0, 0],
        [6, 0],
        [6, 6],
        [0, 6],
      ],
      [3, 3, 6],
    )
      .segment('AC', { dashed: true })
      .segment('BD', { dashed: true })
      .meet('M', 'AC', 'BD')
      .segment('VM', { dashed: true })
      .angle('VMC', { right: true })
      .alt(words('A right pyramid.', '直立角錐體。')),
  tetrahedron: () =>
    tetrahedron({ A: [0, 0, 0], B: [5, -1, 0], C: [4, 5, 0], D: [2, 1.5, 5] })
      .angle('DAB', { label: '60^\\circ' })
      .alt(words('A tetrahedron.', '四面體。')),
  cone: () =>
    cone({ radius: 5, height: 12 })
      .segment('OB', { dashed: true, label: '5\\text{ cm}' })
      .segment('OV', { dashed: true, label: 'h' })
      .alt(words('A right circular cone.', '直立圓錐體。')),
  vessel: () =>
    cone({ radius: 6, height: 9, inverted: true, water: 5 })
      .dimension('AB', '12\\text{ cm}')
      .alt(words('A vessel.', '容器。')),
  cylinder: () =>
    cylinder({ radius: 4, height: 9, water: 6 }).segment('PD', { label: 'r' }).alt(words('A cylinder.', '圓柱體。')),
  frustum: () => frustum({ base: 6, top: 3, height: 5 }).alt(words('A frustum.', '平截頭體。')),
  sphere: () => sphere({ radius: 5 }).segment('OB', { label: 'r', dashed: true }).alt(words('A sphere.', '球體。')),
  bowl: () =>
    hemisphere({ radius: 5, inverted: true }).segment('OB', { label: '5\\text{ cm}' }).alt(words('A bowl.', '碗。')),
  similar: () =>
    scene()
      .point('A', 0, 0)
      .point('B', 9, 0)
      .apex('C', 'AB', 58, 44)
      .between('D', 'AC', 0.4)
      .between('E', 'BC', 0.4)
      .polygon('ABC')
      .segment('DE', { arrows: 1, label: '6\\text{ cm}' })
      .mark('AB', { arrows: 1, label: '10\\text{ cm}' })
      .mark('AD', { label: 'x\\text{ cm}' })
      .mark('CD', { label: '3\\text{ cm}' })
      .alt(words('In $\\triangle ABC$, $DE$ is parallel to $AB$.', '在 $\\triangle ABC$ 中，$DE$ 平行於 $AB$。')),
  rhombus: () =>
    scene()
      .point('A', 0, 0)
      .polar('B', 'A', 5, 0)
      .polar('D', 'A', 5, 65)
      .polar('C', 'B', 5, 65)
      .polygon('ABCD')
      .segment('BD')
      .midpoint('E', 'BD', {})
      .segment('CE', { dashed: true })
      .mark('AB', { ticks: 1 })
      .mark('BC', { ticks: 1 })
      .mark('CD', { ticks: 1 })
      .mark('AD', { ticks: 1 })
      .angle('DAB', { label: '65^\\circ' })
      .angle('BDC', { label: 'y' })
      .alt(words('$ABCD$ is a rhombus.', '$ABCD$ 為菱形。')),
  semicircle: () =>
    scene()
      .point('O', 0, 0, { dot: true })
      .point('A', -5, 0)
      .point('B', 5, 0)
      .arc('O', 5, 0, 180)
      .segment('AB')
      .polar('C', 'O', 5, 62)
      .polar('D', 'O', 5, 118)
      .path('ADC')
      .segment('AC')
      .segment('BC')
      .angle('CAB', { label: '31^\\circ' })
      .angle('ADC', { label: 'x' })
      .alt(words('$AB$ is a diameter of the semicircle $ABCD$.', '$AB$ 為半圓 $ABCD$ 的直徑。')),
  sector: () =>
    scene()
      .point('O', 0, 0)
      .sector('O', 12, 20, 110)
      .polar('A', 'O', 12, 20)
      .polar('B', 'O', 12, 110)
      .polar('C', 'O', 8, 20)
      .polar('D', 'O', 8, 110)
      .arcBetween('O', 'CD')
      .shade(['A', { about: 'O', to: 'B' }, 'D', { about: 'O', to: 'C', clockwise: true }], { fill: 'hatched' })
      .angle('AOB', { label: '90^\\circ' })
      .mark('OC', { label: '8\\text{ cm}' })
      .alt(words('$OAB$ and $OCD$ are sectors.', '$OAB$ 及 $OCD$ 為扇形。')),
  segmentOfCircle: () =>
    scene()
      .point('O', 0, 0, { dot: true })
      .circle('O', 6)
      .onCircle('A', 'O', 215)
      .onCircle('B', 'O', 325)
      .segment('AB')
      .segment('OA')
      .segment('OB')
      .shade(['A', { about: 'O', to: 'B' }])
      .angle('AOB', { label: '110^\\circ' })
      .mark('OA', { label: '6\\text{ cm}' })
      .alt(words('A shaded segment of a circle.', '圓的陰影弓形。')),
  commonTangents: () =>
    scene()
      .point('P', -9, 0)
      .point('O', 0, 0, { dot: true })
      .circle('O', 4)
      .touch('T', 'P', 'O', 'left')
      .ray('PT', { beyond: 30 })
      .line('PO')
      .angle('OTP', { right: true })
      .segment('OT')
      .segment('OP', { label: '9' })
      .alt(words('A tangent.', '切線。')),
  trigGraph: () =>
    scene({ width: 170 })
      .axes({
        x: [0, 390],
        y: [-2.6, 2.6],
        xTicks: [90, 180, 270, 360].map((at) => ({ at, label: `${at}^\\circ` })),
        yTicks: [
          { at: 2, label: '2' },
          { at: -2, label: '-2' },
        ],
        equal: false,
      })
      .curve((x) => 2 * Math.sin((x * Math.PI) / 180), { from: 0, to: 360, label: 'y = a\\sin x^\\circ' })
      .alt(words('The graph of $y = a\\sin x^\\circ$.', '$y = a\\sin x^\\circ$ 的圖像。')),
  exponentials: () =>
    scene()
      .axes({ x: [-3, 3], y: [-1, 7], equal: false })
      .curve((x) => 2 ** x, { label: 'y = a^x' })
      .curve((x) => 3 ** -x, { label: 'y = b^x' })
      .point('P', 0, 1, { label: '1' })
      .alt(words('Two exponential graphs.', '兩個指數函數的圖像。')),
  hyperbola: () =>
    scene()
      .axes({ x: [-4, 4], y: [-4, 4], xTicks: 1, yTicks: 1, grid: true })
      .curve((x) => 2 / x, { thick: true })
      .alt(words('The graph of $y = \\frac{2}{x}$.', '$y = \\frac{2}{x}$ 的圖像。')),
  coordinateCircle: () =>
    scene()
      .axes({ x: [-3, 9], y: [-3, 8] })
      .point('C', 3, 3, { dot: true })
      .circle('C', 4)
      .point('A', 7, 3)
      .segment('CA', { dashed: true })
      .line('AC', { beyond: 4 })
      .point('P', 3, 7)
      .alt(words('A circle with centre $C$.', '以 $C$ 為圓心的圓。')),
  transformation: () =>
    scene()
      .axes({ x: [-5, 5], y: [-4, 5], xTicks: 1, yTicks: 1, grid: true })
      .point('A', 1, 1)
      .point('B', 4, 2)
      .point('C', 2, 4)
      .polygon('ABC', { fill: 'grey' })
      .point("A'", -1, -1)
      .point("B'", -2, -4)
      .point("C'", -4, -2)
      .polygon(["A'", "B'", "C'"])
      .alt(words('Triangle $ABC$ and an image.', '三角形 $ABC$ 及其映像。')),
  polygonAngles: () =>
    scene()
      .point('A', 0, 0)
      .polar('B', 'A', 4, 0)
      .polar('C', 'B', 4, 72)
      .polar('D', 'C', 4, 144)
      .polar('E', 'D', 4, 216)
      .polygon('ABCDE')
      .segment('AC')
      .segment('BE')
      .meet('F', 'AC', 'BE')
      .angle('BFC', { label: 'x' })
      .angle('AED', { label: '108^\\circ' })
      .alt(words('$ABCDE$ is a regular pentagon.', '$ABCDE$ 為正五邊形。')),
  elevation: () =>
    scene()
      .point('A', 0, 0)
      .point('B', 12, 0)
      .point('C', 12, 7)
      .polygon('ABC')
      .between('D', 'AB', 0.55)
      .segment('CD')
      .angle('CAB', { label: '30^\\circ' })
      .angle('CDB', { label: '52^\\circ' })
      .angle('ABC', { right: true })
      .dimension('AD', '20\\text{ m}')
      .mark('BC', { label: 'h' })
      .alt(words('A vertical pole $BC$ seen from $A$ and $D$.', '從 $A$ 及 $D$ 觀察直立旗杆 $BC$。')),
  bearingAngles: () =>
    scene()
      .point('P', 0, 0)
      .polar('Q', 'P', 6, 25)
      .polar('R', 'Q', 5, -65)
      .segment('PQ')
      .segment('QR')
      .segment('PR', { dashed: true })
      .north('P')
      .north('Q')
      .angle('PQR', { label: '90^\\circ' })
      .mark('PQ', { label: '6\\text{ km}' })
      .alt(words('Bearings.', '方位。')),
  composite: () =>
    scene()
      .point('A', 0, 0)
      .point('B', 10, 0)
      .point('C', 10, 4)
      .point('D', 6, 4)
      .point('E', 6, 7)
      .point('F', 0, 7)
      .polygon('ABCDEF', { fill: 'dotted' })
      .angle('ABC', { right: true })
      .angle('FAB', { right: true })
      .mark('AB', { label: '10\\text{ cm}' })
      .mark('CD', { label: '4\\text{ cm}' })
      .mark('DE', { label: '3\\text{ cm}' })
      .mark('AF', { label: 'h' })
      .alt(words('A hexagon with right angles.', '有直角的六邊形。')),
  loci: () =>
    scene()
      .point('A', 0, 0, { dot: true })
      .point('B', 6, 0, { dot: true })
      .segment('AB')
      .midpoint('M', 'AB')
      .point('P', 3, 4, { dot: true })
      .line('PM', { dashed: true, beyond: 24 })
      .angle('PMB', { right: true })
      .alt(words('The locus of $P$.', '$P$ 的軌跡。')),
  roof: () =>
    polyhedron({ A: [0, 0, 0], B: [8, 0, 0], C: [8, 5, 0], D: [0, 5, 0], E: [2, 2.5, 3.5], F: [6, 2.5, 3.5] }, [
      'ABCD',
      'ABFE',
      'BCF',
      'CDEF',
      'DAE',
    ])
      .foot('N', 'E', 'AB')
      .segment('EN')
      .angle('ENB', { right: true })
      .alt(words('A solid.', '立體。')),
  frequencies: () =>
    frequencyPolygon({
      boundaries: [0, 10, 20, 30, 40],
      frequencies: [4, 10, 7, 3],
      xTitle: words('Age', '年齡'),
      yTitle: words('Frequency', '頻數'),
      alt: words('A frequency polygon.', '頻數多邊形。'),
    }),
}
