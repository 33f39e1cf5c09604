/** The hostile files that end soon, whatever they do; hostile.deep.test.ts reads all of them. */
import { expect, test } from 'vitest'
import { HOSTILE_FILES } from './hostile-files.ts'
import { describeHostileFiles } from './hostile-suite.ts'

/** What a file may take of a processor: nearly all take less, and what never ends shows that within it, too. */
const SHORT_CPU_SECONDS = 2
/** One of each mechanism, the first that ends soon. */
const files = Object.values(Object.groupBy(HOSTILE_FILES, ({ mechanism }) => mechanism)).flatMap(
  (group) => group!.find(({ short }) => short) ?? [],
)

describeHostileFiles(files, SHORT_CPU_SECONDS)

test('there are at least 20 mechanisms of at least 10 files each, every file made the same every time', async () => {
  const mechanisms = Object.values(Object.groupBy(HOSTILE_FILES, ({ mechanism }) => mechanism))
  expect(mechanisms.filter((group) => group!.length >= 10).length).toBeGreaterThanOrEqual(20)
  expect(new Set(HOSTILE_FILES.map(({ name }) => name)).size).toBe(HOSTILE_FILES.length)
  for (const file of files) expect(Buffer.compare(await file.make(), await file.make())).toBe(0)
})
