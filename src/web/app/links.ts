/** Where the links of the navigation bar lead, in the specification's order (section 2, decision D29). */
import type { LinkProps } from '@tanstack/react-router'
import type { InterfaceTexts } from '#messages/interface/en.ts'

export type LinkName = keyof InterfaceTexts['navigation']['links']
export type NavigationLink = { readonly name: LinkName; readonly to: NonNullable<LinkProps['to']>; readonly isSignedIn?: true }

/** A screen that is built adds its line: home, features and pricing have none yet. */
export const LINKS: readonly NavigationLink[] = [
  { name: 'dashboard', to: '/dashboard', isSignedIn: true },
  { name: 'generator', to: '/generator' },
  { name: 'hkdse', to: '/hkdse' },
]

/** The plans, for whoever wants a greater one. */
export const PRICING = LINKS.find(({ name }) => name === 'pricing')

export const linksFor = (isSignedIn: boolean): readonly NavigationLink[] => LINKS.filter((link) => isSignedIn || link.isSignedIn === undefined)
