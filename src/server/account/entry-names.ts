/**
 * Names of files in an archive that every computer can unpack: no folders of theirs, no signs that Windows forbids,
 * none twice.
 */

const LONGEST = 80
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i

/** Gives each name once; a second one of the same gets a number, before its extension. */
export function openEntryNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const { stem, extension } = safeName(name)
    for (let count = 1; ; count += 1) {
      const tried = `${stem}${count === 1 ? '' : ` (${count})`}${extension}`
      const key = tried.normalize('NFC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return tried
    }
  }
}

function safeName(name: string): { readonly stem: string; readonly extension: string } {
  const plain = name.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, '_')
  const extension = /\.\w{1,8}$/.exec(plain)?.[0] ?? ''
  const stem = Array.from(plain.slice(0, plain.length - extension.length))
    .slice(0, LONGEST)
    .join('')
    .replace(/^[\s.]+|[\s.]+$/gu, '')
  return { stem: stem === '' || RESERVED.test(stem) ? `_${stem}` : stem, extension }
}
