import { describe, expect, test } from 'vitest'
import { showEqField } from './eq-field.ts'

describe('showEqField', () => {
  test.each([
    { title: 'a number in a circle', code: ' eq \\o\\ac(○,3) ', shown: { text: '③' } },
    { title: 'a character in a circle', code: 'EQ \\o\\ac(○,甲)', shown: { text: '(甲)' } },
    {
      title: 'a reading over its character',
      code: 'EQ \\* jc2 \\* "Font:標楷體" \\* hps10 \\o\\ad(\\s\\up 9(ㄕㄥ),生)',
      shown: { text: '生' },
    },
    { title: 'a fraction', code: 'EQ \\f(1,2)', shown: { tex: '\\frac{1}{2}' } },
    { title: 'a square root', code: 'EQ \\r(,x)', shown: { tex: '\\sqrt{x}' } },
    { title: 'a cube root', code: 'EQ \\r(3,x)', shown: { tex: '\\sqrt[3]{x}' } },
    { title: 'what stands in what is not written', code: 'EQ \\f(\\r(3,x),2)', shown: undefined },
    { title: 'an integral is not written', code: 'EQ \\i(0,1,x)', shown: undefined },
    { title: 'another field is none', code: 'PAGE', shown: undefined },
  ])('$title', ({ code, shown }) => {
    expect(showEqField(code)).toEqual(shown)
  })
})
