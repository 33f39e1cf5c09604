/** A statement whose `____` is a blank. */
import { blank, type RichText } from '#domain/rich-text.ts'
import { rich } from './offer.ts'

export const withBlank = (text: string): RichText =>
  text.split('____').flatMap((part, index) => (index === 0 ? rich(part) : [blank, ...rich(part)]))
