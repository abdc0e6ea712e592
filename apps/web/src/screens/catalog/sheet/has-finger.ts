/** Whether a finger points here: then a field that took the focus would cover half of the screen with a keyboard. */
export const hasFinger = (): boolean => matchMedia('(pointer: coarse)').matches
