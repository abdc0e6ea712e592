import { around, leaf, placed, plant, polar, shape, stem, tone } from './shapes.ts'

/** A fan with a torn edge: the carnation's petal, `spread` degrees wide. */
export function fan(radius: number, spread: number, teeth: number) {
  const edge = Array.from({ length: teeth * 2 + 1 }, (_, index) => {
    const [x, y] = polar(-spread / 2 + (spread / (teeth * 2)) * index, index % 2 ? radius : radius * 0.87)
    return `${x} ${y}`
  })
  return `M0 0L${edge.join('L')}Z`
}

const bloom =
  around(fan(23, 64, 6), 7, tone.deep) +
  around(fan(22, 24, 3), 7, tone.base, 25) +
  around(fan(18.5, 60, 5), 7, tone.base, 12) +
  around(fan(17, 20, 2), 7, tone.light, 38) +
  around(fan(13.5, 62, 5), 6, tone.light) +
  around(fan(13, 16, 2), 6, tone.deep, 30) +
  around(fan(8.5, 66, 4), 5, tone.base, 20) +
  around(fan(4.6, 70, 3), 5, tone.pale)

export const carnation =
  stem() +
  shape('M-6 14L-4 29C-2 31 2 31 4 29L6 14Z', plant.leaf) +
  leaf(0, 47, 0.9, -58) +
  leaf(0, 47, 0.9, 238, plant.stem) +
  placed(bloom, 0, -2, 0.95)
