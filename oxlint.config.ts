/**
 * The linter's configuration: correctness, import directions from layers.ts, texts from the catalogue, and a few rules
 * of style.
 */
import { defineConfig } from 'oxlint'

export default defineConfig({
  plugins: ['eslint', 'import', 'typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y'],
  jsPlugins: ['./lint/layers.ts', './lint/texts.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true },
  ignorePatterns: ['node_modules', 'data', 'out'],
  rules: {
    'layers/direction': 'error',
    'texts/from-catalogue': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'typescript/switch-exhaustiveness-check': [
      'error',
      { considerDefaultExhaustiveForUnions: false, allowDefaultCaseForExhaustiveSwitch: false },
    ],
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    // Spreading text into code points is what counting characters of Chinese means.
    'typescript/no-misused-spread': ['error', { allow: ['string'] }],
    'eslint/prefer-const': 'error',
    'eslint/eqeqeq': 'error',
    'eslint/no-var': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // A bar or a list of our own look says what it is by its role.
    'jsx-a11y/prefer-tag-over-role': 'off',
  },
  overrides: [
    // What must be there is said by a type, or by the one check of src/domain/must-be-there.ts.
    {
      files: [
        'src/{domain,curriculum,messages,layout,printing,sandbox,contract,server,web,cli,reading}/**/*.{ts,tsx}',
        // Not its exact numbers and its drawing, whose inner loops a check would slow down.
        'src/families/kit/{*,formula/*,figure/diagrams/*}.ts',
      ],
      rules: { 'typescript/no-non-null-assertion': 'error' },
    },
    { files: ['**/*.test.ts'], rules: { 'typescript/no-non-null-assertion': 'off' } },
    // Tests read answers of the API as its callers do: without our types.
    { files: ['test/api/**/*.ts', 'test/campaigns/**/*.ts'], rules: { 'typescript/no-explicit-any': 'off' } },
    {
      files: ['oxlint.config.ts', 'vite.config.ts', 'vite.children.config.ts', 'vitest.config.ts', 'lint/*.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
