import { around, line, oval, placed, plant, stem, tone } from './shapes.ts'

const petal = 'M0 0C-2.2-1.2-2.7-4-1.2-4.9L0-4.3L1.2-4.9C2.7-4 2.2-1.2 0 0Z'

/** A blossom in a dark tone and the light one over it: without the dark, white is invisible on a light plate. */
const blossom =
  oval(0, 0.6, 4.9, 4.9, tone.deep) + around(petal, 6, tone.base) + oval(0, 0, 1.3, 1.3, plant.pollen)

const bud = oval(0, 0, 1.6, 2, tone.base) + oval(0, 1.3, 1.3, 1, plant.leafLight)

const blossoms: readonly [number, number, number][] = [
  [-17, -12, 1],
  [-8, -20, 0.95],
  [3, -16, 1.1],
  [14, -19, 0.9],
  [20, -9, 0.95],
  [-21, 0, 0.9],
  [-10, -5, 1.1],
  [8, -5, 1.15],
  [-15, 9, 0.95],
  [0, 4, 1.1],
  [18, 3, 1],
  [10, 13, 0.9],
  [-5, 14, 0.8],
]

const buds: readonly [number, number][] = [
  [-14, -21],
  [-2, -24],
  [9, -24],
  [20, -17],
  [-24, -7],
  [24, -2],
  [-23, 8],
  [20, 12],
  [-1, -8],
]

function branch(x: number, y: number) {
  return `M0 40Q${Math.round(x * 0.3)} 20 ${x} ${y}`
}

function cloud(open: typeof blossoms, closed: readonly (readonly [number, number, number])[]) {
  return (
    stem('M0 38L0 58', 2.2) +
    line([...open, ...closed].map(([x, y]) => branch(x, y)).join(''), plant.leaf, 0.9) +
    closed.map(([x, y, scale]) => placed(bud, x, y, scale)).join('') +
    open.map(([x, y, scale]) => placed(blossom, x, y, scale)).join('')
  )
}

const small = buds.map(([x, y]) => [x, y, 1] as const)
const swollen = blossoms.map(([x, y, scale]) => [x, y, scale * 1.8] as const)

export const gypsophila = cloud(blossoms, small)

export const gypsophilaStages = {
  bud: cloud([], [...small, ...swollen]),
  opening: cloud(
    blossoms.filter((_, index) => index % 2 === 0),
    [...small, ...swollen.filter((_, index) => index % 2 === 1)],
  ),
}
