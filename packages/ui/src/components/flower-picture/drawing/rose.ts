import { leaves, line, oval, placed, plant, shape, stem, tone } from './shapes.ts'

/** The bloom, from the side and slightly above: outer petals, the cup, the spiral in the center. */
const roseBloom =
  shape('M-9 14L-4 24L0 18L4 24L9 14Z', plant.stem) +
  shape('M1 21C-15 22-25 9-21-8C-13-5-5 4 1 21Z', tone.base) +
  shape('M-1 21C15 22 25 9 21-8C13-5 5 4-1 21Z', tone.deep) +
  shape('M0 21C-13 18-20 3-16-13C-7-11 1 2 0 21Z', tone.light) +
  shape('M0 21C13 18 20 3 16-13C7-11-1 2 0 21Z', tone.base) +
  shape('M-13-13C-13-21-5-25 1-24C8-25 13-20 13-13C13-2 7 11 0 18C-7 11-13-2-13-13Z', tone.base) +
  shape('M-13-13C-9-4 9-4 13-13C12-1 5 8 0 12C-6 8-12-1-13-13Z', tone.light) +
  oval(0, -14, 11, 7, tone.core) +
  shape('M-11-14C-10-20-4-21.5 0-21C6-21.5 10-19 11-14C9-18.5 4-19.5 0-19.3C-5-19.5-9-18-11-14Z', tone.deep) +
  line('M-7.5-13.5C-7-18.5 7-18.5 7.8-13.3C7-8.8-2-8.6-3-12.2C-2.5-15.2 4-15.2 4-12.5', tone.light, 1.7)

export const rose = stem() + leaves(40) + roseBloom

const bud =
  shape('M-5 6L0 15L5 6Z', plant.stem) +
  shape('M0 9C-10 7-11-6-4-14C3-9 4 1 0 9Z', tone.deep) +
  shape('M0 9C10 7 11-6 3-15C-3-9-3 1 0 9Z', tone.base) +
  shape('M-4-14C-1-16 2-16 3-15C1-9 0-4 0 1C-2-4-4-9-4-14Z', tone.light)

/** The branching stems of a spray. */
export const sprayStems = line(
  'M0 58C0 40-3 30-13 14M0 48C4 34 9 28 14 16M0 52L0 4M-1 42C-8 30-18 32-21 26',
  plant.stem,
  2,
)

export const sprayRose =
  sprayStems +
  leaves(44) +
  placed(bud, -21, 17, 0.5, -18) +
  placed(roseBloom, -12.5, -1, 0.55, -10) +
  placed(roseBloom, 13.5, 2, 0.53, 10) +
  placed(roseBloom, 1, -14, 0.6)

/** The drop that colored a flower, cut clear of the petals by a rim of the plate. */
export const dyeDrop =
  shape(
    'M15-27C20-20 23.5-16 23.5-11.5A8.5 8.5 0 0 1 6.5-11.5C6.5-16 10-20 15-27Z',
    'var(--plate)',
    'translate(0 1)',
  ) +
  shape(
    'M15-22.5C18.8-17.5 21-14.5 21-11.3A6 6 0 0 1 9-11.3C9-14.5 11.2-17.5 15-22.5Z',
    tone.base,
    'translate(0 1)',
  ) +
  line('M11.6-10.4A3.5 3.5 0 0 0 15-7', tone.pale, 1.5)
