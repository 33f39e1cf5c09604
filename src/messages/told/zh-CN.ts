/** 产品对使用者所说的话：简体中文。 */
import { FRESH_SIGN_IN_MINUTES } from '#domain/limits.ts'
import { MOST_MARKS } from '#domain/type-marks.ts'
import type { ConfigurationNumber } from '#domain/configuration.ts'
import type { PlanLimit } from '#domain/plan.ts'
import { optionLetter } from '#domain/question.ts'
import type { AiCause, QuotaCause } from '#domain/refusal.ts'
import type { RenderFault } from '#domain/render-fault.ts'
import { fileSize } from '../number-words.ts'
import { languageNames, pagesWord, typeNames } from '../printed/zh-CN.ts'
import { wordExpected, type ExpectedWords } from '../word-expected.ts'
import type { ToldMessages } from './en.ts'
import { losses } from '../losses/zh-CN.ts'

const size = (bytes: number): string => fileSize(bytes, 'zh-CN')

const expectedWords: ExpectedWords = {
  types: {
    text: '文字',
    number: '数字',
    whole: '整数',
    boolean: 'true或false',
    list: '列表',
    object: '有字段名的对象',
    null: 'null',
  },
  oneOf: (values) => `${values}其中之一`,
  bounded: {
    characters: { at_least: (bound) => `至少${bound}个字符`, at_most: (bound) => `最多${bound}个字符` },
    entries: { at_least: (bound) => `至少${bound}项`, at_most: (bound) => `最多${bound}项` },
    number: { at_least: (bound) => `不小于${bound}的数字`, at_most: (bound) => `不大于${bound}的数字` },
  },
  moment: (example) => `时刻，例如${example}`,
  multiple: (of) => `${of}的倍数`,
  or: '或',
  expected: (wanted) => `应为${wanted}`,
  missing: (wanted) => `没有收到内容，应为${wanted}`,
  missingOneOf: (names) => `${names}均没有收到，须提交其中一项`,
}

const planLimitNames = {
  quizzesPerMonth: '每月试卷数',
  documentsPerMonth: '每月文档数',
  questionsPerMonth: '每月题目数',
  pdfPagesPerMonth: '每月PDF页数',
  pagesPerPdf: '每份PDF页数',
  questionsPerQuiz: '每卷题目数',
  storageBytes: '存储空间',
} satisfies Record<PlanLimit, string>

const numberFields = { totalQuestions: '题目总数', timeLimit: '考试时间', totalMarks: '总分' } satisfies Record<
  ConfigurationNumber,
  string
>

const choiceFields = { type: '题型', difficulty: '难度', language: '语言', format: '试卷格式' }

const aiCauses = {
  timeout: 'AI服务没有及时响应',
  rate_limited: 'AI服务过于繁忙',
  unavailable: '无法连接AI服务',
  misconfigured: 'AI服务不接受所设置的密钥、模型或网址',
  refused: 'AI服务拒绝回答',
  too_large: 'AI服务的响应过长',
  empty: 'AI服务没有返回内容',
  nothing_usable: 'AI服务的响应没有可用的内容',
} satisfies Record<AiCause, string>

const quotaSentence = (cause: QuotaCause, usage: number, limit: number): string => {
  switch (cause) {
    case 'quiz':
      return `本月出卷次数已达上限：已用${usage}次，上限${limit}次。`
    case 'questions':
      return `本月出题数量已达上限：已用${usage}题，上限${limit}题。`
    case 'pdf':
      return `本月PDF页数已达上限：已用${usage}页，上限${limit}页。`
    case 'document':
      return `本月上传文档数量已达上限：已用${usage}份，上限${limit}份。`
    case 'storage':
      return `存储空间已满：已用${size(usage)}，上限${size(limit)}。请删除不再需要的文档。`
  }
}

const near = (piece: string): string => (piece === '' ? '' : `在“${piece}”处停止。`)

