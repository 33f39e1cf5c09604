/**
 * Reads the questions out of an AI's answer while it arrives: each object as soon as its last bracket is there,
 * whatever stands around it.
 */
import { decodeJson, readRecord, type Fields } from '#domain/normalising/tolerant-fields.ts'
import { parseLoosely } from './parse-loosely.ts'

export type AnswerReader = {
  /** The objects that this piece completes. */
  push(piece: string): Fields[]
  /** What is left when the answer has ended: objects behind a bracket or a text that never closed. */
  finish(): Fields[]
  /** An attempt begins anew. */
  restart(): void
  /** All that arrived in this attempt, up to the limit. */
  text(): string
  /** Whether anything was given out, in any attempt. */
  hasGiven(): boolean
}

export const ANSWER_LIMITS = {
  /** Characters of an answer; what comes after them is not read. */
  characters: 10 * 1024 * 1024,
  /** Of one question. */
  question: 200_000,
  /** Brackets within brackets. */
  depth: 64,
  /** Places from which an answer is read again, and how many characters of it, where a bracket was never closed. */
  rereadings: 20,
  reread: 1_000_000,
} as const

/**
 * `most`: objects that are given out at all, none twice. `isWanted`: whether a complete object is one of those that
 * were asked for.
 */
export function openAnswer(most: number, isWanted: (fields: Fields) => boolean): AnswerReader {
  let scan = new Scan(isWanted)
  const given = new Set<string>()
  const give = (found: readonly Fields[]): Fields[] =>
    found.filter((fields) => {
      const written = JSON.stringify(fields)
      if (given.size >= most || given.has(written)) return false
      given.add(written)
      return true
    })
  return {
    push: (piece) => give(scan.push(piece)),
    finish: () => give(reread(scan, isWanted)),
    restart: () => {
      scan = new Scan(isWanted)
    },
    text: () => scan.text(),
    hasGiven: () => given.size > 0,
  }
}

/**
 * An open bracket, at its place in the answer. `isList`: what is directly in it may be a question. `isSpent`: it cannot
 * be a question itself any more.
 */
type Open = { readonly at: number; readonly sign: '{' | '['; readonly isList: boolean; isSpent: boolean }

/** A list of questions stands at the top, or under one of these names. */
const LISTS =
  /"(?:questions?|items?|data|results?|quiz|paper|exam|output|response|content|list|batch|sections?|topics?)"\s*:\s*$/i
/** Characters before a bracket in which its name is looked for. */
const LOOK_BACK = 40

/**
 * Reads each character once. Of what was read only the window is kept in one string: from the beginning of the
 * outermost object that may still be a question.
 */
class Scan {
  readonly #pieces: string[] = []
  #length = 0
  #window = ''
  #windowAt = 0
  readonly #open: Open[] = []
  #inText = false
  #escaped = false
  #garbled: number | undefined
  /** Where a thought began that goes on. */
  #thought: number | undefined
  readonly #isWanted: (fields: Fields) => boolean
  constructor(isWanted: (fields: Fields) => boolean) {
    this.#isWanted = isWanted
  }

  text(): string {
    return this.#pieces.join('')
  }

  /**
   * The first place from which what follows may have been misread: a bracket or thought that never closed, or an object
   * that is no JSON.
   */
  get doubtful(): number | undefined {
    return this.#garbled ?? this.#thought ?? this.#open[0]?.at
  }

  push(arrived: string): Fields[] {
    const piece = arrived.slice(0, Math.max(0, ANSWER_LIMITS.characters - this.#length))
    const found: Fields[] = []
    this.#pieces.push(piece)
    this.#window += piece
    for (let at = this.#length; at < this.#length + piece.length; at += 1) this.#step(at, found)
    this.#length += piece.length
    this.#narrow()
    return found
  }

  #narrow(): void {
    const first = this.#open.find((open) => this.#mayBeQuestion(open, this.#length))
    const from = Math.max(0, (first?.at ?? this.#length) - LOOK_BACK)
    this.#window = this.#window.slice(Math.max(0, from - this.#windowAt))
    this.#windowAt = Math.max(this.#windowAt, from)
  }

  #mayBeQuestion({ at, sign, isList, isSpent }: Open, end: number): boolean {
    return sign === '{' && isList && !isSpent && end - at <= ANSWER_LIMITS.question
  }

  #between(from: number, to: number): string {
    return this.#window.slice(Math.max(0, from - this.#windowAt), to - this.#windowAt)
  }

  #step(at: number, found: Fields[]): void {
    const sign = this.#window[at - this.#windowAt]
    if (sign === '>' && this.#open.length === 0) this.#thinkAt(at)
    if (this.#thought !== undefined) return
    if (this.#inText) {
      if (this.#escaped) this.#escaped = false
      else if (sign === '\\') this.#escaped = true
      else if (sign === '"') this.#inText = false
    } else if (sign === '"') this.#inText = this.#open.length > 0
    else if (sign === '{' || sign === '[') this.#openAt(at, sign)
    else if (sign === '}' || sign === ']') this.#close(at, found)
  }

  /** Models on a school's own server may think aloud first: what they try there is no answer. */
  #thinkAt(at: number): void {
    const said = this.#between(at - LOOK_BACK, at + 1)
    if (/<think(?:ing)?>$/i.test(said)) this.#thought ??= at
    else if (/<\/think(?:ing)?>$/i.test(said)) this.#thought = undefined
  }

  #openAt(at: number, sign: '{' | '['): void {
    // No question is so deep: whatever this is, reading begins anew behind it.
    if (this.#open.length >= ANSWER_LIMITS.depth) this.#open.length = 0
    const parent = this.#open.at(-1)
    const isList =
      parent === undefined || (parent.isList && (parent.sign === '[' || LISTS.test(this.#between(at - LOOK_BACK, at))))
    this.#open.push({ at, sign, isList, isSpent: false })
  }

  #close(at: number, found: Fields[]): void {
    const closed = this.#open.pop()
    if (closed === undefined || !this.#mayBeQuestion(closed, at)) return
    const fields = readRecord(parseLoosely(this.#between(closed.at, at + 1)))
    if (fields === undefined) {
      this.#garbled ??= closed.at
      return
    }
    const inside = this.#isWanted(fields)
      ? [fields]
      : this.#open.length === 0
        ? questionsIn(fields, this.#isWanted)
        : []
    if (inside.length === 0) return
    found.push(...inside)
    for (const outer of this.#open) outer.isSpent = true
  }
}

/** Questions under names of their own (`{ "1": {…} }`), or in JSON text. */
function questionsIn(value: unknown, isWanted: (fields: Fields) => boolean, depth = 0): Fields[] {
  const inner = decodeJson(value)
  if (depth > 4 || typeof inner !== 'object' || inner === null) return []
  const fields = readRecord(inner)
  if (fields !== undefined && isWanted(fields)) return [fields]
  return Object.values(inner).flatMap((one) => questionsIn(one, isWanted, depth + 1))
}

/**
 * A bracket in prose, or a text that never ended, swallows all behind it: it is read again from behind that bracket.
 */
function reread(scan: Scan, isWanted: (fields: Fields) => boolean): Fields[] {
  const found: Fields[] = []
  let rest =
    scan.doubtful === undefined ? '' : scan.text().slice(scan.doubtful + 1, scan.doubtful + 1 + ANSWER_LIMITS.reread)
  for (let times = 0; times < ANSWER_LIMITS.rereadings && rest !== ''; times += 1) {
    const next = new Scan(isWanted)
    found.push(...next.push(rest))
    rest = next.doubtful === undefined ? '' : rest.slice(next.doubtful + 1)
  }
  return found
}
