/**
 * What of an HKDSE paper leaves by its link prints the same question paper, and nothing of its answers (decision D13).
 */
import { describe, expect, test } from 'vitest'
import { formatPaper } from '#domain/paper-json.ts'
import { layOut } from '#layout/lay-out.ts'
import { publicPaper } from '#domain/public-paper.ts'
import { templateFor } from '#templates/templates.ts'
import { readPaper, type PaperAnswer } from '#web/quiz/public-paper.ts'
import { EXAMINATION_PAPERS } from './papers/golden-papers.ts'

describe.each(Object.entries(EXAMINATION_PAPERS))('%s', (_name, paper) => {
  const template = templateFor(paper.configuration)
  const json = formatPaper({ ...paper, templateId: template.id })
  const sent = (view: 'questions' | 'answers'): PaperAnswer =>
    JSON.parse(JSON.stringify(publicPaper(json, view))) as PaperAnswer

  test('without answers', () => {
    const answer = sent('questions')
    expect(JSON.stringify(answer)).not.toMatch(/"(correctAnswer|markingScheme|explanation|origin|proof|seed)":/)
    const read = readPaper(answer)!
    expect(read.key).toBeUndefined()
    expect(read.paper).toEqual(layOut(paper, template, { part: 'paper', pageSize: 'a4' }))
  })
  test('with answers, but without how far they can be trusted', () => {
    const read = readPaper(sent('answers'))!
    expect(read.paper).toEqual(layOut(paper, template, { part: 'paper', pageSize: 'a4' }))
    const key = JSON.stringify(read.key)
    expect(key).not.toMatch(/"proof"|Proved|Source shown|Read this|已證明|已证明|列出原文|請過目|请过目/)
    const own = layOut(paper, template, { part: 'key', pageSize: 'a4' })
    expect(read.key!.blocks.filter(({ kind }) => kind !== 'notices').map(({ kind }) => kind)).toEqual(
      own.blocks.filter(({ kind }) => kind !== 'notices').map(({ kind }) => kind),
    )
  })
})
