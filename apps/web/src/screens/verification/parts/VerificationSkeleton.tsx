import { Skeleton, Stack, VisuallyHidden } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

const fields = [1, 2, 3, 4] as const

/** Holds the place of the state and of the form. */
export function VerificationSkeleton() {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <output>
        <VisuallyHidden>{t('profile.loading')}</VisuallyHidden>
      </output>
      <Skeleton shape="block" height={56} />
      {fields.map((field) => (
        <Skeleton key={field} shape="block" height={76} />
      ))}
    </Stack>
  )
}
