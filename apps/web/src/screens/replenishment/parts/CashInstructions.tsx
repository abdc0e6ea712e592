import { CopyField, Description, DescriptionList, Stack } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { TopUp } from '../top-up.atoms.ts'

type Cash = Extract<NonNullable<TopUp['instructions']>, { method: 'CASH' }>

/** Where cash is brought, when, and the code to show there. */
export function CashInstructions({ instructions, amount }: { instructions: Cash; amount: number }) {
  const t = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { address, hours, code } = instructions
  return (
    <Stack gap={5}>
      <DescriptionList>
        <Description term={t('transactions.office')}>{address[locale]}</Description>
        <Description term={t('transactions.hours')}>{hours[locale]}</Description>
        <Description term={t('transactions.amount')}>{format.money(amount)}</Description>
      </DescriptionList>
      <CopyField
        label={t('transactions.code')}
        value={code}
        isCode
        copyLabel={t('transactions.copy')}
        copiedText={t('transactions.copied')}
        failedText={t('transactions.copyFailed')}
      />
    </Stack>
  )
}
