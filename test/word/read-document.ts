/** A Word document as its XML says it, with the numbers that Word counts by the rules of ECMA-376 (17.9). */
import { unzipSync } from 'fflate'
import { SaxesParser } from 'saxes'

export type ReadParagraph = {
  readonly style: string
  /** What Word counts before it; undefined where it counts nothing. */
  readonly number?: string
  readonly text: string
  readonly equations: number
  readonly pictures: number
}

export function filesOf(bytes: Uint8Array): ReadonlyMap<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]))
}

type Tag = { readonly name: string; readonly attributes: Readonly<Record<string, string>> }

/** Throws where the XML is not well-formed. */
function walk(
  xml: string,
  on: { open?: (tag: Tag) => void; close?: (name: string) => void; text?: (text: string) => void },
) {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', (tag) => on.open?.(tag as Tag))
  parser.on('closetag', ({ name }) => on.close?.(name))
  parser.on('text', (text) => on.text?.(text))
  parser.write(xml).close()
}

export function checkWellFormed(bytes: Uint8Array): void {
  for (const [name, content] of filesOf(bytes)) if (/\.(?:xml|rels|svg)$/.test(name)) walk(content, {})
}

export function readDocument(bytes: Uint8Array): readonly ReadParagraph[] {
  const files = filesOf(bytes)
  const count = counterOf(files.get('word/numbering.xml') ?? '<none/>')
  const found: ReadParagraph[] = []
  const open: { style: string; list?: string; level: number; text: string; equations: number; pictures: number }[] = []
  let isText = false
  /** Whether what stood last joins two parts of one equation. */
  let isJoint = false
  walk(files.get('word/document.xml')!, {
    open({ name, attributes }) {
      const at = open.at(-1)
      if (name === 'w:p') open.push({ style: '', level: 0, text: '', equations: 0, pictures: 0 })
      else if (at === undefined) return
      else if (name === 'w:pStyle') at.style = attributes['w:val']!
      else if (name === 'w:numId') at.list = attributes['w:val']!
      else if (name === 'w:ilvl') at.level = Number(attributes['w:val'])
      else if (name === 'w:tab' && attributes['w:val'] === undefined) at.text += '\t'
      else if (name === 'w:br') at.text += '\n'
      else if (name === 'm:oMath') at.equations += isJoint ? 0 : 1
      else if (name === 'wp:inline' || name === 'wp:anchor') at.pictures += 1
      isText = name === 'w:t'
    },
    text(text) {
      const at = open.at(-1)
      isJoint = isText && text === '\u200B'
      if (isText && at !== undefined) at.text += text
    },
    close(name) {
      if (name === 'w:t') isText = false
      if (name !== 'w:p') return
      const { list, level, ...paragraph } = open.pop()!
      found.push(list === undefined ? paragraph : { ...paragraph, number: count(list, level) })
    },
  })
  return found
}

type LevelOf = { start: number; format: string; text: string }

function counterOf(numbering: string): (list: string, level: number) => string {
  const abstracts = new Map<string, Map<number, LevelOf>>()
  const lists = new Map<string, { abstract: string; starts: Map<number, number> }>()
  let levels = new Map<number, LevelOf>()
  let level: LevelOf = { start: 1, format: '', text: '' }
  let list = { abstract: '', starts: new Map<number, number>() }
  let overridden = 0
  walk(numbering, {
    open({ name, attributes }) {
      const value = attributes['w:val'] ?? ''
      switch (name) {
        case 'w:abstractNum':
          abstracts.set(attributes['w:abstractNumId']!, (levels = new Map()))
          break
        case 'w:lvl':
          levels.set(Number(attributes['w:ilvl']), (level = { start: 1, format: '', text: '' }))
          break
        case 'w:start':
          level.start = Number(value)
          break
        case 'w:numFmt':
          level.format = value
          break
        case 'w:lvlText':
          level.text = value
          break
        case 'w:num':
          lists.set(attributes['w:numId']!, (list = { abstract: '', starts: new Map() }))
          break
        case 'w:abstractNumId':
          list.abstract = value
          break
        case 'w:lvlOverride':
          overridden = Number(attributes['w:ilvl'])
          break
        case 'w:startOverride':
          list.starts.set(overridden, Number(value))
          break
      }
    },
  })
  const counts = new Map<string, (number | undefined)[]>()
  const begun = new Set<string>()
  return (id, at) => {
    const { abstract, starts } = lists.get(id)!
    const own = counts.get(abstract) ?? []
    counts.set(abstract, own)
    if (!begun.has(id)) {
      begun.add(id)
      for (const place of starts.keys()) own[place] = undefined
    }
    const definition = abstracts.get(abstract)!
    own[at] = own[at] === undefined ? (starts.get(at) ?? definition.get(at)!.start) : own[at] + 1
    for (let inner = at + 1; inner < 9; inner += 1) own[inner] = undefined
    return definition
      .get(at)!
      .text.replace(/%(\d)/g, (_all, place: string) =>
        formatted(own[Number(place) - 1] ?? 1, definition.get(Number(place) - 1)!.format),
      )
  }
}

function formatted(value: number, format: string): string {
  switch (format) {
    case 'decimal':
      return `${value}`
    case 'lowerLetter':
      return letters(value)
    case 'upperLetter':
      return letters(value).toUpperCase()
    case 'lowerRoman':
      return roman(value)
    case 'upperRoman':
      return roman(value).toUpperCase()
    default:
      throw new Error(`An unknown format of numbers: ${format}`)
  }
}

/** z, aa, bb */
const letters = (value: number): string =>
  String.fromCharCode(97 + ((value - 1) % 26)).repeat(Math.floor((value - 1) / 26) + 1)

function roman(value: number): string {
  const signs: readonly [number, string][] = [
    [100, 'c'],
    [90, 'xc'],
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ]
  let [left, written] = [value, '']
  for (const [worth, sign] of signs)
    while (left >= worth) {
      written += sign
      left -= worth
    }
  return written
}
