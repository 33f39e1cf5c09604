/** The lines under one heading as lists of facts: entries, properties of the heading's thing, members, steps. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { isChinese } from '#domain/language.ts'
import type { Section } from './harvest-notes.ts'
import { PROPERTY, SEQUENCE } from './label-words.ts'
import { cleaned, type NoteLine } from './lines.ts'
import type { Place } from './lists-of-table.ts'
import type { FactKind, NoteFact, NoteList } from './note-fact.ts'
import { membersOnALine } from './members-on-a-line.ts'
import { hasFiniteVerb, phraseOf } from './phrases.ts'
import { thingOfTitle } from './titles.ts'

export type SectionLine = Place & { readonly line: NoteLine; readonly isItem: boolean }

export function listsOfLines(lines: readonly SectionLine[], section: Section): NoteList[] {
  const { title, language } = section
  const shared = title === undefined ? {} : { title }
  const labelled = lines.filter(({ line }) => line.said !== undefined)
  const thing = title === undefined ? undefined : thingOfTitle(title, language)
  const properties = labelled.filter(({ line }) => PROPERTY.test(line.label ?? ''))
  // Without the thing that has them, properties are no facts; among terms, "flower" is one of them.
  const areProperties = 2 * properties.length > labelled.length
  const ofThing = areProperties && thing !== undefined ? properties : []
  const entries = areProperties ? labelled.filter((line) => !properties.includes(line)) : labelled
  const lists: NoteList[] = []
  const add = (layout: NoteList['layout'], facts: readonly NoteFact[], doubt: number): void => {
    if (facts.length > 0) lists.push({ ...shared, layout, facts: nonEmpty(facts, layout), doubt })
  }
  add(
    'profile',
    ofThing.map((line) => factOf(line, section, 'property', thing ?? '', line.line.said ?? '', line.line.label)),
    ofThing.length === labelled.length ? 0 : 0.15,
  )
  // A lone label may be any remark.
  if (entries.length >= 2 || entries.some(({ isItem }) => isItem))
    add(
      'entries',
      entries.map((line) => factOf(line, section, 'definition', line.line.label ?? '', line.line.said ?? '')),
      entries.length >= 3 ? 0 : 0.1,
    )
  lists.push(...membersOnALine(labelled, section))
  const isSequence = title !== undefined && SEQUENCE[isChinese(language) ? 'zh' : 'en'].test(title)
  const items = lines.filter(({ line, isItem }) => isItem && (line.said === undefined || isSequence))
  const isWhole = items.length === lines.filter(({ isItem }) => isItem).length
  if (title === undefined || items.length < 3 || items.length > MOST_ITEMS || !isWhole) return lists
  const areSentences =
    items.every(({ line }) => /[.。]$/u.test(line.quote)) ||
    (!isChinese(language) && items.some(({ line }) => hasFiniteVerb(line.quote)))
  // Under "Kinds of fractions" a sentence says something of a kind, and is none.
  if (areSentences && !isSequence && !TOLD_BY_SENTENCES.test(title)) return lists
  const facts = items.map((item) =>
    factOf(item, section, isSequence ? 'sequence' : 'member', title, item.line.label ?? cleaned(item.line.quote)),
  )
  add(isSequence ? 'steps' : 'members', facts, areSentences && !isSequence ? 0.2 : 0)
  return lists
}

const MOST_ITEMS = 9
const TOLD_BY_SENTENCES =
  /\b(?:causes?|effects?|reasons?|ways|methods|uses|impacts?|consequences|advantages|disadvantages|benefits|features|characteristics|rules)\b|原因|成因|影響|影响|方法|[優优缺][點点]|好[處处]|[壞坏][處处]|特[點点徵征]|措施|意[義义]|目的|作用|[後后]果|[結结]果|[規规]則|守則/iu

function factOf(
  { block, topicId, page, line }: SectionLine,
  { heading, language, title }: Section,
  kind: FactKind,
  subject: string,
  object: string,
  relation?: string,
): NoteFact {
  return {
    id: `${block}`,
    kind,
    subject,
    aliases: kind === 'definition' ? line.aliases : [],
    ...(relation === undefined ? {} : { relation }),
    object,
    phrase: kind === 'definition' ? phraseOf(subject, object, language, title) : 'value',
    places: [
      { quote: line.quote, ...(page === undefined ? {} : { page }), ...(heading === undefined ? {} : { heading }) },
    ],
    topicId,
  }
}
