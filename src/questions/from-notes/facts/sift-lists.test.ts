/** Which "label: text" of notes is a term with its meaning. */
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { NoteFact, NoteList, Phrase } from './note-fact.ts'
import { siftLists } from './sift-lists.ts'

type Entry = readonly [subject: string, object: string, phrase?: Phrase]

const entries = (title: string, ...all: readonly [Entry, ...Entry[]]): NoteList => {
  const facts = all.map(([subject, object, phrase = 'noun'], index): NoteFact => ({
    id: `${title}:${index}`,
    kind: 'definition',
    subject,
    aliases: [],
    object,
    phrase,
    places: [{ quote: object }],
    topicId: asId<'Topic'>('t'),
  }))
  const [first, ...others] = facts
  return { layout: 'entries', title, facts: [first!, ...others], doubt: 0 }
}
const column = (relation: string, ...rows: readonly [Entry, ...Entry[]]): NoteList => {
  const list = entries('table', ...rows)
  const [first, ...others] = list.facts.map((fact): NoteFact => ({ ...fact, kind: 'property', relation }))
  return { ...list, layout: 'column', facts: [first!, ...others] }
}
/** Knows what erosion is, and petroleum. */
const likeness = (name: string, text: string): number | undefined =>
  name === 'erosion'
    ? text.includes('wearing')
      ? 0.6
      : 0
    : name === '石油'
      ? text.includes('燃料')
        ? 0.5
        : 0
      : undefined
const kept = (...lists: readonly NoteList[]): string[] =>
  siftLists(lists, likeness).flatMap(({ facts }) => facts.map(({ subject }) => subject))

describe('a label is a term', () => {
  test.each<readonly [why: string, list: NoteList]>([
    ['where its text says what the lexicon says of it', entries('Rivers', ['erosion', 'wearing away', 'clause'])],
    ['where the heading speaks of terms', entries('Key terms', ['scree', 'loose stones', 'clause'])],
    ['where the text begins as meanings do', entries('Rivers', ['scree', 'the loose stones below a cliff'])],
    ['where an English verb is said of it', entries('Plants', ['stem', 'carries water', 'predicate'])],
  ])('%s', (_, list) => expect(kept(list)).toHaveLength(1))
})

test('what is called A or 甲 in a table is no thing to ask about', () => {
  expect(kept(column('Result', ['甲', '生鏽'], ['Tube B', 'no rust'], ['zinc', 'no rust']))).toEqual(['zinc'])
})

describe('a label is none', () => {
  test.each<readonly [why: string, list: NoteList]>([
    ['that says a side of the matter', entries('Key terms', ['Pros', 'the cheap price of land'])],
    ['that says a side of the matter, in Chinese', entries('名詞', ['後果', '空氣污染的問題'])],
    ['with examples beside it', entries('Key terms', ['light sources', 'torches, lamps, lit candles'])],
    ['with a chain of events beside it', entries('名詞', ['甲午戰爭', '平壤失守 → 黃海海戰'])],
    ['with a figure beside it', entries('Key terms', ['carbon-14', '5730 years (dating)'])],
    ['with a choice and its reason beside it', entries('Key terms', ['tracer', 'gamma, because it leaves the body'])],
    ['whose text repeats it', entries('Key terms', ['cell', 'a cell of the body'])],
    ['of one character that nothing explains', entries('要點', ['高', '樓宇高的地區'])],
    ['of which the text says where it is found', entries('能源', ['石油', '中東儲量豐富', 'clause'])],
  ])('%s', (_, list) => expect(kept(list)).toEqual([]))
  test.each<readonly [why: string, list: NoteList]>([
    ['that answers a question', entries('What did the Greeks leave us?', ['Drama', 'the art of plays'])],
    ['with a formula', entries('Key terms', ['speed', 'distance = speed x time'])],
    ['that says where a thing is', entries('Mount Everest', ['Location', 'the border of Nepal'])],
  ])('%s', (_, list) => expect(kept(list)).toEqual([]))
  test('that stands under two headings', () =>
    expect(
      kept(entries('Fish key terms', ['Home', 'the water of rivers']), entries('Bird key terms', ['Home', 'the nest'])),
    ).toEqual([]))
})

describe('a column is asked', () => {
  test('where its heading names what a thing has', () =>
    expect(kept(column('Body covering', ['Fish', 'wet scales'], ['Birds', 'feathers']))).toEqual(['Fish', 'Birds']))
  test.each(['What happens to light', '酸性', '元價格', 'Remainder', '位置例子', 'Measured with', 'Made of'])(
    'not under “%s”',
    (heading) => expect(kept(column(heading, ['Clear glass', 'light passes']))).toEqual([]),
  )
  test('not where numbers or sums name its rows', () =>
    expect(kept(column('Colour', ['450', 'red'], ['Remainder', 'blue'], ['First HK$2 million', 'green']))).toEqual([]))
  test('under “Type” not where an adjective tells it', () =>
    expect(kept(column('Type', ['Gabions', 'hard'], ['Slate', 'Metamorphic rock']))).toEqual(['Slate']))
  test('under “Test” not for what it does', () =>
    expect(
      kept(column('Test', ['Oxygen', 'relights a splint', 'predicate'], ['Starch', 'iodine test', 'value'])),
    ).toEqual(['Starch']))
})
