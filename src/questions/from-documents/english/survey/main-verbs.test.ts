import { expect, test } from 'vitest'
import { tagEnglish } from '#reading/words/english.ts'
import { mayHaveMainVerb } from './main-verbs.ts'
import { wordsOf } from './words.ts'

test.each([
  ['The legal agreement between the borrower and the lender concerning the loan.', false],
  ['The person or company that receives the money from a loan.', false],
  ['A measure of how easily convertible an investment is to cash.', false],
  ['The original amount of the loan, or the amount of the original loan that is still owed.', false],
  ['Capital Budget - A budget that describes a plan for paying for a large expense.', false],
  ['Accumulated depreciation - the accumulated total of book depreciation.', false],
  ['The fluid enclosed by the inner membrane that surrounds the grana is called the stroma.', true],
  ['The plan that a bank makes for its customers depends on the rate of interest.', true],
  ['The fact that gold is heavy surprises no miner.', true],
  ['The spleen houses many cells that fight infections.', true],
  ['When a worker leaves the union, the fund pays nothing.', true],
])('“%s” has a verb of its own: %s', (text, expected) =>
  expect(mayHaveMainVerb(tagEnglish(text).flatMap(wordsOf))).toBe(expected),
)
