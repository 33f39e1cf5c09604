import { expect, test } from 'vitest'
import { en } from '#messages/interface/en.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { laidOutSample } from './sample-paper.ts'
import { gradeRuns, templateOf } from './templates.ts'
import type { Sample } from './use-samples.ts'

test.each([
  { levels: ['P1', 'P2', 'P3'], runs: [['P1', 'P3']] },
  { levels: ['S1', 'P6', 'P5'], runs: [['P5', 'S1']] },
  {
    levels: ['P1', 'P3', 'P4'],
    runs: [
      ['P1', 'P1'],
      ['P3', 'P4'],
    ],
  },
  {
    levels: ['S6', 'University'],
    runs: [
      ['University', 'University'],
      ['S6', 'S6'],
    ],
  },
  {
    levels: ['P1', 'University', 'College'],
    runs: [
      ['University', 'University'],
      ['College', 'College'],
      ['P1', 'P1'],
    ],
  },
  { levels: [], runs: [] },
])('grades $levels run as $runs', ({ levels, runs }) => {
  expect(gradeRuns(levels)).toEqual(runs)
})

test('a template comes back from the API as it is at home', () => {
  for (const template of TEMPLATES) {
    const { name, description, ...rest } = template
    expect(
      templateOf({
        ...rest,
        name: name.en,
        nameTC: name['zh-TW'],
        nameSC: name['zh-CN'],
        names: name,
        preview: '/api/v1/templates/one/samples',
        description: description.en,
        descriptions: description,
      }),
    ).toEqual(template)
  }
})

test('where there is no sample that can be read, a placeholder shows the layout in the reader’s language', () => {
  for (const template of TEMPLATES) {
    const laidOut = laidOutSample(undefined, template, 'zh-TW', zhTW.template.placeholder)
    expect(laidOut).toMatchObject({ part: 'paper', language: 'zh-TW' })
    const isExamination = template.category.startsWith('hkdse')
    expect(laidOut.blocks.filter(({ kind }) => kind === 'section')).toHaveLength(isExamination ? 1 : 4)
    expect(JSON.stringify(laidOut)).toContain(
      template.category === 'hkdse_paper1' ? zhTW.template.placeholder.short : zhTW.template.placeholder.options[3],
    )
    expect(
      laidOutSample({ paper: { id: 'damaged' } } as unknown as Sample, template, 'en', en.template.placeholder),
    ).toEqual(laidOutSample(undefined, template, 'en', en.template.placeholder))
  }
})
