import { expect, test } from 'vitest'
import { holdsOfOne } from './holds-of-one.ts'
import { inWords, offered, plantedMaterial } from '#test/questions/chinese/planted-material.ts'
import { surveyDocument } from '../survey/survey.ts'

const TERMS = ['月球', '火星', '樹突狀細胞', '巨噬細胞', '吞噬細胞', '葉綠體', '動脈', '靜脈']

/** Of the names that the statement mentions, those of which alone it can hold. */
function single(text: string, heading = '課文'): string[] {
  const survey = surveyDocument(plantedMaterial([`# ${heading}`, text], TERMS))
  return survey.statements.flatMap((statement, index) =>
    survey.mentions[index]!.filter((mention) => holdsOfOne(survey, statement, survey.mentions[index]!, mention)).map(
      ({ name }) => name.form,
    ),
  )
}

test.each([
  ['1368年朱元璋建立明朝後，派徐達攻陷大都。', ['明朝', '大都']],
  ['電報總局設於上海，由李鴻章主持日常的工作。', ['上海']],
  ['葉綠體是指植物細胞中進行光合作用的細胞器。', ['葉綠體']],
  ['阿基米德發現了「槓桿原理」和「力矩」的觀念。', ['阿基米德']],
])('a dated event, a place of one thing, a meaning, a discovery: %s', (text, expected) => {
  expect(single(text)).toEqual(expect.arrayContaining(expected))
})

test.each([
  ['火星是一個南北極稍扁、赤道稍許隆起的扁球。'],
  ['月球是一個已經分異的天體，即月球擁有地殼、地函和核心。'],
  ['樹突狀細胞是一種吞噬細胞，主要位於與外界環境接觸的組織內。'],
])('what sisters may be as well holds of none alone: %s', (text) => {
  expect(single(text)).toEqual([])
})

test('never the matter of the document', () => {
  expect(single('月球是指第一個人類曾經登陸過的地外星球。', '月球')).toEqual([])
})

test.each([
  ['月球', '月球是一個南北極稍扁、赤道稍許隆起的扁球。火星和月球都繞太陽運行。水星、火星和金星是行星。'],
  ['免疫', '樹突狀細胞是一種吞噬細胞，主要位於與外界環境接觸的組織內。吞噬細胞包括巨噬細胞和樹突狀細胞。'],
])('nothing is made false by a sister that may be the same: %s', (heading, text) => {
  expect(offered('swapped_name', [`# ${heading}`, text], TERMS).map(inWords)).toEqual([])
})
