import { expect, test } from 'vitest'
import { TEMPLATES } from '#templates/templates.ts'
import { gradeRuns, templateOf } from './templates.ts'

test.each([
  { levels: ['P1', 'P2', 'P3'], runs: [['P1', 'P3']] },
  { levels: ['S1', 'P6', 'P5'], runs: [['P5', 'S1']] },
  { levels: ['P1', 'P3', 'P4'], runs: [['P1', 'P1'], ['P3', 'P4']] },
  { levels: ['S6', 'University'], runs: [['University', 'University'], ['S6', 'S6']] },
  { levels: ['P1', 'University', 'College'], runs: [['University', 'University'], ['College', 'College'], ['P1', 'P1']] },
  { levels: [], runs: [] },
])('grades $levels run as $runs', ({ levels, runs }) => {
  expect(gradeRuns(levels)).toEqual(runs)
})

test('a template comes back from the API as it is at home', () => {
  for (const template of TEMPLATES) {
    const { name, description, ...rest } = template
    expect(templateOf({ ...rest, name: name.en, nameTC: name['zh-TW'], nameSC: name['zh-CN'], names: name, description: description.en, descriptions: description })).toEqual(template)
  }
})
