/** What the browser itself answers to with a press, script or not. */
const answering = 'a[href], input, select, textarea, label, summary'

/** What a key types into, or presses by itself. */
const takingKeys = `${answering}, button`

/** What the app reads each key in. */
const readingKeys = '[role="grid"]'

function isAmong(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** Whether a press does what it should without the app: it follows a link, fills a field, sends a form that the server answers. */
function isNativePress({ target }: Event): boolean {
  const button = target instanceof Element ? target.closest('button') : null
  return isAmong(target, answering) || (button?.type === 'submit' && button.form?.method === 'post')
}

/** Whether a key is the browser's: it types, scrolls, moves the focus, presses a button or is a command of the browser. */
function isNativeKey({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent, isFirst: boolean): boolean {
  if (altKey || ctrlKey || metaKey || key === 'Tab' || isAmong(target, takingKeys)) return true
  // A space between other keys is typed; alone it scrolls.
  return !isAmong(target, readingKeys) && (key.length !== 1 || (key === ' ' && isFirst))
}

/** Whether the browser answers to an event without the app; `isFirst` where nothing waits for the app yet. */
export function isNative(event: Event, isFirst: boolean): boolean {
  return event instanceof KeyboardEvent ? isNativeKey(event, isFirst) : isNativePress(event)
}
