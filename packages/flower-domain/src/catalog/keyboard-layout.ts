const qwerty = "`qwertyuiop[]asdfghjkl;'zxcvbnm,."
const ytsuken = 'ёйцукенгшщзхъфывапролджэячсмитьбю'

const otherKeys = new Map(
  [...qwerty].flatMap((latin, place): [string, string][] => {
    const cyrillic = ytsuken.charAt(place)
    return [
      [latin, cyrillic],
      [cyrillic, latin],
    ]
  }),
)

/** What the same keys would have typed in the other keyboard layout: `hjpf` for `роза`. */
export function swapLayout(text: string): string {
  return [...text.toLowerCase()].map((letter) => otherKeys.get(letter) ?? letter).join('')
}
