declare module 'subset-font' {
  /** A font with these letters alone. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'sfnt'
      readonly noHinting: boolean
      readonly keepFeatures: readonly string[]
    },
  ): Promise<Buffer>
}
