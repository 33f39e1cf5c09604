/**
 * Tests lie beside the source; those of more than one folder in test/. Tests with the tag `deep` (all of `*.deep.test.ts`,
 * some of other files) are left to `npm run test:deep`, which sets SETPAPER_TESTS. What each project and each set is for
 * stands in CONTRIBUTING.md.
 */
import { globSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { defineConfig } from 'vitest/config'

const DEEP = process.env.SETPAPER_TESTS === 'deep'
/** Files without a test of the set need not be loaded. */
const testsIn = (folder: string, kind = 'ts'): string[] => {
  const files = `${folder}/**/*.test.${kind}`
  return DEEP
    ? globSync(files).filter((file) =>
        /@module-tag deep|\b(?:deep|of-random-papers)\.ts'/.test(readFileSync(file, 'utf8')),
      )
    : [files]
}
const OTHER_SET = DEEP ? [] : ['**/*.deep.test.*']
/** What passed as it stands (scripts/test-memory). */
const REMEMBERED = (process.env.SETPAPER_REMEMBERED ?? '').split(delimiter).filter((file) => file !== '')

const SERVICE = ['test/api', 'test/operating'].flatMap((folder) => testsIn(folder))
const BROWSER = testsIn('test/e2e')
const DATABASE = { globalSetup: ['test/api/database.ts'] }

/** Node runs what has no JSX as it is; Vite's runner would wrap every import, which costs twice the time. */
const AS_NODE_RUNS_IT = { experimental: { viteModuleRunner: false } }

export default defineConfig({
  test: {
    tags: [{ name: 'deep', description: 'Run before an issue is closed, not with each change.' }],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The machine may have other things to do.
    expect: { poll: { timeout: 30_000 } },
    pool: 'forks',
    // The files of a project without isolation share a process: what one takes away, the next must find again.
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['src', 'test', 'lint', 'scripts'].flatMap((folder) => testsIn(folder)),
          exclude: [...SERVICE, ...BROWSER, ...OTHER_SET, ...REMEMBERED],
          isolate: false,
          ...AS_NODE_RUNS_IT,
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          include: testsIn('src', 'tsx'),
          exclude: [...OTHER_SET, ...REMEMBERED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: SERVICE,
          exclude: [...OTHER_SET, ...REMEMBERED],
          // A service is closed by the file that opened it; its modules need not be loaded again.
          isolate: false,
          ...DATABASE,
          ...AS_NODE_RUNS_IT,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: BROWSER,
          exclude: [...OTHER_SET, ...REMEMBERED],
          isolate: false,
          ...DATABASE,
          ...AS_NODE_RUNS_IT,
        },
      },
    ],
  },
})
