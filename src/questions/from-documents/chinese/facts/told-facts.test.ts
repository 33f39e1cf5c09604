import { expect, test } from 'vitest'
import { plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from '../survey/survey.ts'
import { toldFacts } from './told-facts.ts'

const facts = (text: string): string[] => {
  const survey = surveyDocument(plantedMaterial([text]))
  return toldFacts(survey.statements[0]!.plain, survey.mentions[0]!)
}

test('a year beside a city is a fact that another question may ask for, whatever the city is called', () => {
  expect(facts('1860年，聯軍的艦隊駛近北京。')).toEqual(['fact:1860年|北京'])
  expect(facts('1860年，聯軍的艦隊駛近大都。')).toEqual(['fact:1860年|北京'])
})

test('a writer beside a book is a fact without a year', () => {
  expect(facts('阿爾伯特·愛因斯坦發表《相對論》，影響物理學的發展。')).toEqual(['fact:《相对论》|阿尔伯特·爱因斯坦'])
})

test('a country takes part in everything: its years are no facts', () => {
  expect(facts('1914年，日本的軍隊在山東登陸並進攻要塞。')).toEqual([])
})
