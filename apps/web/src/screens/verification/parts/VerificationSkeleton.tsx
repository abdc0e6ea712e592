import { Skeleton, Stack } from '@flower-market/ui'

const fields = [1, 2, 3, 4] as const

/** Holds the place of the state and of the form. */
export function VerificationSkeleton() {
  return (
    <Stack gap={5}>
      <Skeleton shape="block" height={56} />
      {fields.map((field) => (
        <Skeleton key={field} shape="block" height={76} />
      ))}
    </Stack>
  )
}
