import { describe, expect, test } from 'vitest'
import type { Term } from './found-topic.ts'
import { subjectCategory } from './subject-category.ts'

const term = (form: string, blocks: readonly number[]): Term => ({
  key: form,
  form,
  confidence: 0.5,
  count: blocks.length,
  blocks,
  proper: false,
  bold: false,
})

describe('subjectCategory', () => {
  test.each([
    {
      name: 'the subject of most of its best terms',
      forms: ['cell membrane', 'organism', 'enzyme', 'protein', 'tissue'],
      category: 'Biology',
    },
    { name: 'General where no term is of a subject', forms: ['weather', 'umbrella', 'morning'], category: 'General' },
    {
      name: 'General where two subjects have as much',
      forms: ['cell', 'force', 'organism', 'velocity', 'enzyme', 'momentum'],
      category: 'General',
    },
    {
      name: 'General for water and warmth, which are no war',
      forms: ['water', 'warmth', 'warning', 'kingfisher', 'generator'],
      category: 'General',
    },
  ])('is $name', ({ forms, category }) => {
    expect(
      subjectCategory(
        forms.map((form) => term(form, [0])),
        [[0]],
        'en',
      ),
    ).toBe(category)
  })

  test('is General for a reader of articles of which most are of another subject than the whole', () => {
    const history = ['empire', 'dynasty', 'emperor', 'treaty', 'revolution'].map((form) => term(form, [0]))
    const biology = ['cell', 'organism', 'enzyme'].map((form) => term(form, [1]))
    const physics = ['momentum', 'velocity', 'friction'].map((form) => term(form, [2]))
    const terms = [...history, ...biology, ...physics]
    expect(subjectCategory(terms, [[0]], 'en')).toBe('History')
    expect(subjectCategory(terms, [[0], [1], [2]], 'en')).toBe('General')
  })
})
