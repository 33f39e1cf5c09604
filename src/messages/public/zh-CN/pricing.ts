import { BIN_DAYS, SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { PublicTexts } from '../en.ts'

export const pricing: PublicTexts['pricing'] = {
  title: '价格',
  text: '以下是本服务器的用量上限。香港中学文凭试卷页的试题人人可免费获得，无需账户。',
  plan: (name) => (name === 'Free' ? '免费' : name),
  perMonth: '每月',
  yearly: (price, percent) => ({ saving: `按年付款节省${percent}%`, price: `每年${price}` }),
  limits: {
    quizzesPerMonth: (amount) => `每月${amount}份试卷`,
    documentsPerMonth: (amount) => `每月${amount}份文件`,
    questionsPerMonth: (amount) => `每月${amount}题`,
    pdfPagesPerMonth: (amount) => `每月${amount}页PDF`,
    pagesPerPdf: (amount) => `每份PDF最多${amount}页`,
    questionsPerQuiz: (amount) => `每份试卷最多${amount}题`,
    storageBytes: (amount) => `${amount}存储空间`,
  },
  unlimited: {
    quizzesPerMonth: '试卷数量不设上限',
    documentsPerMonth: '文件数量不设上限',
    questionsPerMonth: '题目数量不设上限',
    pdfPagesPerMonth: 'PDF页数不设上限',
    pagesPerPdf: '每份PDF的页数不限',
    questionsPerQuiz: '每份试卷的题数不限',
    storageBytes: '存储空间不设上限',
  },
  priority: '优先处理你的文件和试卷',
  advancedModels: '高级AI模型',
  upgrade: (plan) => `升级到${plan}`,
  opening: '正在打开付款页面……',
  failed: '未能打开付款页面，请重试。',
  interval: { legend: '付款方式', month: '按月付款', year: '按年付款', saving: (percent) => `节省${percent}%` },
  perYear: '每年',
  start: '立即开始',
  current: '你当前的方案',
  noPayment: '本服务器没有设置付款方式。管理服务器的人可以把你的账户转到这个方案。',
  included: {
    title: '所有方案都包括',
    items: [
      '每份试卷附答案和评分参考',
      '试题和答案均可保存为PDF',
      '试卷提供英文、繁体中文和简体中文',
      '香港中学文凭数学科试卷一和试卷二',
      '用链接分享，除非你选择，否则不附答案',
      `删除的试卷和文件保留${BIN_DAYS}天`,
    ],
  },
  questions: {
    title: '常见问题',
    usedUp: {
      question: '用完一个月的用量后会怎样？',
      answer: '已完成的试卷仍然属于你。你可以用点数继续：试卷每题1点，PDF每页1点。用量将在下月1日重新计算。',
    },
    credits: {
      question: `${SIGN_UP_CREDITS}点免费点数有什么用？`,
      answer: `每个新账户可获得${SIGN_UP_CREDITS}点，无需订阅。只有在用完当月用量后，并经你同意，才会扣除点数。`,
    },
    size: {
      question: '文件最大可以有多大？',
      answer: (files, megabytes) =>
        `PDF、Word（.doc和.docx）、PowerPoint（.pptx）和纯文本文件，每个不超过${megabytes} MB，每次最多${files}个。`,
      pages: (plan, pages) => `${plan}方案的每份PDF最多${pages}页。`,
      anyPages: (plan) => `${plan}方案不限PDF的页数。`,
    },
    mock: {
      question: '用量上限适用于香港中学文凭试卷吗？',
      answer:
        '这些试卷的题数与公开考试相同，不受每份试卷的题数上限限制。任何人都可以生成试卷并打印试题；如需答案，则须登录账户。',
    },
    payment: { question: '如何付款？', answer: '本服务器不收取任何款项。账户属于哪个方案，由管理服务器的人决定。' },
    card: {
      question: '如何付款？',
      answer:
        '在Stripe的页面用银行卡付款，本服务器不会看到卡号。可以按月付款，也可以一次付一年以享优惠。你可以随时在个人资料中取消，方案会保留到已付款的期限为止。',
    },
    privacy: {
      question: '谁可以看到我的文件和试卷？',
      answer:
        '它们属于你的账户。试卷在你分享之前不会公开；除非你选择附上答案，否则链接不会显示答案。你可以随时撤销链接。',
    },
    ai: {
      question: '需要使用人工智能服务吗？',
      answer: '不需要。试卷由服务器的内置引擎制作，你的文件不会发送到其他地方。',
    },
    withAi: {
      question: '我的文件会发送到人工智能服务吗？',
      answer:
        '只会在用该文件出卷时发送：系统会把主题所在的页面发送到本服务器所用的人工智能服务。收到的题目会在本服务器审查，发现有错的题目不会采用，每个答案旁都注明可信程度。香港中学文凭考试的试卷全部由内置引擎制作。',
    },
    own: {
      question: '学校可以用自己的服务器运行吗？',
      answer: '可以。方案和用量上限由管理服务器的人设置，也可以完全不设上限。',
    },
  },
}
