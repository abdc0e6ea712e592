import { waitFor } from 'storybook/test'
import type { StoryContext } from '@storybook/react-vite'
import {
  catalogScenarios,
  emitEvent,
  fixtureCard,
  fixtureDays,
  type cartFixture,
} from '@flower-market/api-client/msw'

const [MONDAY] = fixtureDays

/** The lot that most stories order. */
export const explorerCard = fixtureCard('Explorer', 50)

/** The whole price list of the first day. */
export const onAnOrdinaryDay = {
  beforeEach: ({ msw }: StoryContext) => msw.use(...catalogScenarios.loaded()),
}

/** The cell whose name matches, once it is there. */
export function cell(canvas: StoryContext['canvas'], name: RegExp) {
  return canvas.findByRole('gridcell', { name })
}
/** Stems of a lot in the stored cart. */
export function storedQuantity(code: string, date: string = MONDAY): number | undefined {
  return (JSON.parse(localStorage.getItem('cart') ?? '{}') as typeof cartFixture)[
    date as typeof MONDAY
  ]?.find((item) => item.code === code)?.quantity
}

/** Somebody else buys what is left but a bunch of Explorer, once the whole list is there and not only its beginning. */
export async function sellExplorer(canvas: StoryContext['canvas']) {
  await canvas.findByRole('button', { name: /^Альстромерии/ })
  const changes = [{ code: explorerCard.code, stemsAvailable: 25 }]
  await waitFor(() => emitEvent('stock-changed', { date: MONDAY, changes }))
}
