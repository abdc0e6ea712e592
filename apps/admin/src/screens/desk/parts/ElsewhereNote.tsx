import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { Button } from '@flower-market/ui'
import { paths } from '../../../paths.ts'
import { useMay } from '../../../state/use-may.ts'
import type { DeskItem } from '../desk.atoms.ts'
import styles from './DeskItemPanel.module.css'

/** Why an item is not decided where it stands, and the page where it is. */
export function ElsewhereNote({ item }: { item: DeskItem }) {
  const t = useTranslate()
  const may = useMay()
  const page =
    item.kind === 'transfer' && may('transactionReviewGet')
      ? paths.transfer(item._id)
      : item.kind === 'recipient' && may('recipientReviewList')
        ? paths.recipients()
        : null
  return (
    <>
      <p className={styles.elsewhere}>{t(`desk.elsewhere.${item.kind as 'job'}`)}</p>
      {page !== null && (
        <Button asChild tone="primary" size="l">
          <LocalizedLink to={page}>{t(`desk.open.${item.kind as 'transfer'}`)}</LocalizedLink>
        </Button>
      )}
    </>
  )
}
