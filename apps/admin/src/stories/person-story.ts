import { allPeople, anna, createMockMarket, vera, type MarketOverrides } from '@flower-market/api-client/msw'
import { expect, screen, waitFor, within } from 'storybook/test'

/** The mock market as one of the staff uses it. */
export function market(overrides: MarketOverrides = {}) {
  return createMockMarket({ signedInId: vera._id, ...overrides }).handlers
}

/** The same, where Anna has these facts. */
export function withAnna(changes: object) {
  return market({
    people: allPeople.map((person) =>
      person._id === anna._id ? Object.assign({}, person, changes) : person,
    ),
  })
}

/** The dialog that is open. */
export function dialog(): ReturnType<typeof within> {
  return within(screen.getByRole('dialog'))
}

/** Opens the dialog of a button. */
export async function opened(
  canvas: ReturnType<typeof within>,
  userEvent: { click: (e: Element) => Promise<void> },
  name: RegExp,
) {
  await waitFor(() => expect(canvas.getByRole('button', { name })).toBeVisible())
  await userEvent.click(canvas.getByRole('button', { name }))
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
}
