/** After Google a teacher goes on where the work was, and nowhere else. */
import { expect, test } from 'vitest'
import { returnPath } from './return-path.ts'

test.each([
  { kept: '/generator?step=3', path: '/generator?step=3' },
  { kept: '/dashboard?view=profile', path: '/dashboard?view=profile' },
  { kept: '/quiz/p_1', path: '/quiz/p_1' },
  { kept: '/', path: '/generator' },
  { kept: '/pricing', path: '/generator' },
  { kept: '/reset-password?token=x', path: '/generator' },
  { kept: '//evil.example/generator', path: '/generator' },
  { kept: 'https://evil.example/generator', path: '/generator' },
  { kept: null, path: '/generator' },
])('from $kept to $path', ({ kept, path }) => {
  expect(returnPath(kept)).toBe(path)
})
