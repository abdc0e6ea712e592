/** A text on the page, and all that a verdict on its colors depends on in the color mode that is applied. */
export interface ColoredText {
  readonly element: HTMLElement
  /** Equal for texts that are equally legible. */
  readonly key: string
  /** Where it stands: the kinds of elements that it lies in. */
  readonly place: string
  /** Whether it is (in) a link among other words, from which it has to differ. */
  readonly isLinkInText: boolean
}

/** What has to differ from the words around it. */
export const links = 'a, [role="link"]'

const pictures = new Set(['img', 'svg', 'canvas', 'video', 'object', 'iframe'])
const fields =
  'input:not([type=hidden], [type=range], [type=color], [type=checkbox], [type=radio], [type=image]), select, textarea'
const disabled =
  ':disabled, :disabled *, [aria-disabled="true"], [aria-disabled="true"] *, [inert], [inert] *'

/** What decides by its own colors: how a text is written. */
const written = [
  'color',
  '-webkit-text-fill-color',
  '-webkit-text-stroke',
  'font-size',
  'font-weight',
  'font-style',
  'text-shadow',
  'text-decoration-line',
  'border-bottom',
  'outline',
]
/** What decides by lying behind a text. */
const painted = ['background-color', 'background-image', 'opacity', 'filter', 'mix-blend-mode']

/** Reads the texts of a page whose contrast matters; what is disabled or hidden is exempt. */
export function readColors(body: HTMLElement): ColoredText[] {
  const elements = [...body.querySelectorAll<HTMLElement>('*')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )
  const painters = elements
    .filter((element) => isPainted(element))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  return elements.flatMap((element) => {
    const box = textBox(element)
    if (box === undefined || isClipped(element) || isExempt(element)) return []
    const chain = backgroundsOf(element, box)
    const base = chain.at(-1)
    const between = painters.filter(
      (painter) =>
        meets(painter.box, box) &&
        !painter.element.contains(element) &&
        base?.contains(painter.element) === true,
    )
    const isLink = isLinkInText(element)
    const key = [
      kindOf(element),
      valuesOf(element, written),
      ...chain.map((each) => valuesOf(each, painted)),
      ...between.map((painter) => `${painter.element.localName} ${valuesOf(painter.element, painted)}`),
      isLink ? `in ${valuesOf(blockOf(element), written)}` : '',
    ]
    return [{ element, isLinkInText: isLink, key: key.join('\n'), place: placeOf(element) }]
  })
}

/** What is disabled, or names something disabled. */
function isExempt(element: HTMLElement): boolean {
  const control = element.closest('label')?.control
  return element.matches(disabled) || control?.matches(disabled) === true
}

/** A single character and a sign without letters are excused where words are not. */
function kindOf(element: HTMLElement): string {
  const text = (element as Partial<HTMLInputElement>).value ?? element.textContent.trim()
  if (text.length < 2) return `${text.length} characters`
  return /[\p{L}\p{N}]/u.test(text) ? 'words' : 'signs'
}

function placeOf(element: Element): string {
  const place: string[] = []
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    place.push(`${each.localName}.${each.getAttribute('class') ?? ''}`)
  }
  return place.join(' ')
}

function valuesOf(element: Element, properties: readonly string[]): string {
  const style = getComputedStyle(element)
  return properties.map((property) => style.getPropertyValue(property)).join(';')
}

/** For screen readers alone: it, or what it lies in, is clipped to a pixel. */
function isClipped(element: Element | null): boolean {
  if (element === null) return false
  const { overflow, width, height } = getComputedStyle(element)
  const isPixel = overflow === 'hidden' && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1
  return isPixel || isClipped(element.parentElement)
}

function isPainted(element: Element): boolean {
  const { backgroundColor, backgroundImage } = getComputedStyle(element)
  return pictures.has(element.localName) || backgroundImage !== 'none' || !isTransparent(backgroundColor)
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
function backgroundsOf(element: Element, box: DOMRect): Element[] {
  const chain: Element[] = []
  let base: number | undefined
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { backgroundColor, opacity, filter, mixBlendMode } = getComputedStyle(each)
    const isBlended = opacity !== '1' || filter !== 'none' || mixBlendMode !== 'normal'
    if (isBlended) base = undefined
    const isBase = !isBlended && isOpaque(backgroundColor) && covers(each.getBoundingClientRect(), box)
    chain.push(each)
    if (isBase) base ??= chain.length
  }
  return chain
    .slice(0, base)
    .filter(
      (each, index, all) =>
        index === 0 || index === all.length - 1 || isPainted(each) || getComputedStyle(each).opacity !== '1',
    )
}

function isLinkInText(element: HTMLElement): boolean {
  if (element.closest(links) === null) return false
  const block = blockOf(element)
  return block !== element && block.textContent.trim() !== element.textContent.trim()
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
