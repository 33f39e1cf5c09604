import type { QuotaCause } from '#domain/refusal.ts'

export const quota = {
  causes: {
    quiz: { title: 'Monthly Quiz Limit Reached', text: "You've used all your quiz generations for this month." },
    questions: {
      title: 'Monthly Question Limit Reached',
      text: "You've used all your question generations for this month.",
    },
    pdf: { title: 'PDF Upload Limit Reached', text: "You've used all your PDF pages for this month." },
    document: {
      title: 'Monthly Document Limit Reached',
      text: "You've used all your document uploads for this month.",
    },
    storage: {
      title: 'Storage Limit Reached',
      text: "You've used all your storage. Delete documents that you no longer need.",
    },
  } satisfies Record<QuotaCause, { readonly title: string; readonly text: string }>,
  usage: 'Usage',
  used: (used: string, limit: string) => `${used} of ${limit} used`,
  resets: 'Your usage will reset on the 1st of next month.',
  operator: 'On a server of your own school, whoever runs it can raise the limits of the plan table (PLANS_FILE).',
  credits: (credits: number) => (credits === 1 ? 'Use 1 credit' : `Use ${credits} credits`),
  /** Of a document whose pages nobody has counted yet. */
  creditsByPage: 'Use credits (1 a page)',
  balance: (credits: string) => `You have ${credits}.`,
  tooFew: (required: string, credits: string) => `This needs ${required}, and you have ${credits}.`,
  insufficient: 'Insufficient credits',
  later: 'Maybe Later',
  upgrade: 'Upgrade to Pro',
}
