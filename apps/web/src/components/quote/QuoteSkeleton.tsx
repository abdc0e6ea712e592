import { Skeleton, Stack } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** Stands where a quote will be while it is computed. */
export function QuoteSkeleton() {
  const t = useTranslate()
  return (
    <Stack gap={2}>
      <output>{t('money.quoting')}</output>
      <Skeleton shape="block" height={220} />
    </Stack>
  )
}
