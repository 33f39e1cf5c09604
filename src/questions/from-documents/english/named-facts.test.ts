import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { keyOf, stems } from '#test/questions/english/made-questions.ts'
import { madeUpNames } from './example-names.ts'
import { complementIn } from './makers/complement.ts'
import { nameLeftOut } from './makers/name-left-out.ts'
import { meansIn } from './makers/means.ts'
import { where } from './makers/where.ts'

const PEOPLE = ['Samuel Gompers', 'Uriah Stephens', 'Eugene Debs', 'Henry Frick'].map((form) => ({
  form,
  proper: true,
  confidence: 0.3,
  count: 2,
}))
const TERMS = [
  ...PEOPLE,
  { form: 'Knights of Labor', proper: true, confidence: 0.4 },
  { form: 'labor union', confidence: 0.5 },
  ...['Baltimore', 'Chicago', 'Pittsburgh', 'Boston'].map((form) => ({ form, proper: true, confidence: 0.2 })),
]
const UNIONS = `# Unions
In 1869, a small group around Uriah Stephens founded the Knights of Labor in Philadelphia.
Samuel Gompers led a labor union of skilled workers for decades.
Eugene Debs organized the railroad workers of the West in one labor union.
Henry Frick hired guards who fought the strikers at his mill.
Delegates formed a labor union in Baltimore.
A strike began in Chicago, and troops ended a strike in Pittsburgh. A strike of police broke out in Boston.`

describe('a name that makes a statement true', () => {
  const made = nameLeftOut(lessonFromText(UNIONS, TERMS))
  const group = made.filter(({ draft }) => draft.provenance.source!.quote.includes('a small group'))
  test('is left out, chosen among names of its kind, and exchanged for one of them', () => {
    expect(group.map(({ maker }) => maker)).toEqual(['name', 'name_choice', 'swapped_name'])
    expect(keyOf(group[0]!)).toEqual(['Uriah Stephens', 'Stephens'])
    expect(group[1]!.draft.type === 'multiple_choice' && group[1]!.draft.options).toHaveLength(4)
    expect(keyOf(group[2]!)).toBe(false)
  })
  test('is not asked for where another would do', () => {
    expect(
      nameLeftOut(
        lessonFromText(
          `${UNIONS}\nMany admired men such as Samuel Gompers and Eugene Debs for what they had done.`,
          TERMS,
        ),
      ).filter(({ draft }) => draft.provenance.source!.quote.startsWith('Many')),
    ).toEqual([])
  })
})

test('the place of an event is asked for by its kind', () => {
  expect(
    stems(
      where(
        lessonFromText(
          UNIONS.replace(
            'Delegates formed a labor union in Baltimore.',
            'The first labor union of coal miners was founded in Baltimore.',
          ),
          TERMS,
        ),
      ),
    ),
  ).toContain('In which city was the first labor union of coal miners founded?')
})

describe('“he” and “it” after a sentence on one man or term', () => {
  const wanted = (text: string): string[] => lessonFromText(text, PEOPLE).wanted.map((sentence) => sentence.text)
  test('are read as his name', () =>
    expect(wanted('Samuel Gompers led the union for decades. He refused to join a party.')[1]).toBe(
      'Samuel Gompers refused to join a party.',
    ))
  test('are left alone after two men', () =>
    expect(wanted('Samuel Gompers met Eugene Debs in prison. He refused to join a party.')[1]).toBe(
      'He refused to join a party.',
    ))
  test('are read as the term', () =>
    expect(wanted('The **centrosome** lies near the nucleus of the cell. It contains a pair of centrioles.')[1]).toBe(
      'The centrosome contains a pair of centrioles.',
    ))
  test('mean nothing named in “it is clear that”', () =>
    expect(wanted('The **centrosome** lies near the nucleus of the cell. It is clear that cells need it.')[1]).toBe(
      'It is clear that cells need it.',
    ))
})

test.each([
  [
    'Suppose that Singleton Bank has ten million dollars in deposits.',
    'Singleton Bank keeps a tenth of its deposits.',
    true,
  ],
  ['The bank lends the money to a firm.', 'Hank walks out of the bank with a loan.', true],
  ['Jane Addams founded a house for the poor.', 'Jane Addams wrote about her work in Chicago.', false],
])('after “%s” the names of “%s” are made up: %s', (first, second, expected) => {
  const { sentences } = lessonFromText(`${first}\n${second}`)
  expect(madeUpNames(sentences)(sentences[1]!)).toBe(expected)
})

test.each([
  [
    'The greatest obstacle to unions was the belief of the public in hard work.',
    'the belief of the public in hard work',
  ],
  ['One result of the new machines was that owners hired women and children.', 'owners hired women and children'],
  ['The purpose of the law is to keep prices low for the poor.', 'to keep prices low for the poor'],
  ['The house of the owner was a large one in the town.', undefined],
  ['The purpose of its leaders is to keep prices low.', undefined],
  ['The risk of developing an ulcer is nearly six times greater if one smokes than if one does not.', undefined],
])('“%s” names as what is asked: %s', (text, answer) => expect(complementIn({ text })?.answer).toBe(answer))

test.each([
  ['The union of miners won many members by promising a shorter working day.', 'promising a shorter working day'],
  ['They won many members of the union by promising a shorter working day.', undefined],
  ['The union of miners may have won members by promising a shorter working day.', undefined],
])('“%s” tells the means: %s', (text, by) => expect(meansIn(lessonFromText(text).sentences[0]!)?.by).toBe(by))

test('a man of another century takes nobody’s place', () => {
  const text =
    'In the 19th century, Dorothea Dix led a campaign for better asylums in many towns.\nJohn Kennedy signed a law on clinics for the sick in 1963.\nIn 1848 Horace Mann asked for better asylums and better schools.'
  const people = ['Dorothea Dix', 'John Kennedy', 'Horace Mann'].map((form) => ({
    form,
    proper: true,
    confidence: 0.4,
    count: 2,
  }))
  const swapped = nameLeftOut(lessonFromText(text, people)).filter(({ maker }) => maker === 'swapped_name')
  expect(stems(swapped).filter((stem) => stem.includes('19th century') && stem.includes('Kennedy'))).toEqual([])
})

describe('a name is not left out', () => {
  test('behind "since" and "after", where a year fits as well', () => {
    const text = 'The two parties have ruled the United States by turns since the Civil War.'
    expect(
      nameLeftOut(lessonFromText(text, [{ form: 'Civil War', proper: true, confidence: 0.5, count: 3 }])).filter(
        ({ maker }) => maker === 'name',
      ),
    ).toEqual([])
  })
})
