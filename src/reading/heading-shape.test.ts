import { describe, expect, test } from 'vitest'
import { hasHeadingShape } from './heading-shape.ts'

describe('hasHeadingShape', () => {
  test.each([
    'Plants',
    'The Small Intestine, the Liver and the Pancreas',
    'What Is Light Energy?',
    'WHY DO WE SLEEP?',
    'REM Sleep Behavior Disorder (RBD)',
    '“Big Bang” Theory',
    '細胞的構造',
    '為什麼天空是藍色的？',
    '民主黨（美國）',
    '2008 Financial Crisis',
    'Long-Term Consequences of Exponential Human Population Growth',
  ])('"%s" reads like a heading', (text) => {
    expect(hasHeadingShape(text)).toBe(true)
  })
  test.each([
    'Plants make food.',
    'The steps are:',
    'What do plants eat?',
    'In equation form, Newton’s second law of motion is',
    ', as in the figure',
    'of the cell',
    'F = ma',
    '植物製造食物。',
    '包括以下各項：',
    'a line without an end that goes on for longer than any heading would go on, and more',
  ])('"%s" does not', (text) => {
    expect(hasHeadingShape(text)).toBe(false)
  })
})
