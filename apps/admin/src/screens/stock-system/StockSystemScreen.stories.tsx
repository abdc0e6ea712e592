import { createMockMarket, mock, mockDelay, refuse, vera } from '@flower-market/api-client/msw'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import { stockSystem } from './stock-system.fixtures.ts'
import StockSystemScreen from './StockSystemScreen.tsx'

const meta = preview.meta({
  title: 'Admin/StockSystem',
  component: StockSystemScreen,
  ...withScreen({ path: '/goods/stock-system' }),
})

const page = within(document.body)
function market() {
  return createMockMarket({ signedInId: vera._id }).handlers
}

function accept(count: number) {
  return { name: new RegExp(`^(Принять|Accept) ${count} `) }
}

export const Loaded = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockSystem', () => stockSystem),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', accept(3))).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', { name: /^(Изменится|Изменено|Changed): 1$/ }))
    await waitFor(() => expect(canvas.getByRole('table', { name: /: 1$/ })).toHaveTextContent('Freedom'))
  },
})

/** A change that is left out waits on; what was accepted waits no more. */
export const AcceptedByKeyboard = meta.story({
  beforeEach: ({ msw }) => {
    let { changes } = stockSystem
    msw.use(
      mock('stockSystem', () => ({ ...stockSystem, problems: [], changes, waitingChanges: changes.length })),
      mock('stockSystemApply', ({ body }) => {
        const accepted = new Set(body.changes.map(({ code }) => code))
        changes = changes.filter(({ code }) => !accepted.has(code))
        return { applied: accepted.size }
      }),
      ...market(),
    )
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', accept(3))).toBeEnabled())
    canvas.getByRole('checkbox', { name: /^Explorer/ }).focus()
    await userEvent.keyboard(' ')
    canvas.getByRole('button', accept(2)).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    within(page.getByRole('dialog')).getByRole('button', accept(2)).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Explorer/ })).not.toBeChecked())
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(2)
  },
})

export const ChangedMeanwhile = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockSystem', () => stockSystem),
      mock('stockSystemApply', () => refuse('lots-changed', { codes: ['ms-1'] })),
      ...market(),
    ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('button', accept(3))).toBeEnabled())
    await userEvent.click(canvas.getByRole('button', accept(3)))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
    await userEvent.click(within(page.getByRole('dialog')).getByRole('button', accept(3)))
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})

export const InSync = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockSystem', () => ({ ...stockSystem, problems: [], changes: [], waitingChanges: 0 })),
      ...market(),
    ),
})

/** It was connected a moment ago. */
export const Unread = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockSystem', () => ({
        ...stockSystem,
        itemsAt: null,
        levelsAt: null,
        items: 0,
        problems: [],
        changes: [],
        waitingChanges: 0,
      })),
      ...market(),
    ),
})

export const NotConnected = meta.story({
  beforeEach: ({ msw }) => msw.use(...market()),
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(mockDelay('stockSystem', 'infinite'), ...market()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock('stockSystem', () => refuse('internal')),
      ...market(),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
  },
})
