/** The learning units of secondary school mathematics in Hong Kong (curriculum guide of 2017; examined from 2026). */
import type { Localised } from '#domain/language.ts'

export const STRANDS = ['number_algebra', 'measures_space', 'data_handling', 'further_learning'] as const
export type Strand = (typeof STRANDS)[number]

export const GRADES = ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const
export type Grade = (typeof GRADES)[number]

/**
 * `objectives`: how many learning objectives of each kind. The compulsory objectives of the senior units are the
 * foundation topics
 * of the compulsory part, and are counted as such. Enrichment is never examined.
 */
export type Unit = {
  readonly code: UnitCode
  readonly name: Localised
  readonly strand: Strand
  readonly grades: readonly Grade[]
  readonly objectives: { readonly foundation: number; readonly nonFoundation: number; readonly enrichment: number }
}

/** `JS12` is unit 12 of junior secondary (S1 to S3), `SS4` unit 4 of senior secondary: not to be taken for grade S4. */
export const UNIT_CODES = [
  'JS1',
  'JS2',
  'JS3',
  'JS4',
  'JS5',
  'JS6',
  'JS7',
  'JS8',
  'JS9',
  'JS10',
  'JS11',
  'JS12',
  'JS13',
  'JS14',
  'JS15',
  'JS16',
  'JS17',
  'JS18',
  'JS19',
  'JS20',
  'JS21',
  'JS22',
  'JS23',
  'JS24',
  'JS25',
  'JS26',
  'JS27',
  'JS28',
  'JS29',
  'JS30',
  'JS31',
  'SS1',
  'SS2',
  'SS3',
  'SS4',
  'SS5',
  'SS6',
  'SS7',
  'SS8',
  'SS9',
  'SS10',
  'SS11',
  'SS12',
  'SS13',
  'SS14',
  'SS15',
  'SS16',
  'SS17',
  'SS18',
  'SS19',
] as const
export type UnitCode = (typeof UNIT_CODES)[number]

/** The unit of that code. */
export const unitOf = (code: UnitCode): Unit => BY_CODE[code]

export const isUnitCode = (code: string): code is UnitCode => UNIT_CODES.some((known) => known === code)

/** Section A draws on foundation topics alone, so a unit without any is examined in Section B only. */
export const isForSectionBOnly = (code: UnitCode): boolean => BY_CODE[code].objectives.foundation === 0

type Row = readonly [
  english: string,
  traditional: string,
  simplified: string,
  strand: Strand,
  foundation: number,
  nonFoundation?: number,
  enrichment?: number,
]

