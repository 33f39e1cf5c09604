import { describe, expect, test } from 'vitest'
import { dynastyNamer } from './dynasty-named.ts'

describe('the dynasty of an emperor', () => {
  const sentences = ['明太祖确立里甲制。', '宋太宗北伐。', '武宗时期爆发了宁王之乱。']
  const named = dynastyNamer('明朝', sentences)

  test('is named where the article is on one dynasty', () => {
    expect(named('武宗時期爆發了南巡之爭，憲宗和孝宗與民休息。')).toBe(
      '明武宗時期爆發了南巡之爭，明憲宗和明孝宗與民休息。',
    )
  })

  test.each(['明太祖確立里甲制。', '太宗遷都。', '廟號世宗。', '敬奉祖宗。', '禪宗盛行。'])(
    'is left as it stands: %s',
    (text) => {
      expect(named(text)).toBe(text)
    },
  )

  test('is not named in an article on something else', () => {
    expect(dynastyNamer('中國歷史', sentences)('武宗時期')).toBe('武宗時期')
  })
})
