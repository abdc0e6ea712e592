import { sprayStems } from './rose.ts'
import { leaves, line, oval, placed, plant, shape, stem, tone } from './shapes.ts'

/** Closed: the petals wound about each other, the sepals still around them. */
const bud =
  shape('M0 20C-16 17-17-3-5-20C9-13 8 7 0 20Z', tone.deep) +
  shape('M0 20C16 17 17-3 4-21C-9-13-8 7 0 20Z', tone.base) +
  shape('M-5-20C-2-23 2-23 4-21C2-11 2-3 0 6C-4-4-6-11-5-20Z', tone.light) +
  shape('M-12 6C-14 0-13-5-11-9C-6-4-4 3-3 12Z', plant.leaf) +
  shape('M12 6C14 0 13-5 11-9C6-4 4 3 3 12Z', plant.leaf) +
  shape('M-12 5C-13 15-9 22 0 23C9 22 13 15 12 5C8 8 4 12 0 19C-4 12-8 8-12 5Z', plant.stem)

/** Half open: an upright cup, the inner petals still wound. */
const cup =
  shape('M-9 14L-4 24L0 18L4 24L9 14Z', plant.stem) +
  shape('M0 22C-15 19-20 3-15-13C-6-10 1 3 0 22Z', tone.base) +
  shape('M0 22C15 19 20 3 15-13C6-10-1 3 0 22Z', tone.deep) +
  shape('M-11-12C-11-20-5-24 1-23.5C8-23 11-19 11-12C11-1 6 11 0 19C-6 11-11-1-11-12Z', tone.base) +
  shape('M-11-12C-8-4 8-4 11-12C10-1 5 8 0 13C-5 8-10-1-11-12Z', tone.light) +
  oval(0, -13.5, 8.6, 6, tone.core) +
  shape(
    'M-8.6-13.5C-8-18.5-4-19.6 0-19.4C5-19.4 8-18 8.6-13.5C6-17 3-17.6 0-17.5C-4-17.6-7-16.5-8.6-13.5Z',
    tone.deep,
  ) +
  line('M-5-13C-4.5-16.5 5-16.5 5.2-12.8C4.6-9.6-1-9.8-1.4-12.2', tone.light, 1.6)

/** Three stems of a spray, each with its own bloom, and a bud on the fourth. */
function spray(bloom: string, scale: number) {
  return (
    sprayStems +
    leaves(44) +
    placed(bud, -21, 17, 0.36, -18) +
    placed(bloom, -12.5, 0, scale, -12) +
    placed(bloom, 13.5, 3, scale, 12) +
    placed(bloom, 1, -13, scale * 1.1)
  )
}

export const roseStages = { bud: stem() + leaves(40) + bud, opening: stem() + leaves(40) + cup }
export const sprayRoseStages = { bud: spray(bud, 0.5), opening: spray(cup, 0.54) }
