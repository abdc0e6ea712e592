import { line, oval, placed, shape, stem, tone } from './shapes.ts'

/** A leaf with its rib, pointing right from the stem. */
type Leaf = (fill: string, rib: string) => string

function coin(fill: string, rib: string) {
  return (
    shape('M0 0C0-6 5-9 10-8.5C15-8 18-4 18 0C18 4 15 8 10 8.5C5 9 0 6 0 0Z', fill) +
    line('M1 0L13 0', rib, 0.9)
  )
}

function blade(fill: string, rib: string) {
  return shape('M0 0C5-4.4 14-5 25 0C14 4 5 3.6 0 0Z', fill) + line('M1 0L20 0', rib, 0.8)
}

function heart(fill: string, rib: string) {
  return (
    shape('M0 0C2-7 8-9 13-6C17-4 19-1 21 0C19 1 17 4 13 6C8 9 2 7 0 0Z', fill) + line('M1 0L15 0', rib, 0.9)
  )
}

/** Pairs of leaves from the bottom to the tip: y, size, angle. */
type Pairs = readonly (readonly [number, number, number])[]

const dense: Pairs = [
  [50, 0.92, -8],
  [36, 1, -14],
  [21, 1, -18],
  [6, 0.92, -24],
  [-7, 0.76, -34],
  [-17, 0.56, -46],
]

const sparse: Pairs = [
  [48, 1.15, -4],
  [27, 1.25, -8],
  [6, 1.2, -14],
  [-13, 0.95, -26],
]

const feathery: Pairs = [
  [51, 0.86, -16],
  [42, 0.94, -26],
  [33, 1, -22],
  [23, 1, -32],
  [13, 0.98, -28],
  [3, 0.92, -38],
  [-7, 0.8, -42],
  [-15, 0.64, -54],
]

/** A twig whose leaves are `size` as large as grown ones: young leaves are smaller and stand closer to the stem. */
function twig(leafOf: Leaf, pairs: Pairs, size: number) {
  const lit = leafOf(tone.base, tone.light)
  const shaded = leafOf(tone.deep, tone.base)
  return (
    stem('M0 58C-2 34 2 6 0-20', 1.8) +
    pairs
      .map(([y, scale, rise], index) => {
        const [left, right] = index % 2 ? [lit, shaded] : [shaded, lit]
        const raised = rise - (1 - size) * 40
        return placed(left, 0, y + 3, scale * size, 180 - raised) + placed(right, 0, y, scale * size, raised)
      })
      .join('') +
    oval(0, -23, 2.6, 4.2, tone.light)
  )
}

const clusters: readonly (readonly [number, number])[] = [
  [-11, -9],
  [12, -3],
  [-14, 10],
  [15, 14],
  [-3, -19],
]

/** Seeds in threes between the leaves. */
function seeds(size: number) {
  const cluster =
    oval(-3, 1, 2.9, 2.9, tone.core) + oval(3, 1, 2.9, 2.9, tone.core) + oval(0, -3.4, 2.9, 2.9, tone.deep)
  return clusters.map(([x, y]) => placed(cluster, x, y, size)).join('')
}

function stagesOf(drawn: (size: number) => string) {
  return { bud: drawn(0.6), opening: drawn(0.8) }
}

function round(size: number) {
  return twig(coin, dense, size)
}

function narrow(size: number) {
  return twig(blade, feathery, size)
}

function large(size: number) {
  return twig(coin, sparse, size)
}

function seeded(size: number) {
  return twig(heart, sparse, size) + seeds(size)
}

export const eucalyptus = round(1)
export const narrowEucalyptus = narrow(1)
export const largeEucalyptus = large(1)
export const seededEucalyptus = seeded(1)

export const eucalyptusStages = stagesOf(round)
export const narrowEucalyptusStages = stagesOf(narrow)
export const largeEucalyptusStages = stagesOf(large)
export const seededEucalyptusStages = stagesOf(seeded)
