import { expect, waitFor, within } from 'storybook/test'

/** What a story plays on. */
export interface Stage {
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>
}

/** The grid of lots among the tables of the page. */
export const grid = { name: /^(Лоты|Lots)$/ }

/** The cell of a lot by its place and column; a list may be drawn anew, so it is looked for each time. */
export function cellOf({ canvas }: Stage, row: number, cell: string): HTMLInputElement {
  // New lots have a table of their own.
  const rows = within(canvas.getByRole('table', grid)).getAllByRole('row')
  const found = rows[row + 1]?.querySelector(`[data-cell=${cell}]`)
  if (!(found instanceof HTMLInputElement)) throw new Error(`Row ${row} has no cell ${cell}.`)
  return found
}

/** Waits until the first lot is there. */
export function untilLoaded(stage: Stage): Promise<void> {
  return waitFor(() => expect(cellOf(stage, 0, 'price')).toBeVisible())
}
