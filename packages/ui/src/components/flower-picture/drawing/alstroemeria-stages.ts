import { leaf, leaves, line, placed, plant, shape, stem, tone } from './shapes.ts'

/** A closed flower from the side, pointing up from its base. */
const closed =
  shape('M0 6C-7 3-9-8-4-19C-1-23 1-23 4-19C9-8 7 3 0 6Z', tone.base) +
  shape('M0 6C-2-4-5-12-4-19C-1-23 1-23 2-20C1-10 1-2 0 6Z', tone.light) +
  shape('M0 6C4 1 8-8 4-19C6-8 4 0 0 6Z', tone.deep) +
  shape('M-4 2C-3 6-2 9 0 10C2 9 3 6 4 2C2 4-2 4-4 2Z', plant.leaf)

/** A trumpet from the side: petals that begin to turn out. */
const trumpet =
  shape('M0 8C-10 3-17-8-17-17C-10-18-3-8 0 8Z', tone.deep) +
  shape('M0 8C10 3 17-8 17-17C10-18 3-8 0 8Z', tone.deep) +
  shape('M0 8C-8 0-10-14-5-22C-1-25 1-25 5-22C10-14 8 0 0 8Z', tone.base) +
  shape('M0 8C-6 2-12-7-11-16C-5-14-1-4 0 8Z', tone.light) +
  shape('M0 8C6 2 12-7 11-16C5-14 1-4 0 8Z', tone.light) +
  line('M-6-8L-7.4-12M6-8L7.4-12M-3.4-5L-4.4-9M3.4-5L4.4-9', tone.core, 1.3) +
  shape('M-4 5C-3 9-2 12 0 13C2 12 3 9 4 5C2 7-2 7-4 5Z', plant.leaf)

const whorl = leaf(0, 24, 0.55, -30, plant.leafLight) + leaf(0, 25, 0.55, 210)

export const alstroemeriaStages = {
  bud:
    stem('M0 22C1 34-1 46 0 58') +
    line('M0 24C-4 18-10 16-13 10M0 24C4 18 10 16 13 10M0 24L0 6', plant.stem, 2) +
    leaves(42) +
    whorl +
    placed(closed, -13, 3, 0.95, -22) +
    placed(closed, 13, 3, 0.95, 22) +
    placed(closed, 0, -3, 1.1),
  opening:
    stem('M0 20C1 34-1 46 0 58') +
    line('M0 26C-6 20-12 20-15 14M0 26C6 20 12 20 15 14', plant.stem, 2) +
    leaves(42) +
    whorl +
    placed(closed, -16, 8, 0.8, -26) +
    placed(closed, 16, 8, 0.8, 26) +
    placed(trumpet, 0, 2, 1.1),
}
