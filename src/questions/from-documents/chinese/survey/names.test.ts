import { describe, expect, test } from 'vitest'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from './survey.ts'

const mentioned = (text: string, terms: readonly string[] = []): string[] =>
  surveyDocument(plantedMaterial([text], terms))
    .mentions.flat()
    .map(({ name }) => name.form)

describe('whole noun phrases are found', () => {
  test.each<[string, string, readonly string[], readonly string[]]>([
    ['a term of the document', '葉綠體在細胞內進行光合作用。', ['葉綠體', '光合作用'], ['葉綠體', '光合作用']],
    ['a title of a work', '裴矩寫成《西域圖記》，記述各國的風土。', [], ['《西域圖記》']],
    ['a foreign name with its dot', '1905年，阿爾伯特·愛因斯坦發表光電效應的論文。', [], ['阿爾伯特·愛因斯坦']],
    ['a foreign name before what its bearer did', '1802年，托馬斯·楊做實驗發現了干涉現象。', [], ['托馬斯·楊']],
    ['a foreign name behind a preposition', '以尼可羅·馬基亞維利為首的學者分析政治生活。', [], ['尼可羅·馬基亞維利']],
    ['a king by his number', '1014年，巴西爾二世徹底打敗了保加利亞人。', [], ['巴西爾二世']],
    ['a foreign name before a deed of war', '麥可·安吉洛斯·科穆寧奪取了伊庇魯斯地區。', [], ['麥可·安吉洛斯·科穆寧']],
    [
      'a foreign name before what its bearer did not do',
      '1642年，范·海爾蒙特沒有發現空氣的作用。',
      [],
      ['范·海爾蒙特'],
    ],
    ['no part of a longer noun', '葉綠體膜由兩層脂質分子構成。', ['葉綠體'], []],
    ['no term inside a prefix', '利尿激素和抗利尿激素都由腺體分泌。', ['利尿激素'], ['利尿激素']],
    ['no word beside its own gloss', '程式採用圖形介面（視窗介面）顯示結果。', ['圖形介面', '視窗介面'], []],
    ['no place inside the name of an office', '江南製造總局在上海成立，生產槍炮。', ['江南'], ['上海']],
    ['no people run together with a place', '早期的移民是潮州人銅鑼灣的居民。', ['潮州人銅鑼灣'], []],
    ['no general word', '社會的問題影響國家的發展。', ['社會', '問題', '國家', '發展'], []],
  ])('%s', (_, text, terms, expected) => {
    expect(mentioned(text, terms)).toEqual(expected)
  })
})

describe('relations between names', () => {
  const survey = surveyDocument(plantedMaterial(['動脈、靜脈和微血管都運送血液。'], ['動脈', '靜脈', '微血管']))
  const name = (form: string) => survey.names.find((one) => one.form === form)!

  test('又稱 makes aliases', () => {
    const other = surveyDocument(plantedMaterial(['細胞色素又稱血紅素，存在於線粒體的內膜。'], ['細胞色素', '血紅素']))
    const find = (form: string) => other.names.find((one) => one.form === form)!
    expect(other.areAliases(find('細胞色素'), find('血紅素'))).toBe(true)
  })

  test('a list makes siblings, also of those that only share a neighbour', () => {
    expect(survey.areSiblings(name('動脈'), name('靜脈'))).toBe(true)
    expect(survey.areSiblings(name('動脈'), name('微血管'))).toBe(true)
    expect(survey.areAliases(name('動脈'), name('靜脈'))).toBe(false)
  })
})
