import {
  isPaidAfterAgreement,
  orderKindOf,
  type Availability,
  type IsoDate,
} from '@flower-market/flower-domain'
import { Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import { isAsPutIn, type DeliveryLine } from './delivery-lines.ts'

export interface WayOnProps {
  availability: Availability
  date: IsoDate
  lines: readonly DeliveryLine[]
  /** Orders for the day are over. */
  isClosed: boolean
  className?: string | undefined
}

/** The way on from the list: straight to the order, or to the cart where something has changed that has to be agreed to first. */
export function WayOn({ availability, date, lines, isClosed, className }: WayOnProps) {
  const t = useTranslate()
  const kind = orderKindOf(availability)
  const isReady = !isClosed && lines.every(isAsPutIn)
  const label = isPaidAfterAgreement(kind) ? t('catalog.toRequest') : t('catalog.toOrder')
  return (
    <Button asChild tone="primary" size="l" className={className}>
      {isReady ? (
        <LocalizedLink to={paths.order({ date, kind })}>{label}</LocalizedLink>
      ) : (
        <LocalizedLink to={paths.cart()}>{t('catalog.toCart')}</LocalizedLink>
      )}
    </Button>
  )
}
