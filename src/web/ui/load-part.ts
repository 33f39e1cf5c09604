/** A part of the application that is loaded when it is needed. */

/**
 * Waits for the network where there is none. Browsers keep a module whose loading failed as failed until the page is
 * loaded
 * anew, so that asking for it without a network would break the screen for good.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine)
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
    })
  return load()
}

/** Loads a part once, early or when it is needed: what is there needs no network. */
export function partOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined
  return () => (loading ??= loadPart(load))
}
