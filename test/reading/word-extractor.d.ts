/** The part of word-extractor that a test uses as a second reader; the package brings no types. */
declare module 'word-extractor' {
  export default class WordExtractor {
    extract(bytes: Uint8Array): Promise<{ getBody(options: { readonly filterUnicode: boolean }): string }>
  }
}
