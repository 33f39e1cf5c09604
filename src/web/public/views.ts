/** What can stand between the bar and the foot of a public page. */
import type { ComponentType } from 'react'
import { HkdsePapers } from '../hkdse/hkdse-papers.tsx'
import { Landing } from '../landing/landing.tsx'
import { Pricing } from '../pricing/pricing.tsx'
import type { PublicPage } from '../floor/addresses.ts'
import type { PublicFacts } from '../public-floor/facts.ts'
import { Missing } from './missing.tsx'

export type ViewName = PublicPage | 'missing'

export const VIEWS: Readonly<Record<ViewName, ComponentType<{ readonly facts: PublicFacts }>>> = {
  landing: Landing,
  pricing: Pricing,
  hkdse: HkdsePapers,
  missing: Missing,
}
