import { fan } from './carnation.ts'
import { leaf, placed, plant, shape, stem, tone } from './shapes.ts'

const foot = stem() + leaf(0, 47, 0.9, -58) + leaf(0, 47, 0.9, 238, plant.stem)

/** The long green cup that holds the petals. */
const calyx =
  shape('M-9-6C-10 6-8 18-5 25C-2 28 2 28 5 25C8 18 10 6 9-6C5-3-5-3-9-6Z', plant.leaf) +
  shape('M-9-6C-5-2-4 10-5 25C-8 18-10 6-9-6Z', plant.leafLight) +
  shape('M-5 25C-2 28 2 28 5 25L4 19L0 23L-4 19Z', plant.stem)

/** Petals side by side over the cup, `from` to `to` degrees from upright. */
function tuft(radius: number, angles: readonly number[], teeth: number, fill: string, scale = 1) {
  return angles.map((angle) => placed(shape(fan(radius, 40, teeth), fill), 0, 2, scale, angle)).join('')
}

export const carnationStages = {
  bud: foot + tuft(22, [-14, 14], 4, tone.deep) + tuft(19, [0], 5, tone.base) + placed(calyx, 0, 0, 1.05),
  opening:
    foot +
    tuft(29, [-44, 44], 5, tone.deep) +
    tuft(29, [-22, 22], 5, tone.base) +
    tuft(29, [0], 5, tone.light) +
    tuft(20, [-30, 30], 4, tone.base) +
    tuft(19, [-10, 12], 4, tone.light) +
    tuft(12, [0], 4, tone.pale) +
    placed(calyx, 0, 6, 0.85),
}
