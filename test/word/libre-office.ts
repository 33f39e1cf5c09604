/** LibreOffice as another program that opens, prints and saves our documents; where it is installed. */
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

export const hasLibreOffice = (): boolean => spawnSync('soffice', ['--version']).status === 0

/** The document as LibreOffice prints it, or saves it. With a profile of its own, so that no other one is in the way. */
export async function convertedTo(kind: 'pdf' | 'docx', document: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'setpaper-word-'))
  try {
    const source = join(folder, 'paper.docx')
    const saved = join(folder, 'saved')
    await writeFile(source, document)
    await promisify(execFile)(
      'soffice',
      [
        `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`,
        '--headless',
        '--convert-to',
        kind,
        '--outdir',
        saved,
        source,
      ],
      { timeout: 120_000 },
    )
    return new Uint8Array(await readFile(join(saved, `paper.${kind}`)))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
