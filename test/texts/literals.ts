/**
 * What the catalogues say in one language: every string and template of their source, with `{}` for what is filled in;
 * sentences that are functions are among them.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parseAst } from 'vite'
import type { InterfaceLanguage } from '#domain/language.ts'
import { FORMATS } from '#formats/formats.ts'
import { en as interfaceTexts } from '#messages/interface/en.ts'
import { en as publicTexts } from '#messages/public/en.ts'
import { UNIT_CODES, unitOf } from '#curriculum/units.ts'
import { SAMPLE_PAPERS } from '#templates/sample-papers.ts'
import { TEMPLATES } from '#templates/templates.ts'

const root = resolve(import.meta.dirname, '../..')
const MESSAGES = join(root, 'src/messages')

export type Literal = { readonly text: string; readonly at: string }

export const literalsIn = (language: InterfaceLanguage): readonly Literal[] => [
  ...filesIn(language).flatMap(literalsOf),
  ...localised(language),
]

/** The same in English, and how they read with the limits filled in and with PDF as the format. */
export const saidInEnglish = (): ReadonlySet<string> =>
  new Set([
    ...literalsIn('en').map(({ text }) => text),
    ...filledIn(interfaceTexts),
    ...filledIn(publicTexts),
    ...filledIn(interfaceTexts.exporting.of(FORMATS.pdf.name.en)),
    ...filledIn(Object.values(interfaceTexts.exporting.of(FORMATS.pdf.name.en).failed).map((say) => say('{}'))),
    interfaceTexts.exporting.of(FORMATS.pdf.name.en).previewFailed('{}'),
  ])

function filledIn(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(filledIn) : []
}

function filesIn(language: InterfaceLanguage): string[] {
  const folders = ['interface', 'public'].map((part) => join(MESSAGES, part, language)).filter(existsSync)
  return [
    ...['printed', 'told', 'examination', 'letters'].map((part) => join(MESSAGES, part, `${language}.ts`)),
    ...folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file))),
  ]
}

/** The sentences of the API's contract, which are English. */
export const literalsOfContract = (): readonly Literal[] =>
  readdirSync(join(root, 'src/contract'))
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => literalsOf(join(root, 'src/contract', file)))

type Node = { readonly type: string; readonly start: number; readonly [key: string]: unknown }

/** Strings and templates of a source, those of imports, types and comparisons left out. */
function literalsOf(file: string): Literal[] {
  const source = readFileSync(file, 'utf8')
  const found: Literal[] = []
  const add = (text: string, { start }: Node): void => {
    found.push({ text, at: `${relative(root, file)}:${source.slice(0, start).split('\n').length}` })
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const known = node as Node
    if (known.type.startsWith('Import') || (known.type.startsWith('TS') && !('expression' in known))) return
    if (known.type === 'Literal' && typeof known.value === 'string') return add(known.value, known)
    if (known.type === 'TemplateLiteral')
      add((known.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}'), known)
    if (known.type === 'BinaryExpression' && known.operator !== '+') return
    for (const [key, value] of Object.entries(known))
      if (!(key === 'key' && known.type === 'Property') && key !== 'typeAnnotation' && key !== 'quasis') visit(value)
  }
  visit(parseAst(source, { lang: 'ts' }))
  return found
}

/** Names that stand with the thing they name: templates, sample papers, units of the curriculum. */
function localised(language: InterfaceLanguage): Literal[] {
  const found: Literal[] = []
  const visit = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, held] of Object.entries(value)) {
      if (key === language && typeof held === 'string') found.push({ text: held, at })
      else visit(held, `${at}.${key}`)
    }
  }
  visit(TEMPLATES, 'TEMPLATES')
  visit(SAMPLE_PAPERS, 'SAMPLE_PAPERS')
  for (const code of UNIT_CODES) visit(unitOf(code), code)
  return found
}
