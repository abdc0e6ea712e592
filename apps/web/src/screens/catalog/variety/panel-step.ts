/** What a step of the history carries that has shown a panel over the list: hiding it goes back over that step. */
export const panelStep = { isPanel: true } as const

/** Whether a step of the history has shown a panel over the list. */
export function isPanelStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPanel' in state
}
