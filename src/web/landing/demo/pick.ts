/** What can be done with what was picked: told by its name and size, before anything is loaded. */
import { FILE_TYPES } from '#reading/document.ts'
import { SAMPLE_LIMITS } from './limits.ts'

export const ACCEPTED = FILE_TYPES.map((type) => `.${type}`).join(',')
export const MOST_BYTES = SAMPLE_LIMITS.bytes

type PickFault = 'one' | 'type' | 'too_large' | 'empty'

/** `sample`: an older Word file, for which the demo shows a page of ours (decision D9). */
export function whatOf(files: readonly Pick<File, 'name' | 'size'>[]): 'read' | 'sample' | PickFault {
  const [file] = files
  if (file === undefined || files.length > 1) return 'one'
  const extension = /\.([^.]*)$/.exec(file.name.trim())?.[1]?.toLowerCase() ?? ''
  if (!ACCEPTED.split(',').includes(`.${extension}`)) return 'type'
  if (file.size === 0) return 'empty'
  if (file.size > MOST_BYTES) return 'too_large'
  return extension === 'doc' ? 'sample' : 'read'
}
