import { Skeleton, Stack } from '@flower-market/ui'

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Holds the place of the settings while they are loading. */
export function SettingsSkeleton() {
  return (
    <Stack gap={3}>
      {lines.map((line) => (
        <Skeleton key={line} height={48} />
      ))}
    </Stack>
  )
}
