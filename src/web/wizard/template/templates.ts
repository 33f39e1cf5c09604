/** Templates as the API gives them, back in the shape that papers are laid out by. */
import type { listTemplates } from '#contract/templates.ts'
import type { AnswerOf } from '#contract/route.ts'
import { asId } from '#domain/ids.ts'
import type { Template } from '#domain/template.ts'

export type TemplateAnswer = AnswerOf<typeof listTemplates>[number]

export function templateOf({
  id,
  name: _en,
  nameTC: _tc,
  nameSC: _sc,
  names,
  description: _description,
  descriptions,
  preview: _preview,
  ...rest
}: TemplateAnswer): Template {
  return { ...rest, id: asId<'Template'>(id), name: names, description: descriptions }
}

const GRADES = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6']

/** Runs of grades that follow each other, as first and last; a grade that is not of the curriculum stands alone. */
export function gradeRuns(levels: readonly string[]): readonly (readonly [string, string])[] {
  const runs: [string, string][] = []
  const place = (level: string): number => GRADES.indexOf(level)
  for (const level of levels.toSorted((one, other) => place(one) - place(other))) {
    const last = runs.at(-1)
    if (last !== undefined && place(last[1]) >= 0 && place(last[1]) + 1 === place(level)) last[1] = level
    else runs.push([level, level])
  }
  return runs
}
