import { expect, test } from 'vitest'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from './survey.ts'

const told = (...sentences: string[]): string[] =>
  surveyDocument(plantedMaterial([sentences.join('')], ['自由貿易'])).statements.map(({ text }) => text)

test('a name that a numbered ruler of the document bears tells nobody without the number', () => {
  const short = '拿破崙在位時促進自由貿易。'
  expect(told(short)).toEqual(['拿破崙在位時促進自由貿易'])
  expect(told(short, '拿破崙三世在巴黎頒布憲法。')).toEqual(['拿破崙三世在巴黎頒布憲法'])
})
