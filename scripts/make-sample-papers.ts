/**
 * Makes the sample papers of the templates with the product's own command line and keeps them in samples/papers/:
 * `node scripts/make-sample-papers.ts [--check] [id…]`. With `--check` nothing is written, and papers that would be
 * others are named.
 * Run it when the makers of questions or a sample chapter have changed.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { PaperJson } from '../src/domain/paper-json.ts'
import { printedIn } from '../src/messages/printed/printed.ts'
import { SAMPLE_PAPERS, type SampleOfDocument, type SamplePaper } from '../src/templates/sample-papers.ts'

const MADE_ON = '2026-11-20T00:00:00.000Z'
const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'samples', 'papers')
const ids = process.argv.slice(2).filter((argument) => argument !== '--check')
const isCheck = process.argv.includes('--check')

mkdirSync(folder, { recursive: true })
for (const sample of SAMPLE_PAPERS.filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  const path = join(folder, `${sample.id}.json`)
  const json = `${JSON.stringify(made(sample), undefined, 1)}\n`
  const isSame = existsSync(path) && readFileSync(path, 'utf8') === json
  if (!isSame && isCheck) process.exitCode = 1
  if (!isSame && !isCheck) writeFileSync(path, json)
  console.log(`${sample.id}: ${isSame ? 'as it was' : isCheck ? 'would be another' : 'written'}`)
}

/**
 * The paper as `setpaper make` makes it, with subject and grade, and dated: a clock would make another file each time.
 */
function made(sample: SamplePaper): PaperJson {
  const { language, gradeLevel } = sample
  const workspace = mkdtempSync(join(tmpdir(), 'sample-paper-'))
  try {
    const output = join(workspace, 'paper.json')
    const command =
      sample.document === undefined
        ? ['hkdse', sample.structure.replace('hkdse-', ''), '--language', language, '--seed', sample.seed]
        : ['make', join(root, 'samples', sample.document), ...optionsOf(sample)]
    execFileSync(process.execPath, [join(root, 'src', 'cli', 'main.ts'), ...command, '--json', output], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const paper = JSON.parse(readFileSync(output, 'utf8')) as PaperJson
    const { createdAt: _created, updatedAt: _updated, ...rest } = paper
    return {
      ...rest,
      subject: sample.subject[language],
      grade: printedIn(language).paper.grade(gradeLevel),
      createdAt: MADE_ON,
      updatedAt: MADE_ON,
    }
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}

function optionsOf({
  questions,
  types,
  difficulty,
  language,
  title,
  minutes,
  totalMarks,
  templateId,
  seed,
}: SamplePaper & SampleOfDocument): string[] {
  const options = {
    questions,
    types: types.join(','),
    difficulty,
    language,
    title: title[language],
    time: minutes,
    template: templateId,
    seed,
    ...(totalMarks === undefined ? {} : { marks: totalMarks }),
  }
  return Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)])
}
