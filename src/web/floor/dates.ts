/**
 * Dates as the reader's language writes them, by one clock: the operator's, by which months of a plan begin and files
 * are named.
 */
import { DEFAULT_TIME_ZONE } from '#domain/calendar-day.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { DATE_TAGS } from './language.ts'

/** As the page of the application says it (server/pages/mount-pages.ts). */
export const timeZone = (): string =>
  (typeof document === 'undefined' ? undefined : document.documentElement.dataset['timeZone']) ?? DEFAULT_TIME_ZONE

const STYLES = {
  day: { dateStyle: 'medium' },
  longDay: { dateStyle: 'long' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

export const wordDate = (
  time: string | Date,
  language: InterfaceLanguage,
  style: keyof typeof STYLES = 'day',
  zone = timeZone(),
): string => new Intl.DateTimeFormat(DATE_TAGS[language], { ...STYLES[style], timeZone: zone }).format(new Date(time))
