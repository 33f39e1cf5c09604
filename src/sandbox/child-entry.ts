/** Where the program of a limited child lies: its source, or one file made of it that starts sooner. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The scripts that start the product name the folder of built children by this variable, once what lies there is made
 * of the sources as they are (scripts/build-children.mjs). Without it the sources run.
 */
const BUILT = process.env['SETPAPER_BUILT_CHILDREN']

/** `name`: of the file, without its ending; `beside`: the `import.meta.url` of the module that starts it. */
export function childEntry(name: string, beside: string): string {
  return BUILT === undefined ? fileURLToPath(new URL(`./${name}.ts`, beside)) : join(BUILT, `${name}.js`)
}
