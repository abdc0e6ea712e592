import { Description, DescriptionList } from '@flower-market/ui'
import { useFormat, useLocalTime, useTranslate } from '@flower-market/app-runtime/i18n'
import type { EnteredReceipt } from '../receipt-form.ts'

/** The fiscal data of a receipt, for the person to compare with the paper. */
export function ReceiptFacts({ receipt }: { receipt: EnteredReceipt }) {
  const t = useTranslate()
  const format = useFormat()
  const localTime = useLocalTime()
  return (
    <DescriptionList>
      <Description term={t('transactions.amount')}>{format.money(receipt.sum)}</Description>
      <Description term={t('transactions.receiptTime')}>{localTime(receipt.localTime)}</Description>
      <Description term={t('transactions.fiscalDrive')}>{receipt.fiscalDrive}</Description>
      <Description term={t('transactions.fiscalDocument')}>{receipt.document}</Description>
      <Description term={t('transactions.fiscalSign')}>{receipt.fiscalSign}</Description>
    </DescriptionList>
  )
}
