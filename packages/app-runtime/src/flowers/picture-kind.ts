import type { FlowerCard } from '@flower-market/flower-domain'
import type { FlowerKind } from '@flower-market/ui'

/** Words in the names of varieties that tell how a flower of a type looks, by the kind of the picture. */
const namePatterns: { readonly [type in FlowerCard['type']]?: readonly (readonly [FlowerKind, RegExp])[] } = {
  dyes: [
    ['dyedGypsophila', /gypsophil|гипсофил|million stars|xlence/iu],
    ['dyedChrysanthemum', /chrysanth|хризантем|baltica|bacardi|zembla|anastasia|magnum|altaj/iu],
    ['dyedCarnations', /carnation|dianthus|гвоздик/iu],
  ],
  eucalyptus: [
    [
      'narrowEucalyptus',
      /parvifolia|nic[oh]|feather|willow|stuartiana|robusta|парвифоли|никол|никола|робуста/iu,
    ],
    ['seededEucalyptus', /populus|seeded|berr|популус|ягод|семен/iu],
    ['largeEucalyptus', /dollar|pulverulenta|baby blue|доллар|пульверулент/iu],
  ],
}

/** The picture of a lot: what a dyed flower is, and the leaves of a eucalyptus, only the variety's name tells. */
export function pictureKind({ type, variety }: Pick<FlowerCard, 'type' | 'variety'>): FlowerKind {
  return namePatterns[type]?.find(([, words]) => words.test(variety))?.[0] ?? type
}
