import { Banner, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { RequisiteChange } from '../requisite-changes.ts'
import styles from './ChangedRequisites.module.css'

/** What was approved beside what it is now; a changed account is warned of. Nothing where nothing changed. */
export function ChangedRequisites({ changes }: { changes: readonly RequisiteChange[] }) {
  const t = useTranslate()
  if (changes.length === 0) return null
  const isAccount = changes.some(({ field }) => field === 'accountNumber')
  return (
    <>
      <Banner
        tone="warn"
        title={t(isAccount ? 'payouts.recipient.otherAccount' : 'payouts.recipient.changed')}
      >
        {t('payouts.recipient.checkChange')}
      </Banner>
      <Table aria-label={t('payouts.recipient.changed')}>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('payouts.recipient.field')}</TableHeaderCell>
            <TableHeaderCell>{t('payouts.recipient.before')}</TableHeaderCell>
            <TableHeaderCell>{t('payouts.recipient.after')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, before, after }) => (
            <TableRow key={field}>
              <TableCell>{t(`payouts.recipient.field.${field}`)}</TableCell>
              <TableCell label={t('payouts.recipient.before')} className={styles.before}>
                <del>{before || '—'}</del>
              </TableCell>
              <TableCell label={t('payouts.recipient.after')} className={styles.after}>
                <ins>{after || '—'}</ins>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  )
}
