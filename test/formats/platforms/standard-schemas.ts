/**
 * The standard's own schemas from a folder that mirrors their addresses (`www.imsglobal.org/xsd/imsqti_v2p1.xsd`,
 * `www.w3.org/Math/XMLSchema/mathml2/…`), made ready for a validator without a network: each import names a file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import type { XMLFileInfo } from 'xmllint-wasm'

const QTI = 'www.imsglobal.org/xsd/imsqti_v2p1.xsd'

export function standardSchemas(folder: string): { readonly schema: XMLFileInfo; readonly preload: XMLFileInfo[] } {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xsd'))
    .map((name) => name.replaceAll('\\', '/'))
  const prepared = files.map((name): XMLFileInfo & { readonly name: string } => ({
    name,
    fileName: flat(name),
    contents: readText(join(folder, name)).replace(/schemaLocation\s*=\s*"([^"]*)"/g, (_, address: string) => {
      const place = /^https?:\/\//.test(address)
        ? address.replace(/^https?:\/\//, '')
        : posix.join(posix.dirname(name), address)
      return `schemaLocation="${flat(place)}"`
    }),
  }))
  const schema = prepared.find(({ name }) => name === QTI)
  if (schema === undefined) throw new TypeError(`The folder holds no ${QTI}`)
  return { schema, preload: prepared.filter((file) => file !== schema) }
}

/** One of them is in UTF-16, which the validator does not read. */
function readText(file: string): string {
  const bytes = readFileSync(file)
  return bytes[0] === 0xff
    ? bytes
        .toString('utf16le')
        .slice(1)
        .replace(/encoding="[^"]*"/, '')
    : bytes.toString('utf8')
}

const flat = (name: string): string => name.replaceAll('/', '_')
