/** A file made to harm its reader. Nothing of it is committed: it is generated anew, the same every time. */

export type HostileFile = {
  /** With the extension under which it is uploaded. */
  readonly name: string
  /** What it attacks, in a few words; files of one mechanism share it. */
  readonly mechanism: string
  readonly make: () => Uint8Array | Promise<Uint8Array>
  /**
   * Words that stand in it only as bait (a file of this machine, a script's output): no part of what is read may hold
   * them.
   */
  readonly bait?: RegExp
  /** Part of the short run of `npm test`. */
  readonly short?: boolean
}

/** Files that attack by one mechanism. */
export const byMechanism = (mechanism: string, files: readonly Omit<HostileFile, 'mechanism'>[]): HostileFile[] =>
  files.map((file) => ({ ...file, mechanism }))
