import { useFormat } from '@flower-market/app-runtime/i18n'

/** An amount of rubles as it is now, in kopecks; what it was is struck through. */
export function ChangedMoney({ was, now }: { was: number; now: number }) {
  const format = useFormat()
  return (
    <>
      {was !== now && (
        <>
          <s>{format.money(was, 'RUB', true)}</s>{' '}
        </>
      )}
      {format.money(now, 'RUB', true)}
    </>
  )
}
