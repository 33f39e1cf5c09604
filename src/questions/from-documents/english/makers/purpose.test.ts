import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { keyOf, made, stems } from '#test/questions/english/made-questions.ts'
import { purpose, purposeIn } from './purpose.ts'

const sentenceOf = (text: string) => lessonFromText(text).sentences[0]!

describe('what a thing is for', () => {
  test('is asked for by its noun', () => {
    const [first] = made(
      purpose,
      'The main function of a **turbine** is to turn the flow of water into the turning of a mill.',
    )
    expect(stems([first!])).toEqual(['What is the main function of a turbine?'])
    expect(keyOf(first!)).toBe('To turn the flow of water into the turning of a mill.')
  })
  test('examples behind it are left out', () => {
    expect(purposeIn(sentenceOf('The job of a turbine is to drive large machines, such as pumps and mills.'))).toEqual({
      of: 'The job of a turbine',
      aim: 'to drive large machines',
    })
  })
  test('a list is told in full', () => {
    expect(
      purposeIn(
        sentenceOf(
          'The function of the skeleton is to protect the brain, the spinal cord, and the organs of the chest.',
        ),
      )?.aim,
    ).toBe('to protect the brain, the spinal cord, and the organs of the chest')
  })
  test('not where only a quality is told', () => {
    expect(purposeIn(sentenceOf('The function of a turbine is well known to all engineers.'))).toBeUndefined()
  })
})
