/** Reads the answer of S3's ListObjectsV2. */
import { SaxesParser } from 'saxes'

/** `next`: the token of the next page, undefined on the last. Throws for what is no XML. */
export function parseListAnswer(xml: string): { readonly keys: readonly string[]; readonly next: string | undefined } {
  const keys: string[] = []
  let next: string | undefined
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw new Error(`The store answered a list that is no XML: ${error.message}`)
  })
  parser.on('opentag', () => {
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'Key') keys.push(text)
    else if (name === 'NextContinuationToken') next = text
    text = ''
  })
  parser.write(xml).close()
  return { keys, next }
}
