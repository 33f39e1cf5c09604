/** docs/families.md shows its worked examples as they are. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const guide = read('docs/families.md')

test.each([...guide.matchAll(/^`(src\/families\/[^`]+\.ts)`$/gm)].map(([, path]) => path!))('%s', (path) => {
  const source = read(path)
  expect(guide).toContain(source.slice(source.indexOf('export const')))
})
