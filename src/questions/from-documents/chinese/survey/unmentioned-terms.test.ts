import { expect, test } from 'vitest'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from './survey.ts'

const forms = (paragraphs: readonly string[], terms: readonly string[]): string[] =>
  [...surveyDocument(plantedMaterial(paragraphs, terms)).namesByKind.values()].flat().map(({ form }) => form)

test('a term that only dependent sentences hold is there as a wrong option, once', () => {
  expect(
    forms(['葉綠體在細胞內進行光合作用。', '這種線粒體也含有遺傳物質。'], ['葉綠體', '線粒體']).toSorted(),
  ).toEqual(['線粒體', '葉綠體'].toSorted())
})

test('a phrase with a verb in it, and a general word, are not', () => {
  expect(forms(['葉綠體在細胞內進行光合作用。', '這些問題逃離臨安後才解決。'], ['葉綠體', '逃離臨安', '問題'])).toEqual(
    ['葉綠體'],
  )
})
