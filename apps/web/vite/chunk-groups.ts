const sharedByScreens = /[\\/](?:apps[\\/]web[\\/]src|packages[\\/][a-z-]+[\\/]src)[\\/]/

/**
 * Below this many source bytes, what only some screens share joins what more of them share. Eight times as much made the
 * catalog fetch a fifth more code, of screens that it has nothing to do with.
 */
const tooSmallToFetchAlone = 1500

/**
 * Which modules share a file: all that the entry needs is one, and what several screens share is cut by who needs it.
 * Left alone, the bundler makes some twenty tiny files of the first screen.
 */
export function chunkGroups() {
  return [
    { name: 'shop', priority: 2, tags: ['$initial' as const] },
    {
      name: 'shared',
      priority: 1,
      test: sharedByScreens,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: tooSmallToFetchAlone,
    },
  ]
}
