const controls = 'a, button, input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]'

/** Whether a key was pressed for the page: not in a field, on a button, or together with others; a control of `part` is no obstacle. */
export function isForPage(
  { target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  part: Element | null = null,
): boolean {
  if (ctrlKey || metaKey || altKey) return false
  const control = target instanceof Element ? target.closest(controls) : null
  return control === null || part?.contains(control) === true
}
