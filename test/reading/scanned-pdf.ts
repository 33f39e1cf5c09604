/** For tests and measurements: a PDF of pictures, written by hand. */

/** `dictionary` holds what a picture needs beyond its type and its length. */
export type FixturePicture = { readonly dictionary: string; readonly bytes: Uint8Array }

export type FixturePage = {
  /** Points. */
  readonly width: number
  readonly height: number
  /** Degrees clockwise. */
  readonly rotate?: number
  /** Operators of the page; picture n is `/I{n}`. */
  readonly content: string
  readonly pictures: readonly FixturePicture[]
}

export function scannedPdf(pages: readonly FixturePage[]): Uint8Array {
  const objects: Uint8Array[] = []
  const add = (...parts: readonly (string | Uint8Array)[]): number => objects.push(joined(parts))
  add('<< /Type /Catalog /Pages 2 0 R >>')
  add('')
  const kids = pages.map((page) => {
    const names = page.pictures.map(
      (picture, index) =>
        `/I${index} ${addStream(add, `/Type /XObject /Subtype /Image ${picture.dictionary}`, picture.bytes)} 0 R`,
    )
    const content = addStream(add, '', new TextEncoder().encode(page.content))
    const box = `/MediaBox [0 0 ${page.width} ${page.height}] /Rotate ${page.rotate ?? 0}`
    return add(
      `<< /Type /Page /Parent 2 0 R ${box} /Resources << /XObject << ${names.join(' ')} >> >> /Contents ${content} 0 R >>`,
    )
  })
  objects[1] = joined([`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`])
  return fileOf(objects)
}

/** One grey picture over the whole page, `bytes` a byte a pixel. */
export function scannedPage(
  picture: { readonly width: number; readonly height: number; readonly bytes: Uint8Array },
  dotsPerInch: number,
): FixturePage {
  const [width, height] = [(picture.width * 72) / dotsPerInch, (picture.height * 72) / dotsPerInch]
  const dictionary = `/Width ${picture.width} /Height ${picture.height} /ColorSpace /DeviceGray /BitsPerComponent 8`
  return {
    width,
    height,
    content: `${width} 0 0 ${height} 0 0 cm /I0 Do`,
    pictures: [{ dictionary, bytes: picture.bytes }],
  }
}

function addStream(add: (...parts: (string | Uint8Array)[]) => number, entries: string, bytes: Uint8Array): number {
  return add(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream')
}

function fileOf(objects: readonly Uint8Array[]): Uint8Array {
  const parts: (string | Uint8Array)[] = ['%PDF-1.5\n']
  let length = '%PDF-1.5\n'.length
  const offsets = objects.map((object, index) => {
    const offset = length
    const piece = joined([`${index + 1} 0 obj\n`, object, '\nendobj\n'])
    parts.push(piece)
    length += piece.length
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`,
  )
  return joined(parts)
}

function joined(parts: readonly (string | Uint8Array)[]): Uint8Array {
  return new Uint8Array(
    Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part))),
  )
}
