/** Who may work next: a bounded number at once, shared out fairly between accounts. */

export type Asker = {
  /** Those without one share a turn. */
  readonly account?: string | undefined
  /** Before those that are not. */
  readonly isFirst?: boolean | undefined
  /** Gives the place back when it aborts. */
  readonly signal?: AbortSignal | undefined
}

export type FairQueue = {
  /** Resolves with the function that gives the place back; rejects with the signal's reason. */
  readonly enter: (asker: Asker) => Promise<() => void>
  readonly refuseAll: (error: Error) => void
}

type Waiting = { readonly asker: Asker; readonly go: () => void; readonly refuse: (error: unknown) => void }

/** `eachAtOnce`: of one account, so that others always find a place while there are more. */
export function openFairQueue(atOnce: number, eachAtOnce = atOnce): FairQueue {
  const waiting: Waiting[] = []
  /** How many each account has at work. */
  const working = new Map<string, number>()
  /** When each account that waits or works had its last turn. */
  const turns = new Map<string, number>()
  let running = 0
  let turn = 0

  const keyOf = ({ account = '' }: Asker): string => account
  const workingOf = (asker: Asker): number => working.get(keyOf(asker)) ?? 0
  const mayStart = (asker: Asker): boolean => running < atOnce && workingOf(asker) < eachAtOnce
  const start = (asker: Asker): void => {
    running += 1
    working.set(keyOf(asker), workingOf(asker) + 1)
    turns.set(keyOf(asker), (turn += 1))
  }
  const forgetIdle = (asker: Asker): void => {
    const key = keyOf(asker)
    if (working.has(key) || waiting.some((other) => keyOf(other.asker) === key)) return
    turns.delete(key)
  }
  /** Negative where the first goes before the second; equal ones go in the order in which they came. */
  const compare = ({ asker: one }: Waiting, { asker: other }: Waiting): number =>
    Number(other.isFirst ?? false) - Number(one.isFirst ?? false) ||
    workingOf(one) - workingOf(other) ||
    (turns.get(keyOf(one)) ?? 0) - (turns.get(keyOf(other)) ?? 0)
  const startNext = (): void => {
    const [next] = waiting.filter(({ asker }) => mayStart(asker)).toSorted(compare)
    if (next === undefined) return
    waiting.splice(waiting.indexOf(next), 1)
    start(next.asker)
    next.go()
  }
  const leave = (asker: Asker): void => {
    running -= 1
    const left = workingOf(asker) - 1
    if (left === 0) working.delete(keyOf(asker))
    else working.set(keyOf(asker), left)
    startNext()
    forgetIdle(asker)
  }

  return {
    async enter(asker) {
      const { signal } = asker
      signal?.throwIfAborted()
      if (mayStart(asker)) start(asker)
      else
        await new Promise<void>((go, refuse) => {
          const place: Waiting = { asker, go, refuse }
          waiting.push(place)
          signal?.addEventListener(
            'abort',
            () => {
              const at = waiting.indexOf(place)
              if (at < 0) return
              waiting.splice(at, 1)
              forgetIdle(asker)
              refuse(signal.reason)
            },
            { once: true },
          )
        })
      return () => leave(asker)
    },
    refuseAll(error) {
      for (const { refuse } of waiting.splice(0)) refuse(error)
    },
  }
}
