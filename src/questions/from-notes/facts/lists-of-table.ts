/** The columns of a table as lists of facts: what each row's thing has, is or means. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { TopicId } from '#domain/ids.ts'
import type { Section } from './harvest-notes.ts'
import { MEANING_COLUMN, YEAR, YEAR_COLUMN } from './label-words.ts'
import { cleaned } from './lines.ts'
import type { NoteFact, NoteList, Phrase } from './note-fact.ts'
import { phraseOf } from './phrases.ts'
import type { NoteTable } from './tables.ts'

export type Place = { readonly block: number; readonly topicId: TopicId; readonly page?: number }

export function listsOfTable(table: NoteTable, place: Place, section: Section): NoteList[] {
  const first = table.headings?.[0] ?? ''
  // Beside a price stands a quantity, beside a year what happened.
  const tellsEvents = table.rows.every(({ cells }) => /\p{L}{2}/u.test(cells[1] ?? ''))
  const isChronicle =
    tellsEvents &&
    (table.rows.every(({ cells }) => YEAR.test(cells[0] ?? '')) ||
      (YEAR_COLUMN.test(first) && table.rows.every(({ cells }) => /\d/.test(cells[0] ?? ''))))
  const width = table.rows[0]?.cells.length ?? 0
  const shared = {
    ...(section.title === undefined ? {} : { title: section.title }),
    table: `table:${place.block}`,
    doubt: table.isGuessed ? 0.2 : 0,
  }
  if (isChronicle) {
    const facts = factsOf(table, place, section, {
      subject: 1,
      object: 0,
      relation: first !== '' ? first : isChinese(section.language) ? '年份' : 'year',
    })
    const steps = facts.map((fact): NoteFact => ({
      ...fact,
      kind: 'sequence',
      object: fact.subject,
      subject: section.title ?? '',
    }))
    return facts.length < 3
      ? []
      : [
          { ...shared, layout: 'column', facts: nonEmpty(facts, 'years') },
          { ...shared, layout: 'steps', facts: nonEmpty(steps, 'events') },
        ]
  }
  return Array.from({ length: width - 1 }, (_, index) => index + 1).flatMap((object): NoteList[] => {
    const relation = table.headings?.[object]
    const isMeaning = relation === undefined ? width === 2 : MEANING_COLUMN.test(relation)
    if (relation === undefined && !isMeaning) return []
    const facts = factsOf(table, place, section, {
      subject: 0,
      object,
      ...(isMeaning || relation === undefined ? {} : { relation }),
    })
    if (facts.length < 2) return []
    return [
      {
        ...shared,
        ...(first === '' ? {} : { thing: first }),
        layout: isMeaning ? 'entries' : 'column',
        facts: nonEmpty(facts, 'facts of a column'),
      },
    ]
  })
}

function factsOf(
  { rows }: NoteTable,
  { block, topicId, page }: Place,
  { heading, language, title }: Section,
  columns: { readonly subject: number; readonly object: number; readonly relation?: string },
): NoteFact[] {
  return rows.flatMap(({ cells, quote }, row): NoteFact[] => {
    const [subject, object] = [cleaned(cells[columns.subject] ?? ''), cleaned(cells[columns.object] ?? '')]
    if (
      !/\p{L}|\d/u.test(subject) ||
      !/\p{L}|\d/u.test(object) ||
      /^[-–—/?]+$/.test(object) ||
      /_{2,}|[?？]/u.test(object)
    )
      return []
    return [
      {
        id: `${block}:${row}:${columns.object}`,
        kind: columns.relation === undefined ? 'definition' : 'property',
        subject,
        aliases: [],
        ...(columns.relation === undefined ? {} : { relation: columns.relation }),
        object,
        phrase:
          columns.relation === undefined ? phraseOf(subject, object, language, title) : valuePhrase(object, language),
        places: [{ quote, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }) }],
        topicId,
      },
    ]
  })
}

/** What is said in many words may be said in others: such a value is quoted, and written as an answer of one's own. */
function valuePhrase(object: string, language: PaperLanguage): Phrase {
  const phrase = phraseOf('', object, language)
  if (isChinese(language)) return phrase === 'predicate' && [...object].length > 2 ? phrase : 'value'
  return phrase === 'noun' || object.split(' ').length < 3 || !/^\p{Ll}/u.test(object) ? 'value' : phrase
}
