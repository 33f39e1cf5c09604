import { expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { opensWithShortName, precedingIn } from './longer-names.ts'

test.each([
  ['The walnut-shaped prostate gland surrounds the urethra. The gland makes a thin, milky fluid.', true],
  ['Acetylcholine binds to receptors in the motor end plate. The receptors are channels that let sodium pass.', true],
  ['The walnut-shaped prostate gland surrounds the urethra. The urethra carries urine out of the body.', false],
  ['Many receptors bind hormones. The receptors are proteins of the membrane.', false],
])('“%s” means the longer name before: %s', (text, expected) => {
  const { sentences } = lessonFromText(text)
  expect(opensWithShortName(sentences[1]!, precedingIn(sentences))).toBe(expected)
})
