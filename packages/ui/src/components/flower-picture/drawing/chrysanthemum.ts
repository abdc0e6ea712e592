import { around, leaf, oval, placed, plant, stem, tone } from './shapes.ts'

/** One narrow petal from the center, pointing up. */
export function ray(length: number, width: number) {
  return `M0 0C-${width * 0.5}-${length * 0.3}-${width}-${length * 0.7}-${width * 0.7}-${length * 0.92}Q0-${length * 1.06} ${width * 0.7}-${length * 0.92}C${width}-${length * 0.7} ${width * 0.5}-${length * 0.3} 0 0Z`
}

const bloom =
  around(ray(23, 2.9), 22, tone.deep) +
  around(ray(19, 2.8), 20, tone.base, 9) +
  around(ray(14.5, 2.6), 16, tone.light) +
  around(ray(10, 2.2), 12, tone.base, 15) +
  around(ray(7, 1.9), 10, tone.pale) +
  oval(0, 0, 2.6, 2.6, tone.deep)

export const chrysanthemum =
  stem('M0 10C1 30-1 42 0 58') +
  leaf(0, 42, 1, -30) +
  leaf(0, 48, 0.9, 205, plant.stem) +
  placed(bloom, 0, -2, 0.96)
