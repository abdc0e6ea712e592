import { line, oval, placed, plant, shape, stem } from './shapes.ts'

/** A round leaf with its rib, pointing right from the stem. */
function coin(fill: string, rib: string) {
  return (
    shape('M0 0C0-6 5-9 10-8.5C15-8 18-4 18 0C18 4 15 8 10 8.5C5 9 0 6 0 0Z', fill) +
    line('M1 0L13 0', rib, 0.9)
  )
}

const lit = coin(plant.silver, plant.silverLight)
const shaded = coin(plant.silverShade, plant.silver)

/** Pairs of leaves from the bottom to the tip: y, size, angle. */
const pairs: readonly [number, number, number][] = [
  [50, 0.92, -8],
  [36, 1, -14],
  [21, 1, -18],
  [6, 0.92, -24],
  [-7, 0.76, -34],
  [-17, 0.56, -46],
]

/** A twig whose leaves are `size` as large as grown ones: young leaves are smaller and stand closer to the stem. */
function twig(size: number) {
  return (
    stem('M0 58C-2 34 2 6 0-20', 1.8) +
    pairs
      .map(([y, scale, rise], index) => {
        const [left, right] = index % 2 ? [lit, shaded] : [shaded, lit]
        const raised = rise - (1 - size) * 40
        return placed(left, 0, y + 3, scale * size, 180 - raised) + placed(right, 0, y, scale * size, raised)
      })
      .join('') +
    oval(0, -23, 2.6, 4.2, plant.silverLight)
  )
}

export const eucalyptus = twig(1)

export const eucalyptusStages = { bud: twig(0.6), opening: twig(0.8) }
