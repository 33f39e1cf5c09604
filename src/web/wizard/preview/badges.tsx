/** Where the paper comes from. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Cpu, FlaskConical, Server } from 'lucide-react'
import { health } from '#contract/system.ts'
import { call } from '../../api/call.ts'
import { useTexts } from '../../app/texts.ts'

const healthQuery = queryOptions({ queryKey: ['health'], queryFn: ({ signal }) => call(health, { signal }), staleTime: 10 * 60_000 })
const BUILT_IN = 'built-in'

/** Without an AI provider the built-in engine is the default, not a failure; a sample stands for a generation that failed (decision D17). */
export function Badges({ isSample }: { readonly isSample: boolean }) {
  return <ul className="flex flex-wrap gap-2 text-sm">{isSample ? <SampleBadge /> : <ServerBadges />}</ul>
}

function SampleBadge() {
  const { badges } = useTexts().preview
  return <li className="inline-flex items-center gap-1.5 rounded-full border border-warn bg-surface px-3 py-0.5 font-medium text-warn"><FlaskConical size={14} aria-hidden />{badges.sample}</li>
}

function ServerBadges() {
  const { badges } = useTexts().preview
  const provider = useQuery(healthQuery).data?.ai.provider
  return (
    <>
      <li className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-0.5"><Server size={14} aria-hidden className="text-ok" />{badges.backend}</li>
      {provider === undefined ? null : <li className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-0.5"><Cpu size={14} aria-hidden className="text-accent" />{provider === BUILT_IN ? badges.builtIn : badges.engine(provider)}</li>}
    </>
  )
}
