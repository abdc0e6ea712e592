/** Between two changes: a live region that has just been added is not observed yet, and a short action needs one message. */
const delayMs = 100

let region: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The page's one live region. It stands in `body`, where neither a dialog nor an unmounted component can remove it. */
function createRegion(): HTMLElement {
  const element = document.createElement('div')
  element.ariaLive = 'polite'
  element.style.cssText = 'position:fixed;clip-path:inset(50%)'
  document.body.append(element)
  return element
}

/** Makes a screen reader say the message when it has finished what it says now; a later message replaces a waiting one. */
export function announce(message: string): void {
  const target = (region ??= createRegion())
  clearTimeout(timer)
  timer = setTimeout(() => target.replaceChildren(message), delayMs)
}
