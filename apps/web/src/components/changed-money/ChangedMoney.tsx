import { ColumnAmount } from '@flower-market/app-runtime/column-amount'

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
          <s>
            <ColumnAmount>{write(was)}</ColumnAmount>
          </s>{' '}
        </>
      )}
      <ColumnAmount>{write(now)}</ColumnAmount>
    </>
  )
}
