/** Language and texts of a public page: the page's own, since its address names the language. */
import { createContext, use } from 'react'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { PublicTexts } from '#messages/public/en.ts'

export type PublicReader = { readonly language: InterfaceLanguage; readonly texts: PublicTexts }

export const PublicReaderContext = createContext<PublicReader | undefined>(undefined)

export function usePublicReader(): PublicReader {
  const reader = use(PublicReaderContext)
  if (reader === undefined) throw new Error('usePublicReader stands outside of PublicReaderContext')
  return reader
}
