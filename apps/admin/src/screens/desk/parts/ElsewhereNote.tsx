import { stockSystemItemId } from '@flower-market/flower-domain'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { Button } from '@flower-market/ui'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import type { DeskItem } from '../../../components/desk-item/desk-item.ts'
import styles from './DeskItemPanel.module.css'

/** The page where an item is decided; null where there is none for the person. */
function pageOf({ kind, _id: id }: DeskItem, may: ReturnType<typeof useMay>): string | null {
  if (kind === 'transfer') return may('transactionReviewGet') ? paths.transfer(id) : null
  if (kind === 'recipient') return may('recipientReviewList') ? paths.recipients() : null
  if (kind === 'import') return id === stockSystemItemId ? paths.stockSystem() : paths.priceList(id)
  return null
}

/** Why an item is not decided where it stands, and the page where it is. */
export function ElsewhereNote({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const page = pageOf(item, useMay())
  const isCreditedBefore = item.kind === 'statement-line' && item.facts.isCreditedBefore
  return (
    <>
      <p className={styles.elsewhere}>
        {isCreditedBefore
          ? t('desk.elsewhere.statement-line-credited')
          : t(`desk.elsewhere.${item.kind as 'job'}`)}
      </p>
      {page !== null && (
        <Button asChild tone="primary" size="l">
          <LocalizedLink to={page}>{t(`desk.open.${item.kind as 'transfer'}`)}</LocalizedLink>
        </Button>
      )}
    </>
  )
}
