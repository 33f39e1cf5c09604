/** What is asked about the plans: each question where it has a meaning on this server. */
import { ChevronDown } from 'lucide-react'
import { PLAN_LIMITS, UNLIMITED } from '#domain/plan.ts'
import { usedFace } from '../floor/usage.ts'
import type { PublicFacts } from '../public-floor/facts.ts'
import { usePublicReader } from '../public-floor/reader.ts'

export function Questions({ facts: { plans, takesPayment, ai, uploads } }: { readonly facts: PublicFacts }) {
  const {
    language,
    texts: {
      pricing: { questions, plan: nameOf },
    },
  } = usePublicReader()
  const isLimited = plans.some(({ limits }) => PLAN_LIMITS.some((limit) => limits[limit] !== UNLIMITED))
  const pages = plans.map(({ name, limits: { pagesPerPdf } }) =>
    pagesPerPdf === UNLIMITED
      ? questions.size.anyPages(nameOf(name))
      : questions.size.pages(nameOf(name), usedFace(pagesPerPdf)),
  )
  const asked = [
    ...(isLimited ? [questions.usedUp, questions.credits] : []),
    {
      question: questions.size.question,
      answer: [questions.size.answer(uploads.files, uploads.megabytes), ...pages].join(language === 'en' ? ' ' : ''),
    },
    ...(isLimited ? [questions.mock] : []),
    ...(plans.some(({ monthlyPriceHkd }) => monthlyPriceHkd > 0)
      ? [takesPayment ? questions.card : questions.payment]
      : []),
    questions.privacy,
    ai === 'none' ? questions.ai : questions.withAi,
    questions.own,
  ]
  return (
    <section aria-labelledby="questions-title" className="grid gap-4">
      <h2 id="questions-title" className="text-xl font-semibold">
        {questions.title}
      </h2>
      <div className="grid divide-y divide-line rounded-card border border-line bg-surface">
        {asked.map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-5 py-3 font-medium hover:bg-raised [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown size={18} aria-hidden className="shrink-0 text-muted group-open:rotate-180" />
            </summary>
            <p className="max-w-[70ch] px-5 pb-4 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
