/**
 * Whether a session exists, asked where a visitor is answered with 200: a refusal would stand in the console of
 * everyone who is not signed in.
 */
export async function hasSession(signal?: AbortSignal): Promise<boolean> {
  const answer = await fetch('/api/auth/get-session', {
    headers: { accept: 'application/json' },
    ...(signal === undefined ? {} : { signal }),
  }).catch(() => undefined)
  // Whatever else is the matter, the next call tells.
  return answer?.ok !== true || (await answer.json().catch(() => undefined)) !== null
}
