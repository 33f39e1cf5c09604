/** On a narrow screen: the same links, usage, language and theme under one button. */
import { Link } from '@tanstack/react-router'
import { AlignJustify } from 'lucide-react'
import type { Me } from '../sign-in/sign-in-provider.tsx'
import { Menu, MenuLine, MenuLink, MenuText } from '../ui/menu.tsx'
import { linksFor } from './links.ts'
import { LanguageChoice, ThemeChoice } from '../navigation/reader-choices.tsx'
import { useReader } from '../floor/texts.ts'
import { UsageBadge } from './usage-badge.tsx'

export function MobileMenu({ me, className }: { readonly me: Me | null | undefined; readonly className: string }) {
  const {
    language,
    texts: { navigation },
  } = useReader()
  return (
    <Menu label={navigation.menu} className={className} face={<AlignJustify size={22} aria-hidden />}>
      {me ? (
        <div className="sm:hidden">
          <MenuText>
            <UsageBadge className="inline-flex" />
          </MenuText>
        </div>
      ) : null}
      {linksFor(Boolean(me), language).map((link) => (
        <MenuLink
          key={link.name}
          link={'to' in link ? <Link to={link.to} /> : <a href={link.href}>{navigation.links[link.name]}</a>}
        >
          {navigation.links[link.name]}
        </MenuLink>
      ))}
      <MenuLine />
      <LanguageChoice />
      <MenuLine />
      <ThemeChoice />
    </Menu>
  )
}
