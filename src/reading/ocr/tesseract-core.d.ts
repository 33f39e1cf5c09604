/** The part of Tesseract's WebAssembly build that recognition uses; the package brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js' {
  export type TesseractApi = {
    Init(dataFolder: string | null, languages: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    SetPageSegMode(mode: number): void
    SetImageFile(exifOrientation: number, angle: number): number
    Recognize(monitor: null): number
    GetJSONText(): string
    Clear(): void
    End(): void
  }
  export type TesseractModule = {
    readonly TessBaseAPI: new () => TesseractApi
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  }
  const load: (options?: {
    readonly print?: (line: string) => void
    readonly printErr?: (line: string) => void
  }) => Promise<TesseractModule>
  export default load
}
