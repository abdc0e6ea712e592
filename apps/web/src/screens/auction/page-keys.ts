const controls = 'a, button, input, select, textarea, [contenteditable], [role="dialog"], [role="menu"]'

/** Whether a key was pressed for the page: not in a field, on a button, or together with others. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false
  return !(target instanceof Element) || target.closest(controls) === null
}
