/** Timers that wait until the story says that their time has passed. */
export interface HeldTimers {
  /** Runs all that wait. */
  pass(): void
  /** Gives the page its own timers back. */
  release(): void
}

/**
 * Holds the page's timers of some lengths (ms), so that no test waits for seconds to pass. Those of the test itself must
 * not be among them: `waitFor` gives up after `asyncUtilTimeout`, and asks again by an interval.
 */
export function holdTimers(isHeld: (ms: number) => boolean): HeldTimers {
  const { setTimeout: start, clearTimeout: stop } = window
  const held = new Map<number, () => void>()
  let lastId = 0
  const startOrHold = (handler: TimerHandler, ms = 0, ...rest: unknown[]): number => {
    if (typeof handler !== 'function' || !isHeld(ms)) return start(handler, ms, ...rest)
    lastId -= 1
    held.set(lastId, () => void handler(...rest))
    return lastId
  }
  // A browser's timers are what Node's types forbid to replace.
  Object.assign(window, {
    setTimeout: startOrHold,
    clearTimeout: (id: number | undefined) => {
      if (id === undefined || !held.delete(id)) stop(id)
    },
  })
  return {
    pass: () => {
      const due = [...held.values()]
      held.clear()
      for (const run of due) run()
    },
    release: () => void Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  }
}
