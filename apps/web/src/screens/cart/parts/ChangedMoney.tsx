import { useFormat } from '@flower-market/app-runtime/i18n'

export interface ChangedMoneyProps {
  was: number
  now: number
  /** No amount of the column has kopecks: none shows them. */
  isWhole: boolean
}

/** An amount of rubles as it is now, in kopecks; what it was is struck through. */
export function ChangedMoney({ was, now, isWhole }: ChangedMoneyProps) {
  const format = useFormat()
  return (
    <>
      {was !== now && (
        <>
          <s>{format.money(was, 'RUB', isWhole)}</s>{' '}
        </>
      )}
      {format.money(now, 'RUB', isWhole)}
    </>
  )
}
