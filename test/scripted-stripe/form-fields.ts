/** `a[b][0][c]=d`, as Stripe's library sends it, as an object. */
export type Fields = { readonly [name: string]: Fields | string | undefined }

export function formFields(text: string): Fields {
  const root: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/\[|\]\[|\]/).filter((part) => part !== '')
    let at = root
    for (const part of path.slice(0, -1)) at = (at[part] ??= {}) as Record<string, unknown>
    at[path.at(-1)!] = value
  }
  return root as Fields
}

/** The field under a path such as `line_items.0.quantity`. */
export function field(fields: Fields, path: string): string | undefined {
  let at: Fields | string | undefined = fields
  for (const part of path.split('.')) at = typeof at === 'object' ? at[part] : undefined
  return typeof at === 'string' ? at : undefined
}

export const texts = (fields: Fields | string | undefined): Record<string, string> =>
  (typeof fields === 'object' ? fields : {}) as Record<string, string>
