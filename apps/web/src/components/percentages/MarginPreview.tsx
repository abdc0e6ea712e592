import type { CallOutput } from '@flower-market/api-client'
import {
  money,
  cityDeliveryCost,
  noPercentages,
  stemPrice,
  type Percentages,
} from '@flower-market/flower-domain'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { Description, DescriptionList, Skeleton } from '@flower-market/ui'
import styles from './MarginPreview.module.css'

export interface MarginPreviewProps {
  personId: string
  /** Null where no margin is set yet. */
  saved: Percentages | null
  /** As it would be saved now. */
  typed: Percentages | null
}

interface ExampleProps extends Omit<MarginPreviewProps, 'personId'> {
  lot: NonNullable<CallOutput<'exampleLot'>['lot']>
  cityCost: number
}

function Example({ lot, cityCost, saved, typed }: ExampleProps) {
  const t = useTranslate()
  const format = useFormat()
  const [before, after] = [saved ?? noPercentages, typed ?? noPercentages]
  const change = (was: number, now: number): string =>
    was === now
      ? format.money(now)
      : t('users.exampleChange', { was: format.money(was), now: format.money(now) })
  const city = (margin: Percentages): number => cityDeliveryCost(money(cityCost, 'RUB'), margin).minor
  const { parts, variety, lengthCm, plantation } = lot
  return (
    <section className={styles.example} aria-live="polite">
      <p>{t('users.example', { variety, length: lengthCm, plantation })}</p>
      <p className={styles.parts}>
        {t('users.exampleParts', {
          price: format.money(parts.price),
          warehouse: format.money(parts.deliveryToWarehouse),
          region: format.money(parts.deliveryToRegion),
        })}
      </p>
      <DescriptionList>
        <Description term={t('users.examplePrice')}>
          {change(stemPrice(parts, before), stemPrice(parts, after))}
        </Description>
        <Description term={t('users.exampleCity')}>{change(city(before), city(after))}</Description>
      </DescriptionList>
    </section>
  )
}

/** What a margin does to the price of one lot of the client's catalog, before it is saved. */
export function MarginPreview({ personId, saved, typed }: MarginPreviewProps) {
  return (
    <ResourceView
      resource={useResource('exampleLot', { params: { id: personId } })}
      messages={{ failedText: 'users.exampleFailed' }}
      skeleton={<Skeleton shape="block" height={96} />}
    >
      {({ lot, cityCost }) => lot && <Example {...{ lot, cityCost, saved, typed }} />}
    </ResourceView>
  )
}
