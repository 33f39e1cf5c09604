import { BIN_DAYS, SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { PublicTexts } from '../en.ts'

export const pricing: PublicTexts['pricing'] = {
  title: '收費',
  text: '以下是本伺服器的用量上限。香港中學文憑試卷頁的試題人人可免費取得，無須帳戶。',
  plan: (name) => (name === 'Free' ? '免費' : name),
  perMonth: '每月',
  yearly: (price, percent) => ({ saving: `按年付款節省${percent}%`, price: `每年${price}` }),
  limits: {
    quizzesPerMonth: (amount) => `每月${amount}份試卷`,
    documentsPerMonth: (amount) => `每月${amount}份文件`,
    questionsPerMonth: (amount) => `每月${amount}題`,
    pdfPagesPerMonth: (amount) => `每月${amount}頁PDF`,
    pagesPerPdf: (amount) => `每份PDF最多${amount}頁`,
    questionsPerQuiz: (amount) => `每份試卷最多${amount}題`,
    storageBytes: (amount) => `${amount}儲存空間`,
  },
  unlimited: {
    quizzesPerMonth: '試卷數量不設上限',
    documentsPerMonth: '文件數量不設上限',
    questionsPerMonth: '題目數量不設上限',
    pdfPagesPerMonth: 'PDF頁數不設上限',
    pagesPerPdf: '每份PDF的頁數不限',
    questionsPerQuiz: '每份試卷的題數不限',
    storageBytes: '儲存空間不設上限',
  },
  priority: '優先處理你的文件和試卷',
  advancedModels: '進階AI模型',
  upgrade: (plan) => `升級至${plan}`,
  opening: '正在開啟付款頁面……',
  failed: '未能開啟付款頁面，請重試。',
  interval: { legend: '付款方式', month: '按月付款', year: '按年付款', saving: (percent) => `節省${percent}%` },
  perYear: '每年',
  start: '立即開始',
  current: '你現時的計劃',
  noPayment: '本伺服器未設定付款方式。管理伺服器的人可以把你的帳戶轉至這個計劃。',
  included: {
    title: '所有計劃均包括',
    items: [
      '每份試卷附答案和評卷參考',
      '試題和答案均可存成PDF',
      '試卷設英文、繁體中文和簡體中文',
      '香港中學文憑數學科試卷一和試卷二',
      '以連結分享，除非你選擇，否則不附答案',
      `刪除的試卷和文件保留${BIN_DAYS}天`,
    ],
  },
  questions: {
    title: '常見問題',
    usedUp: {
      question: '用完一個月的用量後會怎樣？',
      answer: '已完成的試卷仍然屬於你。你可以用點數繼續：試卷每題1點，PDF每頁1點。用量會在下月1日重新計算。',
    },
    credits: {
      question: `${SIGN_UP_CREDITS}點免費點數有甚麼用？`,
      answer: `每個新帳戶均獲${SIGN_UP_CREDITS}點，無須訂閱。只有在用完當月用量後，並經你同意，才會扣除點數。`,
    },
    size: {
      question: '文件最大可以有多大？',
      answer: (files, megabytes) =>
        `PDF、Word（.doc和.docx）、PowerPoint（.pptx）和純文字檔案，每個不超過${megabytes} MB，每次最多${files}個。`,
      pages: (plan, pages) => `${plan}計劃的每份PDF最多${pages}頁。`,
      anyPages: (plan) => `${plan}計劃不限PDF的頁數。`,
    },
    mock: {
      question: '用量上限適用於香港中學文憑試卷嗎？',
      answer:
        '這些試卷的題數與公開考試相同，不受每份試卷的題數上限所限。任何人都可以產生試卷並列印試題；如需答案，則須登入帳戶。',
    },
    payment: { question: '如何付款？', answer: '本伺服器不收取任何款項。帳戶屬於哪個計劃，由管理伺服器的人決定。' },
    card: {
      question: '如何付款？',
      answer:
        '在Stripe的頁面以信用卡付款，本伺服器不會看到卡號。可按月付款，或一次過付一年以享優惠。你可以隨時在個人檔案取消，計劃會維持至已付款的期限為止。',
    },
    privacy: {
      question: '誰可以看到我的文件和試卷？',
      answer:
        '它們屬於你的帳戶。試卷在你分享之前不會公開；除非你選擇附上答案，否則連結不會顯示答案。你可以隨時撤銷連結。',
    },
    ai: {
      question: '需要使用人工智能服務嗎？',
      answer: '不需要。試卷由伺服器的內置引擎製作，你的文件不會傳送到其他地方。',
    },
    withAi: {
      question: '我的文件會傳送到人工智能服務嗎？',
      answer:
        '只會在以該文件出卷時傳送：系統會把課題所在的頁面傳送到本伺服器所用的人工智能服務。收到的題目會在本伺服器審查，發現有錯的題目不會採用，每個答案旁均註明可信程度。香港中學文憑試的試卷全由內置引擎製作。',
    },
    own: {
      question: '學校可以用自己的伺服器運行嗎？',
      answer: '可以。計劃和用量上限由管理伺服器的人設定，也可以完全不設上限。',
    },
  },
}
