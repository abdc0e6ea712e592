import { Skeleton, Stack } from '@flower-market/ui'

const rows = ['1', '2', '3', '4', '5', '6']

/** Holds the place of the first transactions. */
export function TransactionSkeleton() {
  return (
    <Stack gap={4}>
      {rows.map((row) => (
        <Skeleton key={row} shape="block" height={56} />
      ))}
    </Stack>
  )
}
