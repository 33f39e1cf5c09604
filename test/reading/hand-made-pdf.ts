/** For tests: a small PDF in Helvetica, written by hand. */

/** One page for each list of lines, 12 points apart. `encrypted` demands a password that nobody has. */
export function handMadePdf(pages: readonly (readonly string[])[], { encrypted = false } = {}): Uint8Array {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((lines, index) => pageObjects(lines, 5 + 2 * index)),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const key = 'a'.repeat(64)
  const encryption = encrypted
    ? ` /Encrypt << /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >> /ID [<00> <00>]`
    : ''
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R${encryption} >>`
  return new TextEncoder().encode(
    `${file}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n${trailer}\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

function pageObjects(lines: readonly string[], contents: number): [string, string] {
  const shown = lines.map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) Tj T*`).join(' ')
  const stream = lines.length === 0 ? '' : `BT /F1 11 Tf 12 TL 60 740 Td ${shown} ET`
  return [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${contents} 0 R >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ]
}
