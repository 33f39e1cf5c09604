/** What a file format loses of a paper, and what is done instead, in Traditional Chinese. */
import type { LossCause } from '#domain/loss.ts'
import { typeNames } from '../printed/zh-TW.ts'
import type { losses as english } from './en.ts'

/** Of `many` questions, before the comma. */
function cannot(cause: LossCause, many: number, format: string): string {
  switch (cause.kind) {
    case 'type':
      return cause.becomes === 'left_out'
        ? `有${many}題${typeNames[cause.type]}不能放進${format}`
        : `有${many}題${typeNames[cause.type]}不能照原樣放進${format}`
    case 'passages':
      return `有${many}題屬於閱讀材料，${format}不能把材料放在數題之上`
    case 'figures':
      return `有${many}題附有圖，${format}不能顯示`
    case 'formulas':
      return `有${many}題含有算式，${format}不能排出`
    case 'stem_long':
      return `有${many}題超出${format}容許的${cause.most}個字元`
    case 'option_long':
      return `有${many}題的選項超過${format}容許的${cause.most}個字元`
    case 'options_many':
      return `有${many}題的選項多於${format}容許的${cause.most}個`
    case 'blanks_many':
      return `有${many}題的空格多於${format}能自動評分的${cause.most}個`
    case 'questions_many':
      return `${format}最多容許${cause.most}題，其後還有${many}題`
    case 'answers':
      return cause.becomes === 'first'
        ? `有${many}題的空格接受多個答案，${format}只能容納一個`
        : `有${many}題填充題，${format}不能預設可接受的答案`
    case 'styles':
      return `有${many}題含有粗體或斜體字，${format}不能顯示`
    case 'marks':
      return `${format}不能記錄${many}題的分數`
    case 'schemes':
      return `有${many}題附有評分準則，${format}沒有位置容納`
    case 'explanations':
      return `有${many}題附有解說，${format}沒有位置容納`
  }
}

/** What is done, after the comma. */
function instead(cause: LossCause): string {
  switch (cause.kind) {
    case 'type':
      return cause.becomes === 'left_out' ? leftOut() : `改為${typeNames[cause.becomes]}`
    case 'passages':
      return cause.becomes === 'left_out' ? leftOut() : '材料會在每題重複列出'
    case 'figures':
      return '改以文字說明代替'
    case 'formulas':
      return {
        picture: '改以圖片代替',
        latex: '改以LaTeX代替',
        line: '改寫成一行，如x²或1/2',
      }[cause.becomes]
    case 'stem_long':
      return leftOut()
    case 'option_long':
      return leftOut()
    case 'options_many':
      return '多出的錯誤選項會刪去'
    case 'blanks_many':
      return '改為開放式題目，由教師評分'
    case 'questions_many':
      return leftOut()
    case 'answers':
      return cause.becomes === 'first'
        ? '只會保留第一個，請在匯入後補上其他答案'
        : '請自行評分，所有可接受的答案會放在意見回饋內'
    case 'styles':
      return '改為普通字體'
    case 'marks':
      return '因此不會包括在內'
    case 'schemes':
      return cause.becomes === 'dropped' ? '因此不會包括在內' : '改放在解說內'
    case 'explanations':
      return '因此不會包括在內'
  }
}

const leftOut = (): string => '不會包括在檔案內'

export const losses: typeof english = {
  cannot,
  instead,
  leftOut,
  sentence: (what, done, numbers) => `${what}，${done}（第${numbers.join('、')}題）。`,
  ofPaper: {
    record: (format) => `${format}沒有實驗記錄頁，該頁不會包括在檔案內，請另外印發。`,
    answers: (format) => `只有試卷的${format}不含答案，不能重新匯入為完整的試卷；包括試卷及答案的檔案則可以。`,
  },
  heading: (format) => `${format}不能容納的內容`,
  choice: '這些題目',
  choices: {
    convert: { name: '轉換', hint: '按上述方式處理。' },
    leave_out: { name: '略去', hint: '檔案只包括能完整保留的題目。' },
  },
  nothingLeft: (format, advice) =>
    advice === 'convert'
      ? `${format}不能原樣容納任何題目，請選擇「轉換」，或不選${format}。`
      : `${format}不能容納任何題目，請不要選${format}。`,
}
