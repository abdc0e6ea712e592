/** A text on the page, and all that a verdict on its colors depends on in the color mode that is applied. */
export interface ColoredText {
  readonly element: HTMLElement
  /** Equal for texts that are equally legible. */
  readonly key: string
  /** Where it stands: the kinds and states of the elements that it lies in, as far as a sheet's selectors can ask for them. */
  readonly place: string
  /** How many letters stand around the link that it is (in), from which it has to differ; 0 for what is no link among words. */
  readonly lettersAroundLink: number
}

/** What has to differ from the words around it. */
export const links = 'a, [role="link"]'

const pictures = new Set(['img', 'svg', 'canvas', 'video', 'object', 'iframe'])
const fields =
  'input:not([type=hidden], [type=range], [type=color], [type=checkbox], [type=radio], [type=image]), select, textarea'
/** Signs of which axe says nothing where they stand without letters, such as a dash; a field is judged whatever it holds. */
const uncheckedSigns = /^[!-/:-@[-`{-~£¢¥€§±\u2000-\u206F\s]+$/u
const disabled =
  ':disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] *, [inert], [inert] *'

/** What decides by its own colors: how a text is written. */
const written = [
  'color',
  '-webkit-text-fill-color',
  '-webkit-text-stroke',
  'font-size',
  'font-weight',
  'text-shadow',
]
/** By what a link may differ from the words around it, beside its color. */
const distinguished = ['font-style', 'text-decoration-line', 'border-bottom', 'outline']
/** What decides by lying behind a text. */
const painted = ['background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode']

/** Reads the texts of a page whose contrast matters; what is disabled or hidden is exempt. */
export function readColors(body: HTMLElement): ColoredText[] {
  const read = styleReader()
  const placeOf = placeReader()
  const isClipped = clippingReader(read)
  // Shapes of a drawing have no text and cover none but by the drawing's own box.
  const elements = [...body.querySelectorAll<HTMLElement>(':not(svg *), svg :is(text, tspan)')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const painters = elements.filter((element) => read(element).isPainted)
  return elements.flatMap((element) => {
    const box = textBox(element)
    if (box === undefined || isOffPage(box) || isClipped(element) || isExempt(element)) return []
    const chain = backgroundsOf(element, box, read)
    const base = chain.at(-1)
    const between = painters.filter(
      (painter) =>
        meets(read(painter).box, box) && !painter.contains(element) && base?.contains(painter) === true,
    )
    const around = lettersAroundLink(element)
    const key = [
      kindOf(element),
      read(element).written,
      ...chain.map((each) => read(each).painted),
      ...between.map((painter) => `${painter.localName} ${read(painter).painted}`),
      around > 0 ? `${read(element).distinguished} in ${asWritten(read(blockOf(element)))}` : '',
    ]
    return [{ element, lettersAroundLink: around, key: key.join('\n'), place: placeOf(element) }]
  })
}

/** An element's computed style and place, as far as a verdict on colors asks; each is computed when it is asked for. */
class ElementStyle {
  readonly #element: Element
  readonly #style: CSSStyleDeclaration
  #box: DOMRect | undefined
  #written: string | undefined
  #distinguished: string | undefined
  #painted: string | undefined
  #isPainted: boolean | undefined
  #isBlended: boolean | undefined
  #isTranslucent: boolean | undefined
  #isOpaque: boolean | undefined

  constructor(element: Element) {
    this.#element = element
    this.#style = getComputedStyle(element)
  }

  get box(): DOMRect {
    return (this.#box ??= this.#element.getBoundingClientRect())
  }

  get written(): string {
    return (this.#written ??= this.#valuesOf(written))
  }

  get distinguished(): string {
    return (this.#distinguished ??= this.#valuesOf(distinguished))
  }

  get painted(): string {
    return (this.#painted ??= this.#valuesOf(painted))
  }

  get isPainted(): boolean {
    return (this.#isPainted ??=
      pictures.has(this.#element.localName) ||
      this.#style.backgroundImage !== 'none' ||
      !isTransparent(this.#style.backgroundColor))
  }

  get isBlended(): boolean {
    return (this.#isBlended ??=
      this.isTranslucent || this.#style.filter !== 'none' || this.#style.mixBlendMode !== 'normal')
  }

  get isTranslucent(): boolean {
    return (this.#isTranslucent ??= this.#style.opacity !== '1')
  }

  get isOpaque(): boolean {
    return (this.#isOpaque ??= isOpaque(this.#style.backgroundColor))
  }

  /** For screen readers alone: clipped to nothing or to a pixel. */
  get isUnseen(): boolean {
    const { clipPath, overflow, width, height } = this.#style
    if (clipPath === 'inset(50%)') return true
    return overflow === 'hidden' && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1
  }

  #valuesOf(properties: readonly string[]): string {
    return properties.map((property) => this.#style.getPropertyValue(property)).join(';')
  }
}

type ReadStyle = (element: Element) => ElementStyle

/** Texts share what they lie in: each element's style is read once. */
function styleReader(): ReadStyle {
  const styles = new Map<Element, ElementStyle>()
  return (element) => {
    const known = styles.get(element)
    if (known !== undefined) return known
    const style = new ElementStyle(element)
    styles.set(element, style)
    return style
  }
}

/** Beside or above the page, where no scrolling leads: it is seen once it comes in. */
function isOffPage({ right, bottom }: DOMRect): boolean {
  return right + scrollX <= 0 || bottom + scrollY <= 0
}

/** What is disabled, or names something disabled; and signs that axe does not check. */
function isExempt(element: HTMLElement): boolean {
  if (!element.matches(fields) && uncheckedSigns.test(element.textContent)) return true
  const control = element.closest('label')?.control
  return element.matches(disabled) || control?.matches(disabled) === true
}

/** A single character and a sign without letters are excused where words are not. */
function kindOf(element: HTMLElement): string {
  const text = (element as Partial<HTMLInputElement>).value ?? element.textContent.trim()
  if (text.length < 2) return `${text.length} characters`
  return /[\p{L}\p{N}]/u.test(text) ? 'words' : 'signs'
}

function asWritten({ written: own, distinguished: other }: ElementStyle): string {
  return `${own} ${other}`
}

/** Attributes by which sheets choose, beside `data-…`. */
const chosenBy = new Set([
  'class',
  'style',
  'type',
  'open',
  'disabled',
  'readonly',
  'role',
  'lang',
  'dir',
  'hidden',
])
const states = /^(?:data-.*|aria-(?:selected|pressed|checked|current|invalid|disabled|expanded|busy|sort))$/u

/** Gives an element's place; what lies in the same element shares the way to it. */
function placeReader(): (element: Element) => string {
  const places = new Map<Element, string>()
  function placeOf(element: Element): string {
    const known = places.get(element)
    if (known !== undefined) return known
    const attributes = [...element.attributes]
      .filter(({ name }) => chosenBy.has(name) || states.test(name))
      .map(({ name, value }) => `[${name}=${value}]`)
    const own = `${element.localName}${attributes.join('')}`
    const parent = element.parentElement
    const place = parent === null ? own : `${placeOf(parent)} ${own}`
    places.set(element, place)
    return place
  }
  return placeOf
}

/** Says whether an element, or what it lies in, is for screen readers alone; each element is asked once. */
function clippingReader(read: ReadStyle): (element: Element) => boolean {
  const clipped = new Map<Element, boolean>()
  function isClipped(element: Element): boolean {
    const known = clipped.get(element)
    if (known !== undefined) return known
    const parent = element.parentElement
    const isOwn = (parent !== null && isClipped(parent)) || read(element).isUnseen
    clipped.set(element, isOwn)
    return isOwn
  }
  return isClipped
}

/** Where the words lie that the element holds itself. */
function textBox(element: HTMLElement): DOMRect | undefined {
  if (element.matches(fields)) return element.getBoundingClientRect()
  const texts = [...element.childNodes].filter(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  )
  const [first, last] = [texts[0], texts.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const range = document.createRange()
  range.setStartBefore(first)
  range.setEndAfter(last)
  return range.getBoundingClientRect()
}

/** The element and what it lies in and is painted, up to the background that covers everything behind it. */
function backgroundsOf(element: Element, box: DOMRect, read: ReadStyle): Element[] {
  const chain: Element[] = []
  let base: number | undefined
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const style = read(each)
    if (style.isBlended) base = undefined
    const isBase = base === undefined && !style.isBlended && style.isOpaque && covers(style.box, box)
    chain.push(each)
    if (isBase) base = chain.length
  }
  return chain
    .slice(0, base)
    .filter(
      (each, index, all) =>
        index === 0 || index === all.length - 1 || read(each).isPainted || read(each).isTranslucent,
    )
}

function lettersAroundLink(element: HTMLElement): number {
  if (element.closest(links) === null) return 0
  const block = blockOf(element)
  return block === element ? 0 : block.textContent.trim().length - element.textContent.trim().length
}

/** The nearest element that is not part of a line of text. */
function blockOf(element: Element): Element {
  let block = element
  while (block.parentElement !== null && getComputedStyle(block).display === 'inline')
    block = block.parentElement
  return block
}

function isTransparent(color: string): boolean {
  return /^rgba\(.*, 0\)$|\/ 0\)$/u.test(color)
}

function isOpaque(color: string): boolean {
  return !/^rgba|\//u.test(color)
}

function meets(first: DOMRect, second: DOMRect): boolean {
  return (
    first.left < second.right &&
    second.left < first.right &&
    first.top < second.bottom &&
    second.top < first.bottom
  )
}

function covers(outer: DOMRect, inner: DOMRect): boolean {
  return (
    outer.left <= inner.left &&
    inner.right <= outer.right &&
    outer.top <= inner.top &&
    inner.bottom <= outer.bottom
  )
}
