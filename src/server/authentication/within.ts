/** Waits for another server, but not for good. */
export function within<Value>(ms: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms).unref()
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
