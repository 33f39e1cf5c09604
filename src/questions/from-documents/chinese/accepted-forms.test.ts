import { expect, test } from 'vitest'
import { inWords, offered } from './planted-material.ts'

test('a temple name alone is accepted under its other names', () => {
  const paragraphs = ['唐太宗即李世民，是唐朝第二任皇帝。', '太宗於629年八月任命李靖為行軍總管，出兵征討東突厥。']
  expect(offered('cloze', paragraphs, ['東突厥', '李靖']).map(inWords)).toContain('fill_blank: ____於629年八月任命李靖為行軍總管，出兵征討東突厥。 → 太宗/唐太宗/李世民')
})

test('what a place was renamed to has no other name', () => {
  const [, blank] = offered('naming', ['1356年，朱元璋率兵佔領集慶，把集慶改名為應天府。'], ['集慶', '朱元璋'])
  expect(blank && inWords(blank)).toBe('fill_blank: 1356年，朱元璋率兵佔領集慶，把集慶改名為____。 → 應天府')
})