const renderFault = (fault: RenderFault): string => {
  switch (fault.kind) {
    case 'latex':
      return `${fault.message.replace(/\.?$/, '.')}${near(fault.near)}`
    case 'no_such_package':
      return `没有“${fault.name}”这个宏包。请用TikZ、pgfplots、circuitikz、chemfig、tikz-cd或tikz-3dplot绘图。`
    case 'no_such_library':
      return `没有“${fault.name}”这个库。请改用其他方法绘图。`
    case 'no_such_sign':
      return `没有字体收录“${fault.sign}”这个符号。请改用其他写法。`
    case 'too_long':
      return `LaTeX超过${fault.most}个字符。请缩短。`
    case 'too_large':
      return '图形太大。请缩小图形、减少点数，或调低分辨率。'
    case 'too_slow':
      return `未能在${fault.seconds}秒内完成。请检查是否有死循环，或减少点数。`
    case 'busy':
      return '目前有很多图正在绘制。请稍后重试。'
    case 'nothing_drawn':
      return '这段LaTeX没有画出任何内容。'
    case 'failed':
      return '无法画出这段LaTeX。请重试，或写得简单一些。'
  }
}

export const zhCN: ToldMessages = {
  readingFaults: {
    empty: () => '文件是空的。请选择含有课文的文件。',
    too_large: ({ limit }) =>
      `文件${limit === undefined ? '太大' : `超过${size(limit)}`}。请拆分文件，或压缩图片后重新保存。`,
    wrong_type: ({ found, claimed }) =>
      `文件名显示为${claimed === undefined ? '另一类型' : `.${claimed}`}，内容却是${found?.toUpperCase() ?? '其他类型'}。请另存为PDF、.docx、.pptx或.txt。`,
    unsupported_type: ({ found, claimed }) =>
      `无法读取${(found ?? claimed)?.toUpperCase() ?? '这类'}文件。请另存为PDF、.doc、.docx、.pptx或.txt。`,
    old_word: () => '文件由Word 97之前的版本制作。请用Word或LibreOffice打开，另存为.docx。',
    password: () => '文件设有密码。请另存一份没有密码的副本再选择。',
    damaged: () => '文件已损坏，无法打开。请用原来的程序打开并重新保存，再选择新文件。',
    scan: ({ pages, found }) =>
      found === 'docx' || found === 'pptx'
        ? '文件只有图片，没有可读取的文字。请另存为PDF以便识别图片中的文字（OCR），或选择原来的文档。'
        : `${pages === undefined ? '各页' : pagesWord(pages)}是文字的图片，没有可读取的文字。请先做文字识别（OCR），或选择原来的文档。`,
    doubtful_scan: ({ pages }) =>
      `${pages === undefined ? '各页' : pagesWord(pages)}是文字的图片，无法准确识别。请摆正文档，以300 dpi重新扫描，或选择原来的文档。`,
    garbage_text: () => '文件的文字编码无法识别。请选择原来的文档，或重新打印成PDF。',
    too_many_pages: ({ limit, found }) =>
      `文件${found === undefined ? '页数太多' : `共有${found}页`}${limit === undefined ? '' : `，最多可读取${limit}页`}。请只选所需的章节，或拆分文件。`,
    no_text: () => '文件中没有可用来出题的文字。请选择含有课文的文档。',
    too_slow: () => '读取文件用时过长。请拆分文件，或用原来的程序重新保存。',
    too_much_memory: () => '读取文件所需的内存超出上限。请拆分文件，或压缩图片后重新保存。',
  },
  readingWarnings: {
    scanned_pages: ({ pages }) => `${pagesWord(pages)}是文字的图片，无法读取。如要使用，请先做文字识别（OCR）。`,
    parts_not_read: () => '文档插入了其他文件，其中的文字无法读取。请用Word打开并重新保存，再选择新文件。',
    hidden_slides: ({ pages }) =>
      `已略去隐藏的幻灯片（${pagesWord(pages)}）。如要使用，请在PowerPoint取消隐藏并重新保存，再选择文件。`,
    recognised_pages: ({ pages }) => `${pagesWord(pages)}的文字由图片识别（OCR）得出，请核对引文。`,
    doubtful_pages: ({ pages }) =>
      `${pagesWord(pages)}是文字的图片，无法准确识别，已略去。请摆正文档，以300 dpi重新扫描。`,
    pages_beyond_recognition: ({ pages }) =>
      `扫描页数超过一份文档可识别的上限，已略去${pagesWord(pages)}。如要使用，请拆分文件。`,
    garbage_pages: ({ pages }) => `${pagesWord(pages)}的文字编码无法识别，已略去。`,
    truncated: ({ pages }) =>
      pages.length === 0 ? '文档很长，只读取了开头部分。' : `文档很长，已略去${pagesWord(pages)}。`,
    formulas_lost: ({ pages }) =>
      `${pages.length === 0 ? '文档' : pagesWord(pages)}有部分公式无法读取，相关句子已略去。`,
  },
  recognition: {
    install: (files, folder) =>
      `如要识别这些页面，请把Tesseract的语言文件（${files.join('、')}）放进文件夹${folder}，然后再试；获取方法见docs/ocr.md。`,
    progress: (document, done, all) => `${document}：正在识别文字，第${done}页，共${all}页`,
  },
  questions: {
    notAnArray: '题目数据不是数组',
    inQuestion: (number, sentence) => `第${number}题：${sentence}`,
    wrongField: (field, problem) => (field === '' ? `这不是试卷：${problem}。` : `字段${field}有误：${problem}。`),
  },
  faults: {
    not_an_object: () => '这不是题目：应为含有题目文字、题型和答案的对象。',
    question_too_large: () => '内容过长，不可能是一道题目。',
    text_missing: () => '题目文字须为字符串，且不能为空。',
    type_missing: () => '题型须为字符串，例如multiple_choice或short_answer。',
    type_unknown: ({ found }) => `无法识别题型“${found}”。`,
    passage_unknown: ({ found }) => `题目所属的篇章“${found}”不在试卷内。`,
    key_missing: () => '必须提供正确答案。',
    key_unknown: ({ found }) => `正确答案“${found}”不在可选答案之内。`,
    key_ambiguous: ({ found }) => `正确答案“${found}”可指多个选项，请写明选项字母或全文。`,
    too_few_options: ({ found, least }) => `选择题至少须有${least}个选项，现有${found}个。`,
    option_empty: ({ place }) => `选项${optionLetter(place - 1)}是空的。`,
    blanks_without_keys: ({ blanks, keys }) => `每个空须有一个答案：题目有${blanks}个空，答案有${keys}个。`,
    sides_missing: () => '匹配题左右两栏都须有项目。',
    pairs_incomplete: () => '甲栏每项须对应乙栏一项。',
    part_incomplete: ({ part, missing }) => `第${part}小题没有${missing === 'text' ? '题目文字' : '答案'}。`,
    marks_defaulted: ({ marks }) => `没有标明分值，设为${marks}分。`,
    marks_rounded: ({ found, marks }) => `分值须为整数：${found}分改为${marks}分。`,
    marks_from_parts: ({ stated, marks }) => `各小题共${marks}分，与所标的${stated}分不符。`,
    level_unknown: ({ found }) => `无法识别难度“${found}”，设为中等。`,
    blank_added: () => '题目没有空，已在句末加上。',
    options_repeat: () => '有两个选项相同。',
    figure_dropped: () => '无法保留题目的图。',
    proof_lowered: () => '答案来自外部，视为未经复核。',
    language_differs: ({ wanted }) => `题目没有使用试卷的语言（${languageNames[wanted]}）。`,
    duplicate: ({ of }) => `与第${of}题重复，已略去。`,
    total_marks_out_of_range: ({ total, least, most }) => `总分须为${least}至${most}的整数，不能是${total}。`,
    below_one_mark_a_question: ({ total, needed, questions }) =>
      `${total}分不够分配给${questions}题：至少须有${needed}分。请提高总分或减少题目。`,
    above_what_questions_bear: ({ total, most }) =>
      `这份试卷的题目最多可占${most}分，不能是${total}分：选择题每题最多${MOST_MARKS.choice}分，每个空格${MOST_MARKS.blank}分，简答题${MOST_MARKS.short_answer}分，论述题${MOST_MARKS.essay}分。`,
    over_plan: ({ limit, most, used, asked }) => {
      const amount = (number: number): string => (limit === 'storageBytes' ? size(number) : `${number}`)
      return `套餐上限（${planLimitNames[limit]}）为${amount(most)}：${used === 0 ? '' : `已用${amount(used)}，`}现需${amount(asked)}。`
    },
    title_missing: () => '试卷须有标题。',
    no_types: () => '请至少选择一种题型。',
    unknown_value: ({ field, found, wanted }) =>
      `“${found}”不是可用的${choiceFields[field]}，请选择${wanted.join('、')}。`,
    type_not_offered: ({ type, wanted }) =>
      `这种试卷格式不设${typeNames[type]}，请选择${wanted.map((other) => typeNames[other]).join('、')}。`,
    number_out_of_range: ({ field, found, least, most }) =>
      `${numberFields[field]}须为${least}至${most}，不能是${found}。`,
  },
  answered: (status) => `服务器无法处理此请求（HTTP ${status}），请稍后重试。`,
  losses,
  processing: { cancelled: '已取消读取。', interrupted: '读取多次中断，请重新上传文档。' },
  refusals: {
    unauthenticated: () => '请先登录',
    sign_in_again: () => `请先重新登录：你必须在过去${FRESH_SIGN_IN_MINUTES}分钟内登录过，才能进行这项操作。`,
    foreign_origin: () => '此请求来自其他网站，已被拒绝。请在出卷网站内重试。',
    not_found: () => '找不到所需内容，或该内容不属于你。',
    invalid_input: ({ field, expected }) => {
      const wanted = expected === undefined ? undefined : wordExpected(expected, expectedWords)
      if (field === '') return `无法处理此请求：${wanted ?? '内容不符合要求'}。`
      return `字段“${field}”的内容不符合要求${wanted === undefined ? '，请更正后重试' : `：${wanted}`}。`
    },
    body_too_large: ({ mostBytes }) => `请求的内容超过${size(mostBytes)}，请分次提交。`,
    no_file: () => '没有收到文件。请选择PDF、.doc、.docx、.pptx或.txt文件。',
    too_many_files: ({ most }) => `每次最多可上传${most}个文件，其余请稍后再上传。`,
    file_too_large: ({ mostBytes, name }) => `“${name}”超过${size(mostBytes)}。请拆分文件，或缩小图片后再保存。`,
    file_type_unsupported: ({ name }) => `“${name}”不是PDF、.doc、.docx、.pptx或.txt文件，请另存为其中一种格式。`,
    document_not_ready: ({ name }) => `“${name}”仍在读取中，请等待完成后重试。`,
    document_unread: ({ name }) => `“${name}”未能读取，无法据此出题。请选择其他文档。`,
    no_such_topic: ({ topic }) => `这些文档中没有主题“${topic}”。请重新加载主题后再选。`,
    no_such_template: ({ template }) => `没有模板“${template}”。请从模板列表中选择。`,
    nothing_carried: ({ format, advice }) =>
      advice === 'convert'
        ? `${format['zh-CN']}不能原样容纳这份试卷的任何题目。请改为转换题目，或不选${format['zh-CN']}。`
        : `${format['zh-CN']}不能容纳这份试卷的任何题目，转换后也不能。请不要选${format['zh-CN']}，或选择另一种格式。`,
    no_such_version: ({ version }) => `这份试卷没有${version}卷：该版本尚未制作。如需现有试卷，请不要指定版本。`,
    no_questions: () => '从这些文档无法出合适的题目。请选择文字较多的文档，或其他题型。',
    question_about_passage: () => '此题考查试卷内的短文或图表，无法另出一题。请自行修改此题，或保留此题。',
    no_other_question: () => '正文中无法再出合适的题目。请改选其他题型或难度，或保留此题。',
    concept_not_covered: ({ topic }) =>
      `暂时没有关于“${topic}”的题目：内置引擎可就中学数学的主题出卷，例如百分法、圆、概率，也可以出整份香港中学文凭考试数学卷。其他科目，请上传文档，再据此出卷。`,
    no_sources: () => '请指明试卷的内容：文档，或课程中的主题。',
    sources_gone: () => '制作此试卷所用的文档已删除，无法据此另出题目。请从回收站还原文档，或保留此题。',
    unknown_strategy: ({ method }) => `未知的出题方式：${method}`,
    ai_failed: ({ cause }) =>
      `服务器的出卷服务不可用。请确保AI服务已正确配置。原因：${aiCauses[cause]}。没有扣除用量。`,
    cancelled: () => '已取消出卷，没有扣除用量。',
    batch_generation_failed: ({ cause }) => `批量出题失败：${aiCauses[cause]}。没有扣除用量。`,
    type_generation_failed: ({ cause }) => `按题型出题失败：${aiCauses[cause]}。没有扣除用量。`,
    no_ai_provider: () => '此服务器没有设置AI服务。请改由文档或主题出卷，或请系统管理员设置（AI_PROVIDER）。',
    paper_unreadable: () => '这份试卷的存档已损坏，无法读取。请从备份恢复服务器的较早状态，或删除这份试卷后重新生成。',
    revision_conflict: ({ revision }) => `内容已在别处更改（现为第${revision}版）。请重新加载，再作修改。`,
    request_in_progress: () => '相同的请求仍在处理中，请稍候。',
    key_of_other_request: () => '此Idempotency-Key已用于另一请求，请使用新的。',
    quota: ({ cause, usage, limit }) => quotaSentence(cause, usage, limit),
    insufficient_credits: () => '点数不足',
    payment_not_set_up: () => '本服务器没有设置付款方式，所以不能在此付款。',
    payment_unavailable: () => '无法连接付款服务。没有扣款，请一分钟后再试。',
    already_subscribed: () => '你已有此方案。如需更改付款方式，请到个人资料。',
    no_subscription: () => '你还没有订阅或付款记录。',
    bad_signature: () => '消息没有付款服务的有效签名，或已过期。',
    rate_limited: ({ retryAfterSeconds }) => `请求过于频繁，请于${retryAfterSeconds}秒后重试。`,
    too_many_streams: ({ most }) => `此账户已在${most}处同时接收进度，已达上限。请关闭其中一个标签页或程序，然后重试。`,
    render_failed: ({ fault }) => `无法绘制LaTeX：${renderFault(fault)}`,
    batch_render_failed: () => '无法批量绘制LaTeX',
    took_too_long: () => '处理时间过长，已经停止，没有扣除用量。请减少题数或选用较短的文档重试。',
    busy: () => '服务器正忙，没有扣除用量，请一分钟后重试。',
    unavailable: () => '暂时无法连接服务，数据没有丢失，请稍后重试。',
    no_space: () => '服务器的存储空间已满，未能保存。已保存的数据不受影响；请告知系统管理员，稍后重试。',
    internal: ({ requestId }) => `系统发生错误，请重试一次。如问题持续，请将请求编号${requestId}告知系统管理员。`,
  },
  command: {
    nothingMade: '无法从这些文件出合适的题目。请选择课文较多的文档，或其他题型。',
  },
}
