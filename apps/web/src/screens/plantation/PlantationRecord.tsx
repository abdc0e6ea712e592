import { Description, DescriptionList } from '@flower-market/ui'
import type { CallOutput } from '@flower-market/api-client'
import { minRatedOrders } from '@flower-market/flower-domain'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'

/** How a plantation has delivered; where too few orders were delivered it says so instead of a rate. */
export function PlantationRecord({ plantation }: { plantation: CallOutput<'plantationGet'> }) {
  const t = useTranslate()
  const format = useFormat()
  const { deliveredOrders, fillRate, claimsRate } = plantation
  // To a tenth of a percent: rounded toward the worse, so that 100% and 0% mean that there was nothing at all.
  const percent = (tenths: number): string => `${format.number(tenths / 10)}\u00A0%`
  return (
    <section aria-labelledby="record">
      <h2 id="record">{t('assortment.record')}</h2>
      {fillRate === null && claimsRate === null ? (
        <p>{t('assortment.fewOrders', { delivered: deliveredOrders, least: minRatedOrders })}</p>
      ) : (
        <DescriptionList>
          {fillRate !== null && (
            <Description term={t('assortment.fillRate')}>
              {t('assortment.fillRateText', {
                rate: percent(Math.floor((fillRate.delivered * 1000) / fillRate.asked)),
                delivered: fillRate.delivered,
                asked: fillRate.asked,
              })}
            </Description>
          )}
          {claimsRate !== null && (
            <Description term={t('assortment.claimsRate')}>
              {t('assortment.claimsRateText', {
                rate: percent(Math.ceil((claimsRate.accepted * 1000) / claimsRate.delivered)),
                accepted: claimsRate.accepted,
                delivered: claimsRate.delivered,
              })}
            </Description>
          )}
        </DescriptionList>
      )}
    </section>
  )
}
