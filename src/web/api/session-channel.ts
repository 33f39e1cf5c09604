/** Tells other tabs that somebody signed in or out, and hears of it. */
export const SESSION_CHANNEL = 'setpaper.session'

export function announceSession(): void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** Until the function that it gives is called. */
export function followSession(listener: () => void): () => void {
  const channel = new BroadcastChannel(SESSION_CHANNEL)
  channel.onmessage = listener
  return () => channel.close()
}
