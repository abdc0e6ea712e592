const interactive = 'button:not([tabindex="-1"]), a[href], input:not([hidden]), textarea, [role="combobox"]'

/** The controls of a page that can be pressed: visible and not disabled. */
export function controlsIn(page: ParentNode) {
  return [...page.querySelectorAll<HTMLElement>(interactive)].filter(
    (control) => control.getClientRects().length > 0 && !control.matches(':disabled, [aria-hidden="true"]'),
  )
}

/** What else reacts to a press: the control's label, or the box around a field's input. */
function zoneOf(control: HTMLElement) {
  return (
    control.closest('label') ??
    (control.matches('input, textarea') ? control.parentElement : undefined) ??
    control
  )
}

/** The name of a control in a failure message. */
export function nameOf(control: HTMLElement) {
  return control.getAttribute('aria-label') ?? (control.textContent.trim() || control.id)
}

/** Whether a touch of a given size, in px, at a control's center hits this control only. */
export function isReached(control: HTMLElement, sizePx: number) {
  control.scrollIntoView({ block: 'center' })
  const zone = zoneOf(control)
  const { left, top, width, height } = zone.getBoundingClientRect()
  const [x, y, reach] = [left + width / 2, top + height / 2, sizePx / 2 - 1]
  const points = [
    [x, y - reach],
    [x, y + reach],
    [x - reach, y],
    [x + reach, y],
  ] as const
  return points.every(([atX, atY]) => zone.contains(document.elementFromPoint(atX, atY)))
}

function isRing({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration, focusColor: string) {
  return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow.includes(focusColor)
}

/** Whether the focus ring is drawn on an element, on one of its pseudo-elements, or on the box around it. */
export function hasRing(element: Element) {
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'var(--focus)'
  const focusColor = getComputedStyle(probe).color
  probe.remove()
  const bearers = [element, element.parentElement, element.nextElementSibling, element.closest('label')]
  return bearers.some(
    (bearer) =>
      bearer &&
      [undefined, '::before', '::after'].some((part) => isRing(getComputedStyle(bearer, part), focusColor)),
  )
}
