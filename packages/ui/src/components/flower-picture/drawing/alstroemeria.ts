import { around, leaves, placed, plant, stem, tone } from './shapes.ts'

const wide = 'M0 0C-4-5-11-13-8-21C-6-24-2-25 0-24C2-25 6-24 8-21C11-13 4-5 0 0Z'
const narrow = 'M0 0C-3-5-7-12-5-20C-3-23-1-25 0-26C1-25 3-23 5-20C7-12 3-5 0 0Z'
const streak = 'M0-6.5L.9-13L0-15.5L-.9-13Z'

const bloom =
  around(wide, 3, tone.base) +
  around('M0 0C-1.5-6-2-14 0-23C2-14 1.5-6 0 0Z', 3, tone.deep) +
  around(narrow, 3, tone.light, 60) +
  [-13, 0, 13].map((turn) => around(streak, 3, tone.core, 60 + turn)).join('') +
  around('M0 0C-1.5-2-2-4 0-6C2-4 1.5-2 0 0Z', 3, plant.pollen, 60) +
  around('M0 0C-1-2-1-3 0-4.5C1-3 1-2 0 0Z', 3, tone.pale)

export const alstroemeria = stem('M0 6C1 26-1 42 0 58') + leaves(42) + placed(bloom, 0, -2, 0.94)
