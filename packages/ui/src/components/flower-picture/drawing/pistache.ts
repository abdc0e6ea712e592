import { leaf, line, placed, plant, stem } from './shapes.ts'

/** A pinnate leaf, pointing up from its base. */
function frond(pairs: number, gap: number) {
  return (
    line(`M0 0C1-${pairs * gap * 0.4}-1-${pairs * gap * 0.7} 0-${pairs * gap}`, plant.stem, 1.6) +
    Array.from({ length: pairs }, (_, index) => {
      const y = -(index + 0.4) * gap
      const scale = 0.62 - index * 0.045
      const [right, left] = index % 2 ? [plant.leaf, plant.stem] : [plant.leafLight, plant.leaf]
      return leaf(0, y, scale, -34, right) + leaf(0, y - 1, scale, 214, left)
    }).join('') +
    leaf(0, -pairs * gap, 0.5, -90, plant.leafLight)
  )
}

/** Three fronds on a stem, `size` as long as grown ones. */
function branch(pairs: number, size: number) {
  return (
    stem('M0 58C1 48 0 40 0 30', 2.4) +
    placed(frond(pairs - 2, 6.5), 0, 34, 0.86 * size, -46) +
    placed(frond(pairs - 2, 6.5), 0, 34, 0.86 * size, 46) +
    placed(frond(pairs, 6.8), 0, 32, size)
  )
}

export const pistache = branch(7, 1)

export const pistacheStages = { bud: branch(5, 1.12), opening: branch(6, 1.04) }
