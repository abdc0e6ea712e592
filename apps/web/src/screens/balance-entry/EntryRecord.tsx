import type { CallOutput } from '@flower-market/api-client'
import { currencyOfWallet } from '@flower-market/flower-domain'
import { Description, DescriptionList, PageHeader, SumList, SumRow, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink, usePageTitle } from '@flower-market/app-runtime/navigation'
import { MovementStatus } from '../../components/money-history/MovementStatus.tsx'
import { useMovementText } from '../../components/money-history/use-movement-text.ts'
import { paths } from '../../paths.ts'
import styles from './EntryRecord.module.css'

/** An entry with its cause, and its three amounts as a sum. */
export function EntryRecord({ entry }: { entry: CallOutput<'balanceEntry'> }) {
  const t = useTranslate()
  const format = useFormat()
  const title = useMovementText().title(entry)
  usePageTitle(`labels.movement.${entry.kind}`)
  const currency = currencyOfWallet(entry.type)
  return (
    <article className={styles.entry}>
      <PageHeader
        title={title}
        back={
          <TextLink asChild tone="quiet">
            <LocalizedLink to={paths.balanceHistory(entry.accountId)}>
              {t('money.balanceHistory')}
            </LocalizedLink>
          </TextLink>
        }
        status={<MovementStatus status={entry.status} />}
        description={format.moment(entry.date)}
      />
      <SumList>
        <SumRow term={t('money.columnBefore')}>{format.money(entry.balanceBefore, currency)}</SumRow>
        <SumRow term={t(`money.sign.${entry.sign}`)} tone={entry.amount > 0 ? 'credit' : 'plain'}>
          {format.signedMoney(entry.amount, currency)}
        </SumRow>
        <SumRow term={t('money.columnAfter')} tone="total">
          {format.money(entry.balanceAfter, currency)}
        </SumRow>
      </SumList>
      <DescriptionList>
        <Description term={t('money.cause')}>
          {entry.purchase === null ? (
            entry.reason || title
          ) : (
            <TextLink asChild>
              <LocalizedLink to={paths.historyOrder(entry.purchase._id)}>
                {t('money.order', { number: String(entry.purchase.number) })}
              </LocalizedLink>
            </TextLink>
          )}
        </Description>
        <Description term={t('money.account')}>{t(`money.wallet.${entry.type}`)}</Description>
        <Description term={t('money.method')}>{t(`money.method.${entry.method}`)}</Description>
        <Description term={t('money.creator')}>{t(`money.creator.${entry.creator}`)}</Description>
      </DescriptionList>
    </article>
  )
}
