/**
 * Draws the sheet of paper of the landing page, a language a file: the third page of our own sample of Paper 2, as it
 * is printed.
 * `node scripts/draw-sheets.ts` writes src/web/landing/sheets/; it asks for pdftocairo (poppler). Run it when the
 * sample papers have changed.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { PAPER_LANGUAGES } from '../src/domain/language.ts'

const PAGE = '3'
/** In points: what stands below is out of sight on the landing page, where the sheet goes on behind the edge. */
const SHOWN = { width: 595.28, height: 612 } as const
const root = resolve(import.meta.dirname, '..')
const workspace = mkdtempSync(join(tmpdir(), 'sheets-'))
try {
  for (const language of PAPER_LANGUAGES) {
    const pdf = join(workspace, `${language}.pdf`)
    const svg = join(workspace, `${language}.svg`)
    execFileSync(
      process.execPath,
      [
        join(root, 'src/cli/main.ts'),
        'print',
        join(root, `samples/papers/hkdse-paper-2-${language.toLowerCase()}.json`),
        '-o',
        pdf,
      ],
      { stdio: ['ignore', 'ignore', 'inherit'] },
    )
    execFileSync('pdftocairo', ['-svg', '-f', PAGE, '-l', PAGE, pdf, svg])
    const drawn = lean(readFileSync(svg, 'utf8'))
    writeFileSync(join(root, 'src/web/landing/sheets', `${language.toLowerCase()}.svg`), drawn)
    console.log(`${language}: ${drawn.length} bytes`)
  }
} finally {
  rmSync(workspace, { recursive: true, force: true })
}

/**
 * The upper part alone, with the letters that stand in it. Hundredths of a point are enough, and the sheet's own colour
 * is the page's.
 */
function lean(svg: string): string {
  const cut = svg
    .replace(
      /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
      `width="${SHOWN.width}" height="${SHOWN.height}" viewBox="0 0 ${SHOWN.width} ${SHOWN.height}"`,
    )
    .replaceAll(/<use [^>]* y="([\d.]+)"\/>\n?/g, (use, y: string) => (Number(y) > SHOWN.height ? '' : use))
  const used = new Set([...cut.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id!))
  return cut
    .replaceAll(/<symbol overflow="visible" id="([^"]+)">[^]*?<\/symbol>\n?/g, (symbol, id: string) =>
      used.has(id) ? symbol : '',
    )
    .replaceAll(/<g(?: [^>]*)?>\s*<\/g>\n?/g, '')
    .replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
    .replaceAll(/<rect [^>]*fill="rgb\(100%, 100%, 100%\)"[^>]*\/>\n?/g, '')
    .replaceAll('rgb(0%, 0%, 0%)', '#14141a')
    .replaceAll(/ (?:fill-opacity|stroke-opacity)="1"| style="stroke:none;"/g, '')
    .replaceAll(/\n+/g, '\n')
}
