/** What a file format loses of a paper, and what is done instead, in Simplified Chinese. */
import type { LossCause } from '#domain/loss.ts'
import { typeNames } from '../printed/zh-CN.ts'
import type { losses as english } from './en.ts'

/** Of `many` questions, before the comma. */
function cannot(cause: LossCause, many: number, format: string): string {
  switch (cause.kind) {
    case 'type':
      return cause.becomes === 'left_out'
        ? `有${many}道${typeNames[cause.type]}不能放进${format}`
        : `有${many}道${typeNames[cause.type]}不能原样放进${format}`
    case 'passages':
      return `有${many}道题属于阅读材料，${format}不能把材料放在几道题之上`
    case 'figures':
      return `有${many}道题附有图，${format}不能显示`
    case 'formulas':
      return `有${many}道题含有公式，${format}不能排出`
    case 'stem_long':
      return `有${many}道题超出${format}允许的${cause.most}个字符`
    case 'option_long':
      return `有${many}道题的选项超过${format}允许的${cause.most}个字符`
    case 'options_many':
      return `有${many}道题的选项多于${format}允许的${cause.most}个`
    case 'blanks_many':
      return `有${many}道题的空多于${format}能自动评分的${cause.most}个`
    case 'questions_many':
      return `${format}最多允许${cause.most}道题，其后还有${many}道`
    case 'answers':
      return cause.becomes === 'first'
        ? `有${many}道题的空接受多个答案，${format}只能容纳一个`
        : `有${many}道填空题，${format}不能预设可接受的答案`
    case 'styles':
      return `有${many}道题含有粗体或斜体字，${format}不能显示`
    case 'marks':
      return `${format}不能记录${many}道题的分数`
    case 'schemes':
      return `有${many}道题附有评分标准，${format}没有位置容纳`
    case 'explanations':
      return `有${many}道题附有解析，${format}没有位置容纳`
  }
}

/** What is done, after the comma. */
function instead(cause: LossCause): string {
  switch (cause.kind) {
    case 'type':
      return cause.becomes === 'left_out' ? leftOut() : `改为${typeNames[cause.becomes]}`
    case 'passages':
      return cause.becomes === 'left_out' ? leftOut() : '材料会在每题重复列出'
    case 'figures':
      return '改用文字说明代替'
    case 'formulas':
      return {
        picture: '改用图片代替',
        latex: '改用LaTeX代替',
        line: '改写成一行，如x²或1/2',
      }[cause.becomes]
    case 'stem_long':
      return leftOut()
    case 'option_long':
      return leftOut()
    case 'options_many':
      return '多出的错误选项会删去'
    case 'blanks_many':
      return '改为开放式题目，由教师评分'
    case 'questions_many':
      return leftOut()
    case 'answers':
      return cause.becomes === 'first'
        ? '只会保留第一个，请在导入后补上其他答案'
        : '请自行评分，所有可接受的答案会放在反馈里'
    case 'styles':
      return '改为普通字体'
    case 'marks':
      return '因此不会包括在内'
    case 'schemes':
      return cause.becomes === 'dropped' ? '因此不会包括在内' : '改放在解析里'
    case 'explanations':
      return '因此不会包括在内'
  }
}

const leftOut = (): string => '不会包括在文件里'

export const losses: typeof english = {
  cannot,
  instead,
  leftOut,
  sentence: (what, done, numbers) => `${what}，${done}（第${numbers.join('、')}题）。`,
  ofPaper: {
    record: (format) => `${format}没有实验记录页，该页不会包括在文件里，请另外印发。`,
    answers: (format) => `只有试卷的${format}不含答案，不能重新导入为完整的试卷；包括试卷和答案的文件则可以。`,
  },
  heading: (format) => `${format}不能容纳的内容`,
  choice: '这些题目',
  choices: {
    convert: { name: '转换', hint: '按上述方式处理。' },
    leave_out: { name: '略去', hint: '文件只包括能完整保留的题目。' },
  },
  nothingLeft: (format, advice) =>
    advice === 'convert'
      ? `${format}不能原样容纳任何题目，请选择“转换”，或不选${format}。`
      : `${format}不能容纳任何题目，请不要选${format}。`,
}
