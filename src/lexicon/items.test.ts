/** The rules that every written question keeps. */
import { expect, test } from 'vitest'
import { readItems } from './item-row.ts'
import { openLexicon } from './lexicon.ts'
import type { Bilingual } from './lexicon-row.ts'

const { items, terms } = await openLexicon()
const SIDES = ['en', 'zh'] as const
const plain = (text: string): string => text.toLowerCase()

test('there are thousands, each asked once', () => {
  expect(items.length).toBeGreaterThan(7000)
  for (const side of SIDES) {
    const asked = Map.groupBy(items, ({ field, question }) => `${field}: ${plain(question[side])}`)
    expect([...asked].filter(([, same]) => same.length > 1).map(([question]) => question)).toEqual([])
  }
})

test('its terms have rows', () => {
  const names = new Set(terms.map(({ name }) => plain(name.en)))
  expect(items.flatMap((item) => item.terms.filter((name) => !names.has(plain(name))).map((name) => name))).toEqual([])
})

test('a fact says its answer once, and no question says it', () => {
  const faults = items.flatMap((item) =>
    item.kind === 'explain'
      ? []
      : SIDES.filter(
          (side) =>
            !plain(item.fact[side]).includes(plain(item.key[side])) ||
            plain(item.question[side]).includes(plain(item.key[side])),
        ).map((side) => item.question[side]),
  )
  expect(faults).toEqual([])
})

test('a choice has three wrong options or more, all different, in both languages', () => {
  const areDifferent = (texts: readonly Bilingual[], side: 'en' | 'zh'): boolean =>
    texts.every((text) => text[side] !== '') && new Set(texts.map((text) => plain(text[side]))).size === texts.length
  const faults = items.filter(
    (item) =>
      item.kind === 'choose' &&
      (item.wrong.length < 3 || !SIDES.every((side) => areDifferent([item.key, ...item.wrong], side))),
  )
  expect(faults.map(({ question }) => question.en)).toEqual([])
})

test('an explanation has two to four points, and a mistake that is not its fact', () => {
  const faults = items.filter(
    (item) =>
      item.kind === 'explain' &&
      (item.points.length < 2 ||
        item.points.length > 4 ||
        SIDES.some(
          (side) => item.points.some((point) => point[side] === '') || item.fact[side] === item.mistake[side],
        )),
  )
  expect(faults.map(({ question }) => question.en)).toEqual([])
})

test('a line that is no row is named', () => {
  expect(() => readItems('biology', 'choose | osmosis | S4 | know | What?')).toThrow(/Line 1 of the items of biology/)
})
