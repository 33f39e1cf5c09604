/** Who is signed in, and what belongs to the account. */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowUpCircle, LayoutDashboard, LogOut } from 'lucide-react'
import { FREE } from '#domain/plan.ts'
import type { Me } from '../sign-in/sign-in-provider.tsx'
import { Menu, MenuItem, MenuLine, MenuLink, MenuText } from '../ui/menu.tsx'
import { usageQuery } from '../api/queries.ts'
import { CreditBalance } from '../plans/credit-balance.tsx'
import { publicAddress } from '../floor/addresses.ts'
import { useReader } from '../floor/texts.ts'
import { useSignOut } from './use-sign-out.ts'

export function AccountMenu({ me }: { readonly me: Me }) {
  const {
    language,
    texts: { navigation },
  } = useReader()
  const { data } = useQuery(usageQuery)
  const signOut = useSignOut()
  const name = me.name.trim() === '' ? navigation.user : me.name
  const face = (
    <span
      aria-hidden
      className="grid size-8 place-items-center rounded-full bg-accent text-sm font-semibold text-accent-ink uppercase"
    >
      {[...name][0]}
    </span>
  )
  return (
    <Menu label={navigation.chosen(navigation.account, name)} className="px-1!" face={face}>
      <MenuText>
        <p className="font-medium break-words">{name}</p>
        <p className="text-sm break-all text-muted">{me.email}</p>
        <CreditBalance credits={data?.credits ?? me.credits} />
      </MenuText>
      <MenuLine />
      <MenuLink link={<Link to="/dashboard" />}>
        <LayoutDashboard size={16} aria-hidden />
        {navigation.links.dashboard}
      </MenuLink>
      {me.tier === FREE.tier ? (
        <MenuLink link={<a href={publicAddress('pricing', language)}>{navigation.upgrade}</a>}>
          <ArrowUpCircle size={16} aria-hidden />
          {navigation.upgrade}
        </MenuLink>
      ) : null}
      <MenuItem onClick={signOut}>
        <LogOut size={16} aria-hidden />
        {navigation.signOut}
      </MenuItem>
    </Menu>
  )
}
