/* A bunch is the same flower many times, fanned around one point: (0, 42) in a frame of 96 × 104. The front is
   drawn last. */

/** One row of stems: distance from that point, angle between them in degrees, size. */
interface BunchRow {
  reach: number
  degrees: readonly number[]
  scale: number
}

const rows: readonly BunchRow[] = [
  { reach: 62, degrees: [-20, 20, 0], scale: 0.56 },
  { reach: 54, degrees: [-36, 36], scale: 0.56 },
  { reach: 47, degrees: [-24, 24, 0], scale: 0.58 },
  { reach: 33, degrees: [-38, 38, -13, 13], scale: 0.58 },
]

/** From the center of a bloom to the end of its stem, in the flower's own units. */
const stemLength = 60

/** The transforms of a bunch's flowers, back to front. */
export const bunchTransforms: readonly string[] = rows.flatMap(({ reach, degrees, scale }) =>
  degrees.map((turn) => {
    const lift = -reach + stemLength * scale
    return `translate(0 42) rotate(${turn}) translate(0 ${lift.toFixed(1)}) scale(${scale}) translate(0 -58)`
  }),
)

/** The wrapping paper: its back, its front, a shaded fold, and the ribbon. */
export const bunchPaper = {
  stems: 'M-5 44L-9 66M-2 44L-3 67M2 44L4 67M5 44L10 65M0 44L0 66',
  back: 'M-45-6C-38-16-28-12-20-18C-8-10 8-10 20-18C28-12 38-16 45-6L9 44H-9Z',
  front: 'M-42 4C-30 16-14 20 0 22C14 20 30 16 42 4L9 44L13 57C5 55-5 55-13 57L-9 44Z',
  fold: 'M42 4C34 14 18 20 6 22L2 44L4 55C7 55.4 10 56 13 57L9 44Z',
  tie: 'M-10 42C-4 44.5 4 44.5 10 42L10 46.5C4 49 -4 49-10 46.5Z',
} as const
