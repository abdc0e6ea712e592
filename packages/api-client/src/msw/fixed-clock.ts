const RealDate = globalThis.Date

/** Stops the clock at a moment, so that a story shows the same page every day; gives the function that starts it again. */
export function stopClock(at: Date): () => void {
  const moment = at.getTime()
  class StoppedDate extends RealDate {
    constructor(...parts: [] | ConstructorParameters<typeof Date>) {
      if (parts.length === 0) super(moment)
      else super(...parts)
    }

    static override now(): number {
      return moment
    }
  }
  globalThis.Date = StoppedDate as DateConstructor
  return () => {
    globalThis.Date = RealDate
  }
}
