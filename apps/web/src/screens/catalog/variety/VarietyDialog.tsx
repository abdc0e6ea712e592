import { useAtomValue } from 'jotai'
import { useLayoutEffect } from 'react'
import type { Availability, FlowerCard, GridRow, IsoDate } from '@flower-market/flower-domain'
import { Drawer, DrawerBody, DrawerContent, DrawerHeader } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { chartSkeleton } from '@flower-market/app-runtime/chart'
import { FavoriteButton } from '../../../components/favorite/FavoriteButton.tsx'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { buyerQueryAtom } from '../../../state/client.atoms.ts'
import { paths } from '../../../paths.ts'
import { useMedia } from '../../../components/media/use-media.ts'
import { lotsOf, otherPlantations } from './other-plantations.ts'
import styles from './VarietyDialog.module.css'
import { VarietyElsewhere } from './VarietyElsewhere.tsx'
import { VarietyFacts } from './VarietyFacts.tsx'
import { VarietyOrders } from './VarietyOrders.tsx'
import { VarietyPictures } from './VarietyPictures.tsx'
import { VarietyPriceHistory } from './VarietyPriceHistory.tsx'
import { VarietyPrices } from './VarietyPrices.tsx'

export interface VarietyDialogProps {
  availability: Availability
  rows: readonly GridRow[]
  /** The row of the variety among them. */
  row: number
  date: IsoDate
  now: Date
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
  /** Orders for the day are over. */
  readOnly: boolean
  onOrder: (card: FlowerCard, quantity: number) => void
  /** Shows the variety of another row. */
  onRow: (row: number) => void
  /** Whether it stands beside the list, which gives it room. */
  onBeside: (isBeside: boolean) => void
  onClose: () => void
}

/** From this width on the price list has room beside the variety and stays in use; the stylesheet has the same. */
const besideList = '(width >= 1440px)'

/** A variety of a plantation: pictures, what each length costs and has cost, when it was ordered before, and who else sells it that day. */
export default function VarietyDialog({ rows, row, onBeside, onClose, ...rest }: VarietyDialogProps) {
  const facts = rows[row]
  const isBeside = useMedia(besideList) && facts !== undefined
  useLayoutEffect(() => {
    onBeside(isBeside)
    return () => onBeside(false)
  }, [isBeside, onBeside])
  if (facts === undefined) return null
  const drawer = (
    <Drawer
      open
      modal={!isBeside}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <Variety
        key={facts.key}
        {...rest}
        isBeside={isBeside}
        facts={facts}
        others={otherPlantations(rows, row)}
      />
    </Drawer>
  )
  return isBeside ? <div className={styles.beside}>{drawer}</div> : drawer
}

interface VarietyProps extends Omit<VarietyDialogProps, 'rows' | 'row' | 'onBeside' | 'onClose'> {
  facts: GridRow
  others: ReturnType<typeof otherPlantations>
  isBeside: boolean
}

function Variety(props: VarietyProps) {
  const { isBeside, availability, facts, others, date, now, quantities, readOnly, onOrder, onRow } = props
  const t = useTranslate()
  const countryName = useCountryName()
  const { variety, type, color, country, plantation, plantationId } = facts
  const buyer = useAtomValue(buyerQueryAtom)
  const known = useResource('catalogVariety', {
    query: { availability, type, variety, plantationId, ...buyer },
  })
  const description = known.status === 'ready' ? known.data : null
  return (
    <DrawerContent isBeside={isBeside} aria-describedby={undefined} className={styles.dialog}>
      <DrawerHeader closeLabel={t('catalog.varietyClose')}>{variety}</DrawerHeader>
      <DrawerBody className={styles.content}>
        <div className={styles.beginning}>
          <div className={styles.head}>
            <div>
              <p>
                {t(`flowers.${type}`)} · {t(`flowers.color-${color}`).toLocaleLowerCase()}
              </p>
              <p>
                {countryName(country)} ·{' '}
                <LocalizedLink to={paths.plantation(plantationId)} className={styles.link}>
                  {plantation}
                </LocalizedLink>
              </p>
            </div>
            <FavoriteButton flower={facts} />
          </div>
          <VarietyPictures row={facts} headMm={description?.headMm ?? null} />
          <VarietyFacts row={facts} date={date} now={now} known={description} />
          <VarietyPrices
            lots={lotsOf(facts)}
            quantities={quantities}
            now={now}
            readOnly={readOnly}
            onOrder={onOrder}
          />
        </div>
        <ResourceView
          resource={known}
          messages={{ failedText: 'catalog.varietyHistoryFailed' }}
          skeleton={chartSkeleton}
        >
          {({ prices, orders }) => (
            <div className={styles.before}>
              <VarietyPriceHistory row={facts} prices={prices} quantities={quantities} />
              <VarietyOrders orders={orders} plantation={plantation} />
            </div>
          )}
        </ResourceView>
        <VarietyElsewhere facts={facts} others={others} onRow={onRow} />
      </DrawerBody>
    </DrawerContent>
  )
}
