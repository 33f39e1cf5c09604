/** The names under which files are kept, and how long a link to bytes stands. */
import { afterEach, expect, test, vi } from 'vitest'
import { fileNameOf, passingLink } from './downloads.ts'

test.each([
  { of: 'a plain name', header: 'attachment; filename="honey_bees_2026-11-20.pdf"', name: 'honey_bees_2026-11-20.pdf' },
  {
    of: 'a name in Chinese',
    header: `attachment; filename="___2026-11-20.pdf"; filename*=UTF-8''%E8%A9%A6%E5%8D%B7_2026-11-20.pdf`,
    name: '試卷_2026-11-20.pdf',
  },
  {
    of: 'a name whose encoding is broken',
    header: `attachment; filename="paper.pdf"; filename*=UTF-8''%E8%A9`,
    name: 'paper.pdf',
  },
  { of: 'no name', header: 'attachment', name: undefined },
  { of: 'no header', header: null, name: undefined },
])('$of is read as $name', ({ header, name }) => {
  expect(fileNameOf(header)).toBe(name)
})

afterEach(() => vi.useRealTimers())

test('a link to bytes stands for 60 seconds, and no longer', async () => {
  vi.useFakeTimers()
  const link = passingLink(new Blob(['a preview']))
  const isThere = (): Promise<boolean> =>
    fetch(link).then(
      (answer) => answer.ok,
      () => false,
    )
  vi.advanceTimersByTime(59_999)
  expect(await isThere()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(await isThere()).toBe(false)
})
