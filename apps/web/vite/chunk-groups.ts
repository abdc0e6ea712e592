const SHARED_BY_SCREENS = /[\\/](?:apps[\\/]web[\\/]src|packages[\\/][a-z-]+[\\/]src)[\\/]/

/**
 * Below this many source bytes, what only some screens share joins what more of them share. Eight times as much made the
 * catalogue fetch a fifth more code, of screens that it has nothing to do with.
 */
const TOO_SMALL_TO_FETCH_ALONE = 1500

/**
 * Which modules share a file: all that the entry needs is one, and what several screens share is cut by who needs it.
 * Left alone, the bundler makes some twenty tiny files of the first screen.
 */
export const chunkGroups = () => [
  { name: 'shop', priority: 2, tags: ['$initial' as const] },
  {
    name: 'shared',
    priority: 1,
    test: SHARED_BY_SCREENS,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: TOO_SMALL_TO_FETCH_ALONE,
  },
]
