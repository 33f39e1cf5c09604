/** Reads the stored sample papers of the templates. */
import { readFileSync } from 'node:fs'
import type { Paper } from '#domain/paper.ts'
import { parsePaper, type PaperJson } from '#domain/paper-json.ts'
import type { SamplePaper } from '#templates/sample-papers.ts'

/** A stored paper as it stands in its file. */
export const readSample = ({ id }: SamplePaper): PaperJson =>
  JSON.parse(readFileSync(new URL(`../../samples/papers/${id}.json`, import.meta.url), 'utf8')) as PaperJson

/** Throws an Error that names the faults of a paper that cannot be read. */
export function parseSample(sample: SamplePaper): Paper {
  const parsed = parsePaper(readSample(sample), { from: { kind: 'own' } })
  if (!parsed.ok) throw new Error(`Cannot read the sample paper ${sample.id}: ${JSON.stringify(parsed.error)}`)
  return parsed.value
}
