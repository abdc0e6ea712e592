import { leaf, line, oval, placed, plant, shape, tone } from './shapes.ts'

interface BerryTones {
  body: string
  shade: string
  shine: string
}

function berryOf({ body, shade, shine }: BerryTones) {
  return (
    shape('M-5 4C-8 8-5 12 0 9C5 12 8 8 5 4Z', plant.leaf) +
    shape('M0-9C5-8 6.5-1 5.5 3C4.5 7 2 8 0 8C-2 8-4.5 7-5.5 3C-6.5-1-5-8 0-9Z', body) +
    shape('M0-9C5-8 6.5-1 5.5 3C4.5 7 2 8 0 8C3 3 3-4 0-9Z', shade) +
    oval(-2.4, -1, 1.1, 2.6, shine) +
    line('M0-9L0-11', tone.core, 1)
  )
}

const ripe = berryOf({ body: tone.base, shade: tone.deep, shine: tone.pale })
/** Green before it is ripe. */
const unripe = berryOf({ body: plant.leafLight, shade: plant.leaf, shine: plant.silverLight })

const berries: readonly [number, number, number][] = [
  [-18, -8, 1],
  [18, -11, 1],
  [-13, 7, 0.9],
  [14, 6, 0.9],
  [-6, -18, 1],
  [7, -19, 0.95],
  [0, -4, 1.1],
]

/** The whole twig; `isRipe` says for each berry whether it is ripe. */
function twig(isRipe: (index: number) => boolean, size = 1) {
  return (
    line(
      berries.map(([x, y]) => `M0 40Q${Math.round(x * 0.4)} 20 ${x} ${y + 8}`).join('') + 'M0 58L0 36',
      plant.stem,
      1.7,
    ) +
    leaf(0, 40, 1, -18) +
    leaf(0, 43, 1, 198, plant.stem) +
    leaf(0, 26, 0.7, -40, plant.leafLight) +
    leaf(0, 28, 0.7, 220) +
    berries
      .map(([x, y, scale], index) => placed(isRipe(index) ? ripe : unripe, x, y, scale * 0.92 * size))
      .join('')
  )
}

export const hypericum = twig(() => true)

export const hypericumStages = {
  bud: twig(() => false, 0.86),
  opening: twig((index) => index % 2 === 0, 0.95),
}
