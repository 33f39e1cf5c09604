/** Where the links of the navigation bar lead, in the specification's order (section 2, decision D29). */
import type { LinkProps } from '@tanstack/react-router'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { publicAddress } from '../floor/addresses.ts'

export type LinkName = keyof InterfaceTexts['navigation']['links']
/** To a screen of the application, or to a public page, which is loaded as a page of its own. */
export type NavigationLink = { readonly name: LinkName } & (
  | { readonly to: NonNullable<LinkProps['to']> }
  | { readonly href: string }
)

export function linksFor(isSignedIn: boolean, language: InterfaceLanguage): readonly NavigationLink[] {
  const home = publicAddress('landing', language)
  return [
    { name: 'home', href: home },
    ...(isSignedIn ? [{ name: 'dashboard', to: '/dashboard' } as const] : []),
    { name: 'generator', to: '/generator' },
    { name: 'hkdse', href: publicAddress('hkdse', language) },
    { name: 'features', href: `${home}#features` },
    { name: 'pricing', href: publicAddress('pricing', language) },
  ]
}
