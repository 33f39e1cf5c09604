import type { PublicTexts } from '../en.ts'

export const demo: PublicTexts['demo'] = {
  title: '用你的文件试一试',
  text: '选择一章课文或笔记，系统便会找出其中的主题，并出几道示范题目，每题附答案及所依据的原文。',
  privacy: '文件只在你的浏览器内读取，不会离开你的设备。',
  pick: {
    button: '选择文件',
    hint: '或拖放到这里',
    dropNow: '在这里放下文件',
    rules: (megabytes) => `PDF、.doc、.docx、.pptx或.txt，最大${megabytes} MB。选择文件后才会加载阅读程序，约2至4 MB。`,
  },
  working: {
    title: (file) => `正在读取${file}`,
    stages: { loading: '打开阅读程序', reading: '读取文字', topics: '找出主题', questions: '编写示范题目' },
    page: (page, of) => `第${page}页，共${of}页`,
    words: { en: '正在加载英文词典', zh: '正在加载中文词典' },
    states: { done: '完成', now: '进行中', waiting: '未开始' },
    cancel: '取消',
    cancelled: '已取消读取。',
  },
  result: {
    title: (file) => `${file}的内容`,
    facts: (topics, pages) => `${pages === undefined ? '' : `${pages}页，`}${topics}个主题`,
    topics: '主题',
    noTopics: '这段文字没有明显的主题，以下题目涵盖全文。',
    pages: (ranges) => `第${ranges.join('、')}页`,
    upTo: (questions) => (questions === 0 ? '没有这些题型的题目' : questions === 1 ? '1题' : `最多${questions}题`),
    scanned: (ranges) =>
      `第${ranges.join('、')}页是文字的图片，示范时略过。登录后，如服务器装有文字识别（OCR），便可读取。`,
    questions: '示范题目',
    noQuestions: '这段文字出不了这些题型的题目。',
    question: (number) => `第${number}题`,
    numbered: (sign) => `${sign}.`,
    show: '显示答案',
    hide: '隐藏答案',
    true: '正确',
    false: '错误',
    standsOn: '依据原文：',
    standsOnPage: (page) => `依据原文（第${page}页）：`,
  },
  sample: {
    title: '这是样例，并非你的文件',
    doc: (file) =>
      `${file}是旧版Word文件。示范不读取.doc，登录后便可读取。以下是系统从我们自备的一页课文中找到的内容。`,
    failed: (file) =>
      `你的浏览器无法在此读取${file}，登录后会由服务器读取。以下是系统从我们自备的一页课文中找到的内容。`,
    fetching: '正在获取样例',
  },
  faults: {
    title: '无法使用这个文件',
    type: '这里只能使用PDF、.doc、.docx、.pptx和.txt文件。',
    one: '每次只能选择一个文件。',
    tooLong: (limit) => `示范最多读取${limit}页。请选择较短的章节，或登录后按你的套餐上限读取。`,
    scan: '各页是文字的图片。示范不进行文字识别（OCR）；登录后，如服务器装有文字识别，便可读取扫描页。',
    tooLittle: '文字太短或句子太少，无法找出主题或出题。请选择较长的课文。',
    offline: '无法加载阅读程序。请检查网络连接，然后重试。',
  },
  paper: '制作整份试卷',
  paperHint: '注册后，文件会上传到你的账户并读取。',
  again: '试另一个文件',
}
