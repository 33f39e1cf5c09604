/** A day as the reader's language writes it. */
import type { Language } from '#domain/language.ts'
import { DATE_TAGS } from '../app/language.ts'

export const formatDate = (time: string, language: Language): string => new Intl.DateTimeFormat(DATE_TAGS[language], { dateStyle: 'medium' }).format(new Date(time))
