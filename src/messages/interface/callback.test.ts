import { expect, test } from 'vitest'
import { callback as en } from './en/callback.ts'
import { callback as cn } from './zh-CN/callback.ts'
import { callback as tw } from './zh-TW/callback.ts'

test.each([
  ['en', en],
  ['zh-TW', tw],
  ['zh-CN', cn],
] as const)(
  'in %s a sign-in that failed is told once, by the heading: below it stands why, or what to do',
  (_, texts) => {
    const { title, noSession, otherwise } = texts.failed
    expect([noSession, otherwise, ...Object.values(texts.reasons)].filter((text) => text.includes(title))).toEqual([])
  },
)
