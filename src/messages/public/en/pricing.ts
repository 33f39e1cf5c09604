import { BIN_DAYS, SIGN_UP_CREDITS } from '#domain/limits.ts'
import type { PlanLimit } from '#domain/plan.ts'

const counted = (amount: string, one: string, more: string): string => `${amount} ${amount === '1' ? one : more}`

export const pricing = {
  title: 'Pricing',
  text: 'The limits below are those of this server. The question papers of the HKDSE page are free for everyone, without an account.',
  plan: (name: string) => name,
  perMonth: 'a month',
  yearly: (price: string, percent: number) => ({ saving: `Save ${percent}% on yearly`, price: `${price} a year` }),
  limits: {
    quizzesPerMonth: (amount) => `${counted(amount, 'paper', 'papers')} a month`,
    documentsPerMonth: (amount) => `${counted(amount, 'document', 'documents')} a month`,
    questionsPerMonth: (amount) => `${counted(amount, 'question', 'questions')} a month`,
    pdfPagesPerMonth: (amount) => `${counted(amount, 'PDF page', 'PDF pages')} a month`,
    pagesPerPdf: (amount) => `${counted(amount, 'page', 'pages')} in one PDF`,
    questionsPerQuiz: (amount) => `${counted(amount, 'question', 'questions')} in one paper`,
    storageBytes: (amount) => `${amount} of storage`,
  } satisfies Record<PlanLimit, (amount: string) => string> as Readonly<Record<PlanLimit, (amount: string) => string>>,
  unlimited: {
    quizzesPerMonth: 'papers without a limit',
    documentsPerMonth: 'documents without a limit',
    questionsPerMonth: 'questions without a limit',
    pdfPagesPerMonth: 'PDF pages without a limit',
    pagesPerPdf: 'PDFs of any number of pages',
    questionsPerQuiz: 'any number of questions in one paper',
    storageBytes: 'storage without a limit',
  } satisfies Record<PlanLimit, string> as Readonly<Record<PlanLimit, string>>,
  priority: 'Priority processing: your documents and papers come first',
  advancedModels: 'Advanced AI models',
  upgrade: (plan: string) => `Upgrade to ${plan}`,
  opening: 'Opening the payment page...',
  failed: 'The payment page could not be opened. Try again.',
  interval: {
    legend: 'How you pay',
    month: 'Monthly',
    year: 'Yearly',
    saving: (percent: number) => `Save ${percent}%`,
  },
  perYear: 'a year',
  start: 'Get Started',
  current: 'Your plan',
  noPayment: 'Payment is not set up on this server. Whoever runs it can move your account to this plan.',
  included: {
    title: 'In every plan',
    items: [
      'Answer key and marking scheme with every paper',
      'PDF of the question paper and of the answer key',
      'Papers in English, Traditional and Simplified Chinese',
      'HKDSE Mathematics Paper 1 and Paper 2',
      'Links for sharing, without answers unless you choose',
      `Deleted papers and documents kept for ${BIN_DAYS} days`,
    ] as readonly string[],
  },
  questions: {
    title: 'Questions and answers',
    usedUp: {
      question: "What happens when a month's allowance is used up?",
      answer:
        'What you have made stays yours. You can go on with credits: a paper costs 1 credit a question, a PDF 1 credit a page. The allowance starts again on the 1st of next month.',
    },
    credits: {
      question: `What are the ${SIGN_UP_CREDITS} free credits?`,
      answer: `Every new account gets ${SIGN_UP_CREDITS} credits, with no subscription required. They are used only past the allowance of the month, and only when you say so.`,
    },
    size: {
      question: 'How large may a document be?',
      answer: (files: number, megabytes: number) =>
        `PDF, Word (.doc and .docx), PowerPoint (.pptx) and text files of up to ${megabytes} MB each, at most ${files} at once.`,
      pages: (plan: string, pages: string) => `On the ${plan} plan a PDF may have ${counted(pages, 'page', 'pages')}.`,
      anyPages: (plan: string) => `On the ${plan} plan a PDF may have any number of pages.`,
    },
    mock: {
      question: 'Do the limits hold for HKDSE papers?',
      answer:
        'They have as many questions as the examination, whatever a plan allows for one paper. Anyone can draw one and print its question paper; the answer key asks for an account.',
    },
    payment: {
      question: 'How do I pay?',
      answer: 'This server takes no payment. Whoever runs it decides which plan an account has.',
    },
    card: {
      question: 'How do I pay?',
      answer:
        'By card, on the page of Stripe: this server never sees the number. Paid by the month or, for less, a year at once. You can cancel at any time in your profile, and keep the plan until the end of what you have paid.',
    },
    privacy: {
      question: 'Who can see my documents and papers?',
      answer:
        'They belong to your account. A paper is private until you share it, and the link shows no answers unless you switch them on. You can revoke it at any time.',
    },
    ai: {
      question: 'Is an AI service needed?',
      answer:
        'No. The built-in engine makes papers on the server itself, so your documents are not sent anywhere else.',
    },
    withAi: {
      question: 'Is my document sent to an AI service?',
      answer:
        'Only when a paper is made of it: the pages that its topics stand on go to the AI service that this server is set up with. What comes back is examined here, wrong questions are dropped as far as they are found, and each answer says how far it can be trusted. Papers of the HKDSE are made by the built-in engine alone.',
    },
    own: {
      question: 'Can our school run it on its own server?',
      answer: 'Yes. Whoever runs the server sets the plans and their limits, and may set none at all.',
    },
  },
}
