/** The part of yauzl 3 that reading and the tests of archives use; the package brings no types. */
declare module 'yauzl' {
  export type Entry = {
    readonly fileName: string
    readonly compressedSize: number
    readonly uncompressedSize: number
    getLastModDate(options?: { readonly timezone?: 'UTC' }): Date
  }
  export type ZipFile = {
    readonly entryCount: number
    eachEntry(): AsyncIterable<Entry>
    openReadStreamPromise(entry: Entry): Promise<AsyncIterable<Uint8Array>>
  }
  const yauzl: {
    fromBufferPromise(
      buffer: Buffer,
      options?: { readonly validateEntrySizes?: boolean; readonly strictFileNames?: boolean },
    ): Promise<ZipFile>
  }
  export default yauzl
}
