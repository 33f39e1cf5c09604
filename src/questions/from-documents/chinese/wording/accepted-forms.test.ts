import { expect, test } from 'vitest'
import { acceptedForms } from './accepted-forms.ts'
import { inWords, offered, plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from '../survey/survey.ts'

test('a temple name alone is accepted under its other names', () => {
  const paragraphs = ['唐太宗即李世民，是唐朝第二任皇帝。', '太宗於629年八月任命李靖為行軍總管，出兵征討東突厥。']
  expect(offered('cloze', paragraphs, ['東突厥', '李靖']).map(inWords)).toContain(
    'fill_blank: ____於629年八月任命李靖為行軍總管，出兵征討東突厥。 → 太宗/唐太宗/李世民',
  )
})

test('another name in the text is accepted, whichever of them the statement has', () => {
  const paragraphs = ['岸礁，亦稱裙礁或邊緣礁，沿着大陸或島嶼岸邊生長發育。', '堡礁是由於大陸下沉由裙礁演化而成。']
  const survey = surveyDocument(plantedMaterial(paragraphs, ['裙礁', '堡礁', '大陸', '岸礁']))
  expect(
    acceptedForms(
      survey,
      survey.names.find(({ form }) => form === '裙礁')!,
      '裙礁',
    ),
  ).toEqual(['岸礁', '邊緣礁'])
})

test('the people is no other name of its government', () => {
  const [blank] = offered('cloze', ['1948年12月1日，華北人民政府貼出布告，宣告中國人民銀行成立。'], ['華北人民政府'])
  expect(blank && inWords(blank)).toMatch(/ → 華北人民政府$/)
})