const ROWS: Readonly<Record<UnitCode, Row>> = {
  JS1: ['Basic computation', '基礎計算', '基础计算', 'number_algebra', 6],
  JS2: ['Directed numbers', '有向數', '有向数', 'number_algebra', 3],
  JS3: [
    'Approximate values and numerical estimation',
    '近似值與數值估算',
    '近似值与数值估算',
    'number_algebra',
    3,
    0,
    1,
  ],
  JS4: ['Rational and irrational numbers', '有理數與無理數', '有理数与无理数', 'number_algebra', 2, 1, 1],
  JS5: ['Using percentages', '百分法', '百分法', 'number_algebra', 2],
  JS6: ['Rates, ratios and proportions', '率、比及比例', '率、比及比例', 'number_algebra', 2],
  JS7: ['Algebraic expressions', '代數式', '代数式', 'number_algebra', 4],
  JS8: ['Linear equations in one unknown', '一元一次方程', '一元一次方程', 'number_algebra', 3],
  JS9: ['Linear equations in two unknowns', '二元一次方程', '二元一次方程', 'number_algebra', 5],
  JS10: ['Laws of integral indices', '整數指數律', '整数指数律', 'number_algebra', 4, 1, 1],
  JS11: ['Polynomials', '多項式', '多项式', 'number_algebra', 3],
  JS12: ['Identities', '恆等式', '恒等式', 'number_algebra', 3],
  JS13: ['Formulae', '公式', '公式', 'number_algebra', 3],
  JS14: ['Linear inequalities in one unknown', '一元一次不等式', '一元一次不等式', 'number_algebra', 4],
  JS15: ['Errors in measurement', '量度誤差', '量度误差', 'measures_space', 3, 0, 1],
  JS16: ['Arc lengths and areas of sectors', '弧長和扇形面積', '弧长和扇形面积', 'measures_space', 3, 0, 1],
  JS17: ['3-D figures', '立體圖形', '立体图形', 'measures_space', 3, 0, 2],
  JS18: ['Mensuration', '求積法', '求积法', 'measures_space', 4, 0, 1],
  JS19: ['Angles and parallel lines', '角和平行線', '角和平行线', 'measures_space', 5],
  JS20: ['Polygons', '多邊形', '多边形', 'measures_space', 3, 2, 1],
  JS21: ['Congruent triangles', '全等三角形', '全等三角形', 'measures_space', 4, 2, 1],
  JS22: ['Similar triangles', '相似三角形', '相似三角形', 'measures_space', 3, 0, 1],
  JS23: ['Quadrilaterals', '四邊形', '四边形', 'measures_space', 2, 3, 1],
  JS24: ['Centres of triangles', '三角形的心', '三角形的心', 'measures_space', 1, 2],
  JS25: ['Pythagoras’ theorem', '畢氏定理', '毕氏定理', 'measures_space', 3, 0, 1],
  JS26: ['Rectangular coordinate system', '直角坐標系', '直角坐标系', 'measures_space', 9, 1, 1],
  JS27: ['Trigonometry', '三角學', '三角学', 'measures_space', 5],
  JS28: ['Organisation of data', '數據的組織', '数据的组织', 'data_handling', 3],
  JS29: ['Presentation of data', '數據的表達', '数据的表达', 'data_handling', 7],
  JS30: ['Measures of central tendency', '集中趨勢的度量', '集中趋势的度量', 'data_handling', 6, 1],
  JS31: ['Probability', '概率', '概率', 'data_handling', 4, 2],
  SS1: ['Quadratic equations in one unknown', '一元二次方程', '一元二次方程', 'number_algebra', 7, 2],
  SS2: ['Functions and graphs', '函數及其圖像', '函数及其图像', 'number_algebra', 3, 1],
  SS3: ['Exponential and logarithmic functions', '指數函數與對數函數', '指数函数与对数函数', 'number_algebra', 0, 7],
  SS4: ['More about polynomials', '續多項式', '续多项式', 'number_algebra', 3, 2],
  SS5: ['More about equations', '續方程', '续方程', 'number_algebra', 0, 4],
  SS6: ['Variations', '變分', '变分', 'number_algebra', 3],
  SS7: [
    'Arithmetic and geometric sequences and their summations',
    '等差數列與等比數列及其求和法',
    '等差数列与等比数列及其求和法',
    'number_algebra',
    0,
    7,
  ],
  SS8: ['Inequalities and linear programming', '不等式與線性規畫', '不等式与线性规划', 'number_algebra', 2, 4],
  SS9: ['More about graphs of functions', '續函數圖像', '续函数图像', 'number_algebra', 3, 2],
  SS10: ['Equations of straight lines', '直線方程', '直线方程', 'measures_space', 2],
  SS11: ['Basic properties of circles', '圓的基本性質', '圆的基本性质', 'measures_space', 3, 3],
  SS12: ['Loci', '軌跡', '轨迹', 'measures_space', 3],
  SS13: ['Equations of circles', '圓方程', '圆方程', 'measures_space', 1, 1],
  SS14: ['More about trigonometry', '續三角學', '续三角学', 'measures_space', 2, 8],
  SS15: ['Permutations and combinations', '排列與組合', '排列与组合', 'data_handling', 0, 5],
  SS16: ['More about probability', '續概率', '续概率', 'data_handling', 0, 5],
  SS17: ['Measures of dispersion', '離差的度量', '离差的度量', 'data_handling', 5, 2],
  SS18: ['Uses and abuses of statistics', '統計的應用及誤用', '统计的应用及误用', 'data_handling', 3],
  SS19: ['Further applications', '進一步應用', '进一步应用', 'further_learning', 0, 0, 1],
}

const BY_CODE = Object.fromEntries(UNIT_CODES.map((code) => [code, unitFrom(code, ROWS[code])])) as Readonly<
  Record<UnitCode, Unit>
>

/** The units in the order of the curriculum guide. */
export const UNITS: readonly Unit[] = UNIT_CODES.map(unitOf)

function unitFrom(
  code: UnitCode,
  [en, traditional, simplified, strand, foundation, nonFoundation = 0, enrichment = 0]: Row,
): Unit {
  const grades: readonly Grade[] = code.startsWith('J') ? ['S1', 'S2', 'S3'] : ['S4', 'S5', 'S6']
  return {
    code,
    name: { en, 'zh-TW': traditional, 'zh-CN': simplified },
    strand,
    grades,
    objectives: { foundation, nonFoundation, enrichment },
  }
}
