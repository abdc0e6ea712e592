/** From this luma on, of 1, a flower is lighter than the plate that it stands on. */
const paleFrom = 0.85

/** Whether a flower of this hex color needs a darker plate to be seen; other notations of colors are not pale. */
export function isPaleTint(tint: string | null | undefined): boolean {
  const [, red, green, blue] = /^#(..)(..)(..)$/u.exec(tint ?? '') ?? []
  if (red === undefined || green === undefined || blue === undefined) return false
  const luma = 0.2126 * parseInt(red, 16) + 0.7152 * parseInt(green, 16) + 0.0722 * parseInt(blue, 16)
  return luma / 255 >= paleFrom
}
