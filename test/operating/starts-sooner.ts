/** Variables by which a program of the product that a test starts loads as fast as one that `npm start` starts. */
import { resolve } from 'node:path'

/** `npm test` builds the limited children and names their folder; without it their sources run. */
const built = process.env['SETPAPER_BUILT_CHILDREN']

export const STARTS_SOONER: Readonly<Record<string, string>> = {
  NODE_COMPILE_CACHE: resolve(import.meta.dirname, '../../node_modules/.cache/compiled'),
  ...(built === undefined ? {} : { SETPAPER_BUILT_CHILDREN: built }),
}
