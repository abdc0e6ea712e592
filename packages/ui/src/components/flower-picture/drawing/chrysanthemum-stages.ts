import { ray } from './chrysanthemum.ts'
import { around, leaf, oval, placed, plant, stem, tone } from './shapes.ts'

const foot = stem('M0 10C1 30-1 42 0 58') + leaf(0, 42, 1, -30) + leaf(0, 48, 0.9, 205, plant.stem)

/** The scales under the rays, seen around them while they are short. */
function scales(radius: number) {
  return around(ray(radius, 4), 12, plant.stem) + around(ray(radius * 0.9, 3.4), 12, plant.leaf, 15)
}

export const chrysanthemumStages = {
  bud:
    foot +
    placed(
      scales(19) +
        oval(0, 0, 13, 13, tone.deep) +
        around(ray(13, 2.4), 16, tone.base) +
        around(ray(9, 2.2), 12, tone.light, 12) +
        oval(0, 0, 3, 3, plant.leafLight),
      0,
      -2,
    ),
  opening:
    foot +
    placed(
      scales(20) +
        around(ray(19, 2.8), 20, tone.deep) +
        around(ray(16, 2.7), 18, tone.base, 9) +
        around(ray(12, 2.4), 14, tone.light) +
        around(ray(8, 2), 10, tone.base, 15) +
        oval(0, 0, 3.6, 3.6, plant.leafLight),
      0,
      -2,
    ),
}
