/** For which schools a paper is: told by its grade, else by a subject that only one of them teaches. */

export const SCHOOL_LEVELS = ['primary', 'secondary'] as const
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number]

/** Undefined where neither tells: English is taught in both. `subject`: its name in English or Chinese. */
export function schoolLevelOf({
  grade = '',
  subject = '',
}: {
  readonly grade?: string | undefined
  readonly subject?: string | undefined
}): SchoolLevel | undefined {
  if (PRIMARY_GRADE.test(grade)) return 'primary'
  if (SECONDARY_GRADE.test(grade)) return 'secondary'
  if (SECONDARY_SUBJECTS.has(subject.trim().toLowerCase())) return 'secondary'
  return PRIMARY_SUBJECTS.has(subject.trim().toLowerCase()) ? 'primary' : undefined
}

/** As the field of a configuration. */
export function schoolLevelIn(about: Parameters<typeof schoolLevelOf>[0]): { readonly schoolLevel?: SchoolLevel } {
  const schoolLevel = schoolLevelOf(about)
  return schoolLevel === undefined ? {} : { schoolLevel }
}

/** `P3` of `P3`, `Primary 3` or 小三; `S4` of `S4`, `Form 4`, `F.4` or 中四; undefined for anything else. */
export function gradeOf(text: string): string | undefined {
  const [, school, year] =
    /^\s*(p(?:rimary)?|s(?:econdary)?|f(?:orm)?|小|中)\.?\s*([1-6一二三四五六])\s*$/i.exec(text) ?? []
  if (school === undefined || year === undefined) return undefined
  const number = /\d/.test(year) ? year : `${'一二三四五六'.indexOf(year) + 1}`
  return `${/^[p小]/i.test(school) ? 'P' : 'S'}${number}`
}

/** `P3`, `Primary 3`, 小三, 小學三年級. */
const PRIMARY_GRADE = /^\s*(?:p(?:rimary)?\.?\s*[1-6](?!\d)|小[學学一二三四五六])/i
/** `S4`, `Secondary 4`, `Form 4`, `F.4`, `HKDSE`, 中四, 高中. */
const SECONDARY_GRADE =
  /^\s*(?:(?:s(?:econdary)?|f(?:orm)?)\.?\s*[1-6](?!\d)|(?:hk)?dse|中[學学一二三四五六]|[初高]中)/i

const SECONDARY_SUBJECTS: ReadonlySet<string> = new Set(
  [
    'biology|生物|chemistry|化學|化学|physics|物理',
    'psychology|心理學|心理学|sociology|社會學|社会学|economics|經濟|经济',
    'history|歷史|历史|chinese history|中國歷史|中国历史|geography|地理',
    'computer science|電腦科學|计算机科学',
  ].flatMap((names) => names.split('|')),
)
const PRIMARY_SUBJECTS: ReadonlySet<string> = new Set(['general studies', '常識', '常识'])
