/** 文憑試試卷的文字：香港繁體中文，用語依考評局試卷。 */
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
/** 量詞之前用「兩」。 */
const counted = (count: number): string => (count === 2 ? '兩' : number(count))
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join('、')}和${items.at(-1)}`
const section = (label: string): string => label.replace(/^[A-J]/, (letter) => `${SIGNS[letter.charCodeAt(0) - 65]}部`)
const hours = (minutes: number): string =>
  `${counted(Math.floor(minutes / 60))}小時${minutes % 60 === 0 ? '' : `${number(minutes % 60)}分鐘`}`

const answered = ({ sections }: ExaminationFacts): string =>
  `${sections.map(({ label, answered: some }) => (some === undefined ? `${section(label)}各題均須作答` : `${section(label)}選答任何${counted(some)}題`)).join('，')}。`

export const zhTW: ExaminationMessages = {
  title: '香港中學文憑模擬考試',
  subject: '數學',
  part: '必修部分',
  papers: { hkdse_paper1: '試卷一', hkdse_paper2: '試卷二' },
  forms: { authentic: '公開試形式', mock: '模擬卷形式' },
  booklets: { hkdse_paper1: '試題答題簿', hkdse_paper2: '多項選擇題' },
  time: (minutes) => `考試時間：${minutes}分鐘${minutes < 60 ? '' : `（${hours(minutes)}）`}`,
  language: '本試卷必須用中文作答',
  candidateNumber: '考生編號',
  seatNumber: '座位編號',
  instructions: '考生須知',
  markers: { questions: '試題編號', marks: '積分', total: '總分' },
  rubric: {
    numbers: () => '在第1頁的適當位置填寫考生編號及座位編號。',
    sections: ({ sections }) => {
      const [first] = sections
      const alike = first !== undefined && sections.length > 1 && sections.every(({ marks }) => marks === first.marks)
      return sections.length < 2
        ? `本試卷只設一部，佔${first?.marks ?? 0}分。`
        : `本試卷分${counted(sections.length)}部，即${list(sections.map(({ label }) => section(label)))}。${alike ? `每部各佔${first.marks}分。` : `各部依次佔${list(sections.map(({ marks }) => `${marks}`))}分。`}`
    },
    answerAllInBook: () => '本試卷各題均須作答。答案須寫在本試題答題簿中預留的空位內。',
    answerSomeInBook: (facts) => `${answered(facts)}答案須寫在本試題答題簿中預留的空位內。`,
    workingShown: () => '除特別指明外，須詳細列出所有算式。',
    exactOrRounded: () => '除特別指明外，數值答案須用真確值，或準確至三位有效數字的近似值表示。',
    notToScale: () => '本試卷的附圖不一定依比例繪成。',
    answerAll: ({ questions }) =>
      `各題均須作答。先檢查試題是否齊全：全卷共${questions}題，最後一題之後應有「試卷完」字樣。`,
    answerSheet: () => '用HB鉛筆把答案填畫在卷末的答題紙上，以便把錯填的答案徹底擦去。',
    oneAnswer: () => '每題只可填畫一個答案。若填畫多個答案，則該題不給分。',
    equalMarks: () => '各題佔分相同。',
    noDeduction: () => '答案錯誤，不另扣分。',
  },
  section,
  sectionMarks: (count) => `（${count}分）`,
  answerAllHere: '本部各題均須作答，答案須寫在預留的空位內。',
  answerSomeHere: (count) => `選答本部任何${counted(count)}題，答案須寫在預留的空位內。`,
  chooseBest: '選出每題的最佳答案。',
  eachCarries: (count) => `每題佔${count}分。`,
  figure: (place) => `圖${place}`,
  end: '試卷完',
  sheet: {
    heading: '答題紙',
    instructions: [
      ['在方格內寫上考生編號，並在每個數字下方', '填滿該數字的圓圈。'],
      ['每題用HB鉛筆填滿一個答案的圓圈。'],
      ['錯填的答案須徹底擦去。切勿在黑色方塊及', 'QR碼附近書寫。'],
    ],
  },
  key: {
    heading: '評卷參考',
    keys: '答案及題解',
    solution: '解',
    marks: '分',
    remarks: '備註',
    answer: '答案',
    right: '正確答案',
    why: '題解',
  },
}
