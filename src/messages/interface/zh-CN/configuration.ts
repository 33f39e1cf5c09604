import type { InterfaceTexts } from '../en.ts'

export const configuration: InterfaceTexts['configuration'] = {
  groups: { paper: '试卷', questions: '题目', marks: '分值和时间', print: '注意事项和参考答案' },
  title: '试卷标题',
  titleHint: '默认以文档的标题或第一个主题的学科命名，可自行修改。',
  language: '语言',
  languageHint: '用于标题和注意事项。题目沿用文档的语言；繁体与简体中文可互相转换。',
  languageHintWithAi: '标题、注意事项和题目都用这种语言；原文是另一种语言的，会翻译过来。',
  languageHintOfUnits: '标题、注意事项和题目都用这种语言。',
  difficulty: '难度',
  levels: ({ easy, medium, hard }) => `容易${easy}题，中等${medium}题，较难${hard}题`,
  types: '题型',
  typeNames: {
    multiple_choice: '选择题',
    true_false: '判断题',
    fill_blank: '填空题',
    matching: '匹配题',
    short_answer: '简答题',
    essay: '论述题',
    long_question: '综合题',
  },
  gives: (most) => (most === 0 ? '没有' : `约${most}题`),
  moreTypes: (usual, asked) =>
    usual === 0
      ? '所选主题无法提供合适的选择题或论述题，因此已选中其他题型。'
      : `所选主题约有${usual}道合适的选择题和论述题，而试卷需要${asked}题，因此也已选中其他题型。`,
  typesGive: (given, asked) =>
    `按所选主题，这些题型约有${given}道合适的题目，试卷需要${asked}题，其余会以较弱的题目补足。`,
  numbers: { totalQuestions: '题目总数', timeLimit: '考试时间（分钟）', totalMarks: '总分' },
  range: (least, most) => `${least}至${most}`,
  fellBack: (value) => `留空或不是整数，已改为${value}。`,
  fromTopics: (least, most) => `按所选主题的题数；${least}至${most}`,
  untouchedMarks: (each) => `约每题${each}分，较长的题目分值较高。输入总分后，全卷分值会与之完全一致。`,
  restore: {
    title: '使用默认标题',
    questionTypes: '使用默认题型',
    totalQuestions: '按主题的题数',
    totalMarks: '恢复为一般分数',
    instructions: '使用默认注意事项',
  },
  instructions: '注意事项',
  instructionsHint: '印在题目之前，每行一项。未修改前，会随时间和语言而变。',
  includeAnswerKey: '附参考答案',
  includeAnswerKeyHint: '参考答案另成一份，供教师使用；学生只拿到试卷。',
  paperFormat: '试卷格式',
  formats: { standard: '普通试卷', hkdse_paper1: '文凭试卷一', hkdse_paper2: '文凭试卷二' },
  plan: {
    title: '你的套餐',
    perPaper: (most) => `每份试卷最多${most}题`,
    questionsLeft: (left, limit) => `本月还剩${left}题（共${limit}题）`,
    papersLeft: (left, limit) => `本月还剩${left}份试卷（共${limit}份）`,
    tooMany: '请减少题数，或分成两份试卷。',
    tooManyThisMonth: (asked, left) =>
      `这份试卷要求${asked}题，而本月只剩${left}题。请减少题数，或等到下月1日用量重新计算。`,
    noPaperThisMonth: '本月已没有剩余的试卷数量。用量将于下月1日重新计算；你在这里输入的内容会保留。',
    use: (questions) => `改为${questions}题`,
    unknown: '暂时无法读取套餐的上限，生成试卷时会再次核对。',
  },
  meter: {
    marks: '分值',
    minutes: '分钟',
    marksEach: (each, questions) => `共${questions}题，平均每题${each}分`,
    marksShort: (needed) => `分值不足：每题至少1分，至少需要${needed}分`,
    marksWillBe: (marks, asked) =>
      marks < asked
        ? `按题型，这些题目最多可占${marks}分，未达${asked}分：全卷将为${marks}分`
        : `这些题目至少须占${marks}分，多于${asked}分：全卷将为${marks}分`,
    usualMarks: (usual) => `一般为${usual}分`,
    about: (marks) => `约${marks}`,
    minutesNeeded: (needed, limit) => `约需${needed}分钟，考试时间${limit}分钟`,
    spare: (minutes) => (minutes === 0 ? '时间刚好' : `时间充裕：还剩${minutes}分钟`),
    over: (minutes) => `时间紧张：比考试时间多${minutes}分钟`,
    told: (amount, basis, words) => `${amount}（${basis}）。${words}`,
    minutesBasis: (each) => `按每分${each}分钟计算`,
  },
  previous: '上一步',
  next: '选择模板',
}
