const focusable = 'input, select, textarea, button, [tabindex]'

/** Brings a field into view and focuses it; of a group, its first control. Nothing happens for an id that is not there. */
export function focusField(id: string) {
  const field = document.getElementById(id)
  const control = field?.matches(focusable) ? field : field?.querySelector<HTMLElement>(focusable)
  control?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
