/** Reads a field of the lexicon as people write it: a row a line, columns parted by `|` (docs/lexicon.md). */
import {
  STAGES,
  TERM_CLASSES,
  type Bilingual,
  type CoHyponymSet,
  type LexiconFact,
  type LexiconField,
  type LexiconTerm,
  type Member,
  type Sequence,
} from './lexicon-row.ts'

/** A set or a sequence before its members are looked up. */
type WrittenGroup = { readonly kind: 'set' | 'order' | 'cycle'; readonly basis: Bilingual; readonly listed: string }
export type WrittenField = {
  readonly field: string
  readonly terms: readonly LexiconTerm[]
  readonly groups: readonly WrittenGroup[]
  readonly facts: readonly LexiconFact[]
}

/** The rows of a field. Throws a TypeError that names the line which is no row: only the product's own data come here. */
export function readField(field: string, text: string): WrittenField {
  const terms: LexiconTerm[] = []
  const groups: WrittenGroup[] = []
  const facts: LexiconFact[] = []
  let chapter: Bilingual = { en: field, zh: field }
  text.split('\n').forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return
    const fault = (what: string): TypeError => new TypeError(`Line ${index + 1} of ${field} is no row: ${what}`)
    const columns = line.split(' | ')
    const [first = '', second = '', third = '', fourth = ''] = columns
    if (first.startsWith('== ')) chapter = { en: first.slice('== '.length), zh: second }
    else if (first === 'fact') facts.push(factOf(field, columns, fault))
    else if (first === 'set' || first === 'order' || first === 'cycle') {
      if (fourth === '') throw fault('a set has four columns')
      groups.push({ kind: first, basis: { en: second, zh: third }, listed: fourth })
    } else terms.push(termOf(field, chapter, columns, fault))
  })
  return { field, terms, groups, facts }
}

/** Sets and sequences with their members; `find` gives the term of an English name. Throws a TypeError where none is. */
export function resolveGroups(
  { field, groups }: WrittenField,
  find: (name: string) => LexiconTerm | undefined,
): Pick<LexiconField, 'sets' | 'sequences'> {
  const sets: CoHyponymSet[] = []
  const sequences: Sequence[] = []
  for (const { kind, basis, listed } of groups) {
    const members = listOf(listed, kind === 'set' ? ';' : '>').map((written) => memberOf(written, field, find))
    if (kind === 'set') sets.push({ field, basis, members })
    else sequences.push({ field, basis, members, isCyclic: kind === 'cycle' })
  }
  return { sets, sequences }
}

type Fault = (what: string) => TypeError

function termOf(field: string, chapter: Bilingual, columns: readonly string[], fault: Fault): LexiconTerm {
  const [en, zh, kind, first, meaning, meaningZh, extras = ''] = columns
  const known = TERM_CLASSES.find((one) => one === kind)
  const stage = STAGES.find((one) => one === first)
  if (!en || !zh || !meaning || !meaningZh) throw fault('a term has two names and two definitions')
  if (known === undefined) throw fault(`there is no class "${kind}"`)
  if (stage === undefined) throw fault(`there is no stage "${first}"`)
  const extra = extrasOf(extras)
  const names = (key: string): string[] => listOf(extra.get(key) ?? '', /[,，、]/)
  const kindOf = extra.get('kind')
  return {
    id: `${field}/${known}/${en}`,
    field,
    chapter,
    name: { en, zh },
    aliases: {
      en: names('also').map((name) => name.replace(/ \((?:plural|singular)\)$/, '')),
      zh: names('also-zh'),
    },
    class: known,
    stage,
    definition: { en: meaning, zh: meaningZh },
    mistakenFor: names('not'),
    ...(kindOf === undefined ? {} : { kindOf }),
  }
}

function extrasOf(written: string): ReadonlyMap<string, string> {
  if (written === '') return NO_EXTRAS
  return new Map(
    written
      .split(';')
      .filter((one) => one.includes('='))
      .map((one) => [one.slice(0, one.indexOf('=')).trim(), one.slice(one.indexOf('=') + 1).trim()]),
  )
}
const NO_EXTRAS: ReadonlyMap<string, string> = new Map()

/** `decay theory=衰退理論` has no row in this field; in another one it may have, if both names are the same. */
function memberOf(written: string, field: string, find: (name: string) => LexiconTerm | undefined): Member {
  const parting = written.indexOf('=')
  const en = parting < 0 ? written : written.slice(0, parting).trim()
  const zh = parting < 0 ? undefined : written.slice(parting + 1).trim()
  const term = find(en)
  if (term !== undefined && (zh === undefined || zh === term.name.zh)) return { name: term.name, term: term.id }
  if (zh === undefined) throw new TypeError(`A set of ${field} names "${en}", which is no term and has no Chinese name`)
  return { name: { en, zh } }
}

function factOf(field: string, columns: readonly string[], fault: Fault): LexiconFact {
  const [, thing, thingZh, property, propertyZh, value, valueZh, unit = ''] = columns
  if (!thing || !thingZh || !property || !propertyZh || !value || !valueZh) throw fault('a fact has eight columns')
  return {
    field,
    thing: { en: thing, zh: thingZh },
    property: { en: property, zh: propertyZh },
    value: { en: value, zh: valueZh },
    unit,
  }
}

const listOf = (text: string, parting: string | RegExp): string[] =>
  text
    .split(parting)
    .map((part) => part.trim())
    .filter((part) => part !== '')
