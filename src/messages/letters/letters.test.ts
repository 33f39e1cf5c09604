/** Letters and archive say what they must, in each language in its own script. */
import { describe, expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#domain/language.ts'
import { lettersIn } from './letters.ts'

const all = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(all)
      : []

describe.each(INTERFACE_LANGUAGES)('in %s', (language) => {
  const { mail, archive } = lettersIn(language)
  const texts = [
    ...all(mail),
    ...all(mail.passwordReset({ minutes: 60 })),
    ...all(archive),
    archive.readme({ email: 'a@b.hk', date: '2026' }),
    archive.missing(['x.pdf']),
    archive.topicsOf('x'),
    archive.revisionsOf('x'),
  ]
  test('each text says something, in its own script', () => {
    const wrong = {
      en: /\p{Script=Han}/u,
      'zh-TW': /[题学选为错误与总时钟号档页无账户设请]/u,
      'zh-CN': /[題學選為錯誤與總時鐘號檔頁無帳戶設請]/u,
    }[language]
    expect(texts.filter((text) => text.trim() === '' || wrong.test(text))).toEqual([])
  })
  test('what it is told is in it', () => {
    expect(mail.passwordReset({ minutes: 60 }).text).toContain('60')
    for (const part of [
      'a@b.hk',
      '2026',
      archive.files.profile,
      archive.files.usage,
      archive.files.credits,
      archive.files.topics,
    ])
      expect(archive.readme({ email: 'a@b.hk', date: '2026' })).toContain(part)
    expect(archive.missing(['x.pdf'])).toContain('x.pdf')
  })
})
