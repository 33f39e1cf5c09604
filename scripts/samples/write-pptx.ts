/** A sample chapter as slides: its title, its parts, and under each heading a sentence a bullet. */
import { body, buildPptx, filled, paragraph, title, type SlideSource } from '../../test/reading/pptx-files.ts'
import type { RichText } from '../../src/domain/rich-text.ts'
import { parseSampleFormula, plainFormula } from './formula.ts'
import type { SampleBlock } from './source.ts'

/** More sentences go on the next slide, under the same title with a number. */
const MOST_ON_A_SLIDE = 5

export function writePptx(blocks: readonly SampleBlock[]): Uint8Array {
  const slides: SlideSource[] = []
  let sentences: string[] = []
  let heading = ''
  const finish = (): void => {
    for (let at = 0; at < sentences.length; at += MOST_ON_A_SLIDE) {
      const count = at === 0 ? '' : ` (${at / MOST_ON_A_SLIDE + 1})`
      slides.push({ shapes: title(heading + count) + body(...sentences.slice(at, at + MOST_ON_A_SLIDE)) })
    }
    sentences = []
  }
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      sentences.push(...sentencesOf(plain(block.text)))
      continue
    }
    finish()
    heading = escaped(block.text)
    if (block.level === 1) slides.push({ shapes: filled('ctrTitle', paragraph(heading)), layout: 'title' })
    if (block.level === 2) slides.push({ shapes: title(heading), layout: 'section' })
  }
  finish()
  return buildPptx({ slides })
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=\p{Lu})|(?<=[。！？])/u)

function plain(text: RichText): string {
  return escaped(
    text
      .map((inline) => {
        if (inline.kind === 'text') return inline.text
        if (inline.kind === 'math') return plainFormula(parseSampleFormula(inline.tex))
        throw new Error(`Cannot write ${inline.kind} in a sample`)
      })
      .join(''),
  )
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
