/**
 * Fills in the built-ins that pdf.js uses and Node 24 lacks; its own build for older engines takes four times as long
 * to load.
 */

/** Adds what is missing to the global prototypes; what is there stays, but for the fonts of a browser. */
export function addMissingBuiltins(): void {
  for (const [target, name, value] of BUILTINS) if (!(name in target)) define(target, name, value)
  define(globalThis, 'FontFace', FontFace)
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, writable: true, configurable: true, enumerable: false })
}

type MapLike = { has(key: unknown): boolean; get(key: unknown): unknown; set(key: unknown, value: unknown): unknown }

/** https://tc39.es/proposal-upsert/ */
function getOrInsert(this: MapLike, key: unknown, value: unknown): unknown {
  if (!this.has(key)) this.set(key, value)
  return this.get(key)
}

function getOrInsertComputed(this: MapLike, key: unknown, compute: (key: unknown) => unknown): unknown {
  if (!this.has(key)) this.set(key, compute(key))
  return this.get(key)
}

/** https://tc39.es/proposal-arraybuffer-base64/ */
function toHex(this: Uint8Array): string {
  return Array.from(this, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/** pdf.js adds up a handful of widths with it: plain addition is exact enough for layout. */
function sumPrecise(values: Iterable<number>): number {
  let sum = 0
  for (const value of values) sum += value
  return sum
}

/**
 * A font of a browser: loaded at once, as nothing is shown in it. A browser's own would look into it, and refuse many.
 */
class FontFace {
  readonly loaded = Promise.resolve()
}

const BUILTINS: readonly (readonly [object, string, unknown])[] = [
  [Map.prototype, 'getOrInsert', getOrInsert],
  [Map.prototype, 'getOrInsertComputed', getOrInsertComputed],
  [WeakMap.prototype, 'getOrInsert', getOrInsert],
  [WeakMap.prototype, 'getOrInsertComputed', getOrInsertComputed],
  [Uint8Array.prototype, 'toHex', toHex],
  [Uint8Array, 'fromBase64', fromBase64],
  [Math, 'sumPrecise', sumPrecise],
]
