export interface ChangedMoneyProps {
  was: number
  now: number
  write: (minor: number) => string
}

/** An amount of rubles as it is now, in kopecks; what it was is struck through. */
export function ChangedMoney({ was, now, write }: ChangedMoneyProps) {
  return (
    <>
      {was !== now && (
        <>
          <s>{write(was)}</s>{' '}
        </>
      )}
      {write(now)}
    </>
  )
}
