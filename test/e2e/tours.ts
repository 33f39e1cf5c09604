/** Goes to every screen and into every state of it that exists, in the language of a reader. */
import { expect } from 'vitest'
import type { Draft } from '#web/wizard/draft.ts'
import type { AiSuite } from './ai-suite.ts'
import { aiTour } from './ai-tour.ts'
import { dashboard, link } from './dashboard-tour.ts'
import type { Looking, Theme } from './looks.ts'
import { asVisitor, newcomer } from './newcomer-tour.ts'
import { publicPages, withoutDocument } from './public-tour.ts'
import type { Reader } from './reader.ts'
import type { Suite } from './suite.ts'
import { signUp } from './teacher.ts'
import { teacherAtWork } from './wizard-draft.ts'
import { wizard } from './wizard-tour.ts'

/** With every way to sign in, and payment, though Google and Stripe are nowhere. */
export const SETTINGS = {
  google: { issuer: 'http://127.0.0.1:1', clientId: 'x', clientSecret: 'x' },
  payment: { secretKey: 'sk_test_x', webhookSecret: 'whsec_x', host: 'http://127.0.0.1:1' },
} as const

/** A page is opened in the theme of its tour. */
const THEME = {
  newcomer: 'dark',
  teacher: 'light',
  'public pages': 'light',
  'without a document': 'light',
  'with an AI service': 'dark',
} as const satisfies Record<(typeof TOURS)[number], Theme>

export const TOURS = ['newcomer', 'teacher', 'public pages', 'without a document', 'with an AI service'] as const
export type Tours = Readonly<Record<(typeof TOURS)[number], (reader: Reader) => Promise<void>>>

/** Each throws what the pages say went wrong; what is looked for in their states is for `looking` to say. */
export function toursOf(suite: Suite, ai: AiSuite, looking: Looking): Tours {
  return {
    newcomer: async ({ language, texts }) => {
      const { page, context, faults } = await suite.open({ language, theme: THEME.newcomer })
      await asVisitor(looking(page, language, texts))
      await signUp(context, suite.url)
      await newcomer(looking(page, language, texts))
      expect(faults).toEqual([])
      await context.close()
    },
    teacher: async ({ language, texts, file }) => {
      const teacher = await teacherAtWork(suite.browser, suite.url, `samples/${file}`, 3)
      const draft: Draft = {
        ...teacher.draft,
        configuration: {
          ...teacher.draft.configuration,
          language,
          questionTypes: ['multiple_choice', 'true_false', 'fill_blank', 'short_answer'],
          totalQuestions: 9,
        },
      }
      const { page, context, faults } = await teacher.open(1, draft, { language, theme: THEME.teacher })
      const look = looking(page, language, texts)
      const paperId = await wizard(suite, look, file)
      await dashboard(look, teacher)
      await link(look, paperId)
      expect(faults).toEqual([])
      await context.close()
    },
    'public pages': async ({ language, texts }) => {
      const { page, context, faults } = await suite.open({ language, theme: THEME['public pages'] })
      await publicPages(suite, looking(page, language, texts), language)
      expect(faults).toEqual([])
      await context.close()
    },
    'without a document': async ({ language, texts }) => {
      const { page, context, faults } = await suite.open({ language, theme: THEME['without a document'] })
      await withoutDocument(looking(page, language, texts), language)
      expect(faults.filter((fault) => !fault.includes('ERR_FAILED'))).toEqual([])
      await context.close()
    },
    'with an AI service': (reader) => aiTour(ai, reader, looking, THEME['with an AI service']),
  }
}
