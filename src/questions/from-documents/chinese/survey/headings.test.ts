import { expect, test } from 'vitest'
import { matterOfHeading } from './headings.ts'

test.each(['戰爭背景', '早年生活', '简介'])('%s says no matter of its own', (heading) => {
  expect(matterOfHeading(heading)).toBeUndefined()
})
