/** Whether a finger points here: then a field that took the focus would cover half of the screen with a keyboard. */
export function isCoarsePointer(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
