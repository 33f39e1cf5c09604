/** The plan, what of it is used, and the way to a greater one. */
import { useQuery } from '@tanstack/react-query'
import { ArrowUpCircle } from 'lucide-react'
import { FREE, UNLIMITED } from '#domain/plan.ts'
import { wordError } from '../api/call.ts'
import { usageQuery } from '../api/queries.ts'
import { DATE_TAGS } from '../floor/language.ts'
import { useReader } from '../floor/texts.ts'
import { usageLevel, usagePercent } from '../floor/usage.ts'
import type { Me } from '../sign-in/sign-in-provider.tsx'
import { CreditBalance } from '../plans/credit-balance.tsx'
import { publicAddress } from '../floor/addresses.ts'
import { buttonLook } from '../ui/button.tsx'
import { Meter } from '../ui/meter.tsx'
import { Notice } from '../ui/notice.tsx'

const METERS = [
  { name: 'quizzes', of: 'quizzes', limit: 'quizzesPerMonth' },
  { name: 'questions', of: 'questions', limit: 'questionsPerMonth' },
  { name: 'documents', of: 'documents', limit: 'documentsPerMonth' },
  { name: 'pdfPages', of: 'pdfPages', limit: 'pdfPagesPerMonth' },
  { name: 'storage', of: 'storageBytes', limit: 'storageBytes' },
] as const
const MEGABYTE = 1024 * 1024

export function PlanCard({ me }: { readonly me: Me }) {
  const {
    language,
    texts: {
      account: { plan },
      quota,
      common,
    },
  } = useReader()
  const { data, error } = useQuery(usageQuery)
  if (error !== null) return <Notice kind="bad">{wordError(error, language, plan.failed, common.offline)}</Notice>
  if (data === undefined)
    return (
      <p role="status" className="text-muted">
        {common.loading}
      </p>
    )
  const number = new Intl.NumberFormat(DATE_TAGS[language])
  const size = new Intl.NumberFormat(DATE_TAGS[language], { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 })
  const face = (name: (typeof METERS)[number]['name'], amount: number): string =>
    name === 'storage' ? size.format(amount / MEGABYTE) : number.format(amount)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid gap-1">
          <p className="font-medium">{plan.plan(data.tier.slice(0, 1).toUpperCase() + data.tier.slice(1))}</p>
          <CreditBalance credits={data.credits} />
        </div>
        {me.tier === FREE.tier ? (
          <a href={publicAddress('pricing', language)} className={buttonLook('secondary')}>
            <ArrowUpCircle size={16} aria-hidden />
            {plan.upgrade}
          </a>
        ) : null}
      </div>
      <dl className="grid gap-4 sm:grid-cols-2">
        {METERS.map(({ name, of, limit }) => {
          const [used, most] = [data.usage[of], data.limits[limit] ?? UNLIMITED]
          const told =
            most === UNLIMITED ? plan.unlimited(face(name, used)) : plan.used(face(name, used), face(name, most))
          return (
            <div key={name} className="grid gap-1.5 text-sm">
              <dt className="font-medium">{plan.meters[name]}</dt>
              <dd className="grid gap-1.5 text-muted tabular-nums">
                {told}
                <Meter
                  label={plan.meters[name]}
                  told={told}
                  percent={usagePercent(used, most)}
                  level={usageLevel(used, most)}
                />
              </dd>
            </div>
          )
        })}
      </dl>
      <p className="text-sm text-muted">{quota.resets}</p>
    </>
  )
}
