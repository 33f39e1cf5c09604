/**
 * The kept labels of statements with their features, one table a language: id, document, label, then a column for each
 * feature.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Features } from '#questions/logistic-model.ts'

/** 3: could be printed as it is; 2: a word must change first; 1: right, but not worth a mark; 0: of no use. */
export const LABELS = [0, 1, 2, 3] as const
export type Label = (typeof LABELS)[number]
export type LabelledStatement = {
  readonly id: string
  readonly document: string
  readonly label: Label
  readonly features: Features
}
export const STATEMENT_LANGUAGES = ['en', 'zh'] as const
export type StatementLanguage = (typeof STATEMENT_LANGUAGES)[number]

const pathOf = (language: StatementLanguage): string => join(import.meta.dirname, `${language}.tsv`)

export function readLabelled(language: StatementLanguage): LabelledStatement[] {
  const [head, ...lines] = readFileSync(pathOf(language), 'utf8').trimEnd().split('\n')
  const names = head!.split('\t').slice(3)
  return lines.map((line) => {
    const [id, document, label, ...values] = line.split('\t')
    return {
      id: id!,
      document: document!,
      label: Number(label) as Label,
      features: Object.fromEntries(names.map((name, index) => [name, Number(values[index])])),
    }
  })
}

/** Features are kept to thousandths. */
export function writeLabelled(language: StatementLanguage, statements: readonly LabelledStatement[]): void {
  const names = [...new Set(statements.flatMap(({ features }) => Object.keys(features)))].toSorted()
  const rows = statements
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, document, label, features }) => [
      id,
      document,
      label,
      ...names.map((name) => Math.round(1000 * (features[name] ?? 0)) / 1000),
    ])
  writeFileSync(
    pathOf(language),
    [['id', 'document', 'label', ...names], ...rows].map((row) => `${row.join('\t')}\n`).join(''),
  )
}
