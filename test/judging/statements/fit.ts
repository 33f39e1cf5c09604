/**
 * Fits the models of good statements from the kept labels and prints how well each orders documents it has not seen:
 * `node test/judging/statements/fit.ts [--write]`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fitStatements, exampleOf } from './fit-statements.ts'
import { readLabelled, STATEMENT_LANGUAGES, type LabelledStatement } from './labels.ts'
import { leftOut } from './logistic-fit.ts'

const FOLDERS = { en: 'english', zh: 'chinese' } as const

for (const language of STATEMENT_LANGUAGES) {
  const labelled = readLabelled(language)
  const seen = leftOut(
    labelled.map((statement) => ({ ...exampleOf(statement), statement })),
    ({ statement }) => statement.document,
  )
  const ordered = [...seen].toSorted((a, b) => b[1] - a[1]).map(([{ statement }]) => statement)
  console.log(
    `${language}: ${labelled.length} statements of ${new Set(labelled.map(({ document }) => document)).size} documents, each document left out of the fit that orders it`,
  )
  for (const share of [1, 0.5, 0.3, 0.15])
    console.log(`  best ${Math.round(100 * share)} %: ${shares(ordered.slice(0, Math.round(share * ordered.length)))}`)
  if (process.argv.includes('--write'))
    writeFileSync(
      join(
        import.meta.dirname,
        `../../../src/questions/from-documents/${FOLDERS[language]}/survey/statement-model.json`,
      ),
      `${JSON.stringify(fitStatements(labelled), undefined, 2)}\n`,
    )
}

function shares(statements: readonly LabelledStatement[]): string {
  const share = (least: number): string =>
    `${((100 * statements.filter(({ label }) => label >= least).length) / statements.length).toFixed(0)} %`
  return `as is ${share(3)}, with a small edit ${share(2)}`
}
