/** 文凭试试卷的文字：规范简体中文，用语依考评局试卷。 */
import type { ExaminationMessages } from './en.ts'
import type { ExaminationFacts } from './facts.ts'

const NUMBERS = '零一二三四五六七八九'
/** 甲部(1)、乙部：以天干分部。 */
const SIGNS = '甲乙丙丁戊己庚辛壬癸'

/** 1至99：十五、二十、四十五。 */
function number(count: number): string {
  if (count < 10) return NUMBERS.charAt(count)
  if (count > 99) return `${count}`
  const tens = Math.floor(count / 10)
  return `${tens === 1 ? '' : NUMBERS[tens]}十${count % 10 === 0 ? '' : NUMBERS[count % 10]}`
}
/** 量词之前用“两”。 */
const counted = (count: number): string => (count === 2 ? '两' : number(count))
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`
const section = (label: string): string => label.replace(/^[A-J]/, (letter) => `${SIGNS[letter.charCodeAt(0) - 65]}部`)
const hours = (minutes: number): string =>
  `${counted(Math.floor(minutes / 60))}小时${minutes % 60 === 0 ? '' : `${number(minutes % 60)}分钟`}`

const answered = ({ sections }: ExaminationFacts): string =>
  `${sections.map(({ label, answered: some }) => (some === undefined ? `${section(label)}各题均须作答` : `${section(label)}选答任何${counted(some)}题`)).join('，')}。`

export const zhCN: ExaminationMessages = {
  title: '香港中学文凭模拟考试',
  subject: '数学',
  part: '必修部分',
  papers: { hkdse_paper1: '试卷一', hkdse_paper2: '试卷二' },
  forms: { authentic: '公开试形式', mock: '模拟卷形式' },
  booklets: { hkdse_paper1: '试题答题簿', hkdse_paper2: '多项选择题' },
  time: (minutes) => `考试时间：${minutes}分钟${minutes < 60 ? '' : `（${hours(minutes)}）`}`,
  language: '本试卷必须用中文作答',
  candidateNumber: '考生编号',
  seatNumber: '座位编号',
  instructions: '考生须知',
  markers: { questions: '试题编号', marks: '得分', total: '总分' },
  rubric: {
    numbers: () => '在第1页的适当位置填写考生编号及座位编号。',
    sections: ({ sections }) => {
      const [first] = sections
      const alike = first !== undefined && sections.length > 1 && sections.every(({ marks }) => marks === first.marks)
      return sections.length < 2
        ? `本试卷只设一部，占${first?.marks ?? 0}分。`
        : `本试卷分${counted(sections.length)}部，即${list(sections.map(({ label }) => section(label)))}。${alike ? `每部各占${first.marks}分。` : `各部依次占${list(sections.map(({ marks }) => `${marks}`))}分。`}`
    },
    answerAllInBook: () => '本试卷各题均须作答。答案须写在本试题答题簿中预留的空位内。',
    answerSomeInBook: (facts) => `${answered(facts)}答案须写在本试题答题簿中预留的空位内。`,
    workingShown: () => '除特别指明外，须详细列出所有算式。',
    exactOrRounded: () => '除特别指明外，数值答案须用精确值，或准确至三位有效数字的近似值表示。',
    notToScale: () => '本试卷的附图不一定依比例绘成。',
    answerAll: ({ questions }) =>
      `各题均须作答。先检查试题是否齐全：全卷共${questions}题，最后一题之后应有“试卷完”字样。`,
    answerSheet: () => '用HB铅笔把答案填涂在卷末的答题纸上，以便把错填的答案彻底擦去。',
    oneAnswer: () => '每题只可填涂一个答案。若填涂多个答案，则该题不给分。',
    equalMarks: () => '各题占分相同。',
    noDeduction: () => '答案错误，不另扣分。',
  },
  section,
  sectionMarks: (count) => `（${count}分）`,
  answerAllHere: '本部各题均须作答，答案须写在预留的空位内。',
  answerSomeHere: (count) => `选答本部任何${counted(count)}题，答案须写在预留的空位内。`,
  chooseBest: '选出每题的最佳答案。',
  eachCarries: (count) => `每题占${count}分。`,
  figure: (place) => `图${place}`,
  end: '试卷完',
  sheet: {
    heading: '答题纸',
    instructions: [
      ['在方格内写上考生编号，并在每个数字下方', '填满该数字的圆圈。'],
      ['每题用HB铅笔填满一个答案的圆圈。'],
      ['错填的答案须彻底擦去。切勿在黑色方块及', 'QR码附近书写。'],
    ],
  },
  key: {
    heading: '评卷参考',
    keys: '答案及题解',
    solution: '解',
    marks: '分',
    remarks: '备注',
    answer: '答案',
    right: '正确答案',
    why: '题解',
  },
}
