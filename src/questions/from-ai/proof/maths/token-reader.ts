/** Walks tokens, one after the other, to a limited depth. */
import type { Token } from './latex-tokens.ts'

const DEEPEST = 24

/** What stands there is not certainly understood. */
export class Unread extends Error {}

export class TokenReader {
  readonly tokens: readonly Token[]
  at = 0
  depth = 0

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens
  }

  peek(): string | undefined {
    return this.tokens[this.at]?.text
  }

  next(): Token {
    const token = this.tokens[this.at]
    if (token === undefined) throw new Unread()
    this.at += 1
    return token
  }

  take(text: string): boolean {
    if (this.tokens[this.at]?.text !== text) return false
    this.at += 1
    return true
  }

  need(text: string): void {
    if (!this.take(text)) throw new Unread()
  }

  enter(): void {
    this.depth += 1
    if (this.depth > DEEPEST) throw new Unread()
  }

  end(): void {
    if (this.at < this.tokens.length) throw new Unread()
  }
}
