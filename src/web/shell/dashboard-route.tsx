/** The dashboard with the screen of the account as one of its views: neither screen knows the other. */
import { lazy } from 'react'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { loadPart } from '../ui/load-part.ts'

const Profile = lazy(() =>
  loadPart(() => import('../account/profile.tsx')).then((module) => ({ default: module.Profile })),
)

export const DashboardRoute = () => <Dashboard profile={<Profile />} />
