/** 篇章：閱讀理解（多種題型）及資料題（表格）。 */
import { choose, judge, short, tablePassage, textPassage, writePaper } from '../write-paper.ts'

const CLOCK = 'clock'
const TRAVEL = 'travel'

export const chineseReading = writePaper({
  title: '中二級中國語文科測驗：閱讀',
  language: 'zh-TW',
  subject: '中國語文',
  grade: 'S2',
  timeLimit: 45,
  passages: [
    textPassage(
      CLOCK,
      [
        '外公的鐘錶店在街市的盡頭，門面只有一張桌子那麼寬。店裏掛滿了鐘，每一座走得都不一樣快：有的性急，總要搶先敲響；有的慢條斯理，別的鐘都敲完了，它才清一清嗓子，不慌不忙地敲起來。',
        '小時候我問外公，為甚麼不把它們都調準。他放下放大鏡，笑着說：「客人的鐘，我一定調準；自己的鐘，就讓它們各走各的。一屋子的鐘若都一個樣，豈不寂寞？」那時我不明白，只覺得外公是懶。',
        '後來街市要重建，外公收拾了整整三天。臨走的那個下午，他把每一座鐘都上足了發條，一座一座調到同一個時刻。四時正，滿屋的鐘一齊響了起來，那聲音又齊整，又響亮，外公卻背過身去，擦了很久的眼鏡。',
        '我忽然明白了：他不是懶，他是捨不得。',
      ].join('\n\n'),
      { title: '外公的鐘', lineNumbers: true },
    ),
    tablePassage(
      TRAVEL,
      ['交通工具', '男生人數', '女生人數', '平均時間（分鐘）'],
      [
        ['步行', '42', '38', '12'],
        ['巴士', '57', '61', '28'],
        ['港鐵', '33', '40', '24'],
        ['私家車', '8', '11', '15'],
      ],
      { title: '某校中二級學生上學方式調查', source: '學生會問卷，2025年9月' },
    ),
  ],
  questions: [
    choose('「慢條斯理」在文中的意思是：', ['說話有條理', '動作緩慢從容', '做事懶散', '為人講道理'], 1, {
      passage: CLOCK,
    }),
    judge('外公認為自己的鐘也必須調準。', false, { passage: CLOCK }),
    short('第二段中，「我」當時怎樣看外公？後來想法有甚麼轉變？', '起初覺得外公懶，後來明白他捨不得。', {
      passage: CLOCK,
      marks: 4,
    }),
    short('作者描寫四時正滿屋的鐘一齊響起，有甚麼作用？試加以說明。', '以齊整響亮的鐘聲反襯外公心中的不捨。', {
      passage: CLOCK,
      marks: 6,
    }),
    short('哪一種交通工具最多學生使用？', '巴士', { passage: TRAVEL, marks: 1 }),
    short('步行上學的學生共有多少人？', '80人', { passage: TRAVEL }),
    choose('下列哪個字的部首是「金」？', ['鐘', '聲', '響', '鏡片的「片」'], 0),
  ],
})
