import { describe, expect, test } from 'vitest'
import { datedEventIn } from './dated-events.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { yearQuestion } from './makers/year.ts'
import { plainFormOf } from './past-verbs.ts'

const sentenceOf = (text: string) => {
  const lesson = lessonFromText(text)
  return { lesson, sentence: lesson.sentences[0]! }
}

describe('an event and its year', () => {
  test.each([
    {
      text: 'In 1860 the Convention of Peking ceded the peninsula to Britain.',
      year: '1860',
      asked: 'In which year did the Convention of Peking cede the peninsula to Britain?',
    },
    {
      text: 'The port of Aden was opened to foreign merchants in 1854.',
      year: '1854',
      asked: 'In which year was the port of Aden opened to foreign merchants?',
    },
    {
      text: 'In 1911, the rebels overthrew the last emperor of the country.',
      year: '1911',
      asked: 'In which year did the rebels overthrow the last emperor of the country?',
    },
  ])('$text', ({ text, year, asked }) => {
    const { lesson, sentence } = sentenceOf(text)
    const dated = datedEventIn(sentence)
    expect(dated?.year).toBe(year)
    expect(yearQuestion(sentence, dated!, lesson)).toBe(asked)
  })
})

describe('no event of one year', () => {
  test.each([
    { name: 'two years', text: 'In 1842 the treaty was signed, and the ports were opened by 1844.' },
    { name: 'what lasted', text: 'In 1920 Watson was the chair of the department of psychology there.' },
    { name: 'a state of affairs', text: 'In 1990 about half of the population lived in towns and cities.' },
    { name: 'a time before or after', text: 'The colony had been founded long before the war broke out in 1914.' },
    { name: 'a number that is no year', text: 'In 8500 farmers settled the fertile valley beside the river.' },
  ])('$name: $text', ({ text }) => {
    expect(datedEventIn(sentenceOf(text).sentence)).toBeUndefined()
  })
})

test('a verb whose plain form is not known is not turned', () => {
  const { lesson, sentence } = sentenceOf('In 1805 the admiral gesticulated wildly at the enemy fleet.')
  expect(
    yearQuestion(sentence, { event: 'the admiral gesticulated wildly at the enemy fleet', year: '1805' }, lesson),
  ).toBeUndefined()
})

test.each([
  ['ceded', 'cede'],
  ['abolished', 'abolish'],
  ['occupied', 'occupy'],
  ['expelled', 'expel'],
  ['sent', 'send'],
  ['walked', undefined],
])('%s is the past of %s', (past, plain) => {
  expect(plainFormOf(past)).toBe(plain)
})
