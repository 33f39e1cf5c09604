/** Tests lie beside the source; those of more than one folder in test/. */
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts', 'lint/**/*.test.ts', 'scripts/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The machine may have other things to do.
    expect: { poll: { timeout: 10_000 } },
    pool: 'forks',
    globalSetup: ['test/api/database.ts'],
  },
})
