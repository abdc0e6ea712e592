/* The drawing style of all flowers: flat shapes in four tones of the flower's color, shared greens, no outline,
   recognizable at 64 px. The bloom's center is (0, -2), it is about 44 units wide; the stem ends at y = 58. */

/** The tones of the flower's own color; FlowerPicture computes them from its tint. */
export const tone = {
  core: 'var(--tint-core)',
  deep: 'var(--tint-deep)',
  base: 'var(--tint)',
  light: 'var(--tint-light)',
  pale: 'var(--tint-pale)',
} as const

/** The colors that all pictures share, from the tokens. */
export const plant = {
  stem: 'var(--plant-stem)',
  leaf: 'var(--plant-leaf)',
  leafLight: 'var(--plant-leaf-light)',
  white: 'var(--plant-white)',
  whiteShade: 'var(--plant-white-shade)',
  pollen: 'var(--plant-pollen)',
  silver: 'var(--plant-silver)',
  silverShade: 'var(--plant-silver-shade)',
  silverLight: 'var(--plant-silver-light)',
} as const

function short(value: number) {
  return String(Math.round(value * 10) / 10)
}

/** A filled outline. */
export function shape(d: string, fill: string, transform = '') {
  return `<path d="${d}" fill="${fill}"${transform && ` transform="${transform}"`}/>`
}

/** An open line with round ends. */
export function line(d: string, stroke: string, width: number) {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
}

/** An ellipse around its center. */
export function oval(cx: number, cy: number, rx: number, ry: number, fill: string, transform = '') {
  return `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${rx}" ry="${ry}" fill="${fill}"${transform && ` transform="${transform}"`}/>`
}

/** Shapes moved, turned and scaled together. */
export function placed(shapes: string, x: number, y: number, scale = 1, degrees = 0) {
  return `<g transform="translate(${short(x)} ${short(y)})${degrees ? ` rotate(${degrees})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${shapes}</g>`
}

/** An outline of absolute M, L, C, Q and Z turned around the origin. */
function turned(d: string, degrees: number) {
  const angle = (degrees * Math.PI) / 180
  return d.replaceAll(/(-?[\d.]+)[ ,]?(-?[\d.]+)/g, (_, x: string, y: string) => {
    const turnedX = Number(x) * Math.cos(angle) - Number(y) * Math.sin(angle)
    const turnedY = Number(x) * Math.sin(angle) + Number(y) * Math.cos(angle)
    return `${short(turnedX)} ${short(turnedY)} `
  })
}

/** The same outline, pointing up, repeated around the center; one element, because a catalog shows many. */
export function around(d: string, count: number, fill: string, from = 0) {
  return shape(
    Array.from({ length: count }, (_, index) => turned(d, from + (360 / count) * index)).join(''),
    fill,
  )
}

/** The main stem from below the bloom to the bottom of the picture. */
export function stem(d = 'M0 14C1 30-1 42 0 58', width = 2.6) {
  return line(d, plant.stem, width)
}

/** A leaf on the stem at (x, y), turned by `degrees` from pointing right. */
export function leaf(x: number, y: number, scale: number, degrees: number, fill: string = plant.leaf) {
  return shape(
    'M0 0C4-8 14-9 23-2C16 6 6 7 0 0Z',
    fill,
    `translate(${x} ${y}) rotate(${degrees}) scale(${scale})`,
  )
}

/** Two leaves low on the stem, a light and a dark one. */
export function leaves(y: number) {
  return leaf(0, y, 1, -32) + leaf(0, y + 5, 0.88, 208, plant.stem)
}

/** A point on a circle; 0 degrees is up, clockwise. */
export function polar(degrees: number, radius: number): [number, number] {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [Number(short(Math.cos(angle) * radius)), Number(short(Math.sin(angle) * radius))]
}
