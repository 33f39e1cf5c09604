/** Whether two terms of a list are of one sort, so that the one may tempt who does not know the other. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { LexiconTerm, TermClass } from '#lexicon/lexicon-row.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { toTraditional } from '#reading/words/convert-chinese.ts'
import { NAMES_TERMS } from './facts/label-words.ts'
import type { NoteFact, NoteList } from './facts/note-fact.ts'

/** The terms of the lexicon that a word of the notes may mean. */
export type Known = (name: string) => readonly LexiconTerm[]

export function knownBy({ terms }: Lexicon, language: PaperLanguage): Known {
  const plain = (text: string): string => (language === 'zh-CN' ? toTraditional(text) : text.toLowerCase())
  const byName = Map.groupBy(
    terms.flatMap((term) => namesOf(term, language).map((name) => ({ name, term }))),
    ({ name }) => name,
  )
  return (name) => (byName.get(plain(name)) ?? byName.get(plain(name).replace(/s$/, '')) ?? []).map(({ term }) => term)
}

const namesOf = ({ name, aliases }: LexiconTerm, language: PaperLanguage): string[] =>
  isChinese(language) ? [name.zh, ...aliases.zh] : [name.en, ...aliases.en].map((one) => one.toLowerCase())

/** What stands under "Parts of a plant" is of one sort; what stands under "Key terms" may be anything. */
export function areOfKind(known: Known, { title, layout }: NoteList, one: NoteFact, other: NoteFact): boolean {
  if (layout !== 'entries' || (title !== undefined && !NAMES_TERMS.test(title))) return true
  if (one.phrase !== other.phrase) return false
  const [first, second] = [known(one.subject), known(other.subject)].map((terms) =>
    terms.map((term) => SORT[term.class]),
  )
  return first === undefined || second === undefined || first.length === 0 || second.length === 0
    ? formOf(one) === formOf(other)
    : first.some((sort) => second.includes(sort))
}

/** What the form of a name tells of it: "-tion" of a process, 制 of a system. */
function formOf({ subject }: NoteFact): string {
  if (/\p{Script=Han}/u.test(subject)) return subject.slice(-1)
  if (/(?:tion|sion|sis|ing|ment|al)$/i.test(subject)) return 'process'
  if (/(?:ist|er|or|ian|ant)s?$/i.test(subject)) return 'person'
  if (/(?:ity|ness|cy|ism|ance|ence|archy)$/i.test(subject)) return 'idea'
  return 'thing'
}

const SORT: Readonly<Record<TermClass, string>> = {
  structure: 'thing',
  substance: 'thing',
  object: 'thing',
  device: 'thing',
  sign: 'thing',
  organism: 'life',
  disease: 'process',
  process: 'process',
  method: 'process',
  event: 'event',
  period: 'event',
  person: 'people',
  role: 'people',
  group: 'people',
  place: 'place',
  institution: 'institution',
  system: 'institution',
  document: 'document',
  quantity: 'quantity',
  unit: 'quantity',
  property: 'quantity',
  law: 'idea',
  theory: 'idea',
  idea: 'idea',
  form: 'idea',
}
