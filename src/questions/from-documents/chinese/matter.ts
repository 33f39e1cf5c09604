/**
 * Whether a subject is what the document is about, so that a question on it needs no more telling: a heading, a key
 * term, a proper name.
 */
import { closeUp } from './close-up.ts'
import { isGeneralWord } from './general-words.ts'
import type { NameKind } from './name-kinds.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import type { Statement } from './statement.ts'
import type { Survey } from './survey.ts'

/** `plain`: the subject in Simplified, without what follows it. */
export function isMatter(survey: Survey, { headings }: Statement, plain: string): boolean {
  if (isGeneralWord(plain)) return false
  if (headings.some((heading) => simplifiedShadow(closeUp(heading)).includes(plain))) return true
  return survey.names.some((name) => name.plain === plain && (PROPER.has(name.kind) || name.standing > 0))
}

const PROPER: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'country',
  'empire',
  'dynasty',
  'province',
  'city',
  'county',
  'river',
  'lake',
  'sea',
  'mountain',
  'island',
  'organisation',
  'school',
  'bank',
  'company',
  'party',
  'army',
  'war',
  'treaty',
  'law',
  'movement',
  'work',
  'religion',
  'latin',
])

/** What is said holds of some, sometimes, or beside other things. */
export const PARTLY_SAID =
  /一般|通常|往往|常常|有时|大多|多数|部分|之一|其中|可能|亦|[^者]也(?!门)|还|都|[只仅]|同样|以及其他/
