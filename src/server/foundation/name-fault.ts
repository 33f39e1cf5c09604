/** What was thrown, in words for the log: libraries throw errors, groups of them, and plain objects. */

export function nameFault(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown)
  const { name, message, code, errors } = thrown as {
    readonly name?: unknown
    readonly message?: unknown
    readonly code?: unknown
    readonly errors?: unknown
  }
  if (typeof message === 'string' && message !== '')
    return typeof name === 'string' && name !== 'Error' ? `${name}: ${message}` : message
  // A connection that failed for each address of a name has no words of its own.
  if (Array.isArray(errors) && errors.length > 0) return errors.map(nameFault).join('; ')
  if (typeof code === 'string' || typeof code === 'number') return String(code)
  if (thrown instanceof Error) return thrown.name
  try {
    return JSON.stringify(thrown)
  } catch {
    return Object.keys(thrown).join(', ')
  }
}
