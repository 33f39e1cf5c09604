import { expect, test } from 'vitest'
import signposts from '../../src/lexicon/signposts.json' with { type: 'json' }
import { signpostsOf } from './signposts-of.ts'

test('the signposts are those of the fields as they are', async () => {
  expect(signposts, 'run scripts/write-lexicon-signposts.ts').toEqual(await signpostsOf())
})
