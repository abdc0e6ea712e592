import { Skeleton, Stack } from '@flower-market/ui'

const rows = ['1', '2', '3', '4', '5', '6']

/** Holds the place of the first rows. */
export function DocumentsSkeleton() {
  return (
    <Stack gap={4}>
      {rows.map((row) => (
        <Skeleton key={row} width="100%" />
      ))}
    </Stack>
  )
}
