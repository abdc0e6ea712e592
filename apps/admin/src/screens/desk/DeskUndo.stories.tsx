import { mock, refuse } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { holdTimers } from '../../../../../.storybook/held-timers.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { withScreen } from '../../stories/screen-story.tsx'
import DeskScreen from './DeskScreen.tsx'
import { openAt, showFull } from '../../stories/desk-story.ts'
import { undoMs } from './pending-decisions.atoms.ts'

const meta = preview.meta({
  title: 'Admin/DeskUndo',
  component: DeskScreen,
  ...withScreen({ path: '/desk' }),
})

/** Accepts the open top-up by its key; its ten seconds are held. */
async function acceptTopUp({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  const timers = holdTimers((ms) => ms === undoMs)
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Зачислить/u })).toHaveFocus())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(canvas.getByText(/^Решение: Зачислить/u)).toBeVisible())
  return timers
}

export const DecidedMeanwhile = meta.story({
  ...openAt('top-up:top-up'),
  beforeEach: (context) => {
    showFull(context)
    context.msw.use(mock('transactionConfirm', () => refuse('transaction-changed')))
  },
  play: async ({ canvas, userEvent }) => {
    const timers = await acceptTopUp({ canvas, userEvent })
    timers.pass()
    timers.release()
    await waitFor(() => expect(canvas.getByText('Это дело уже решено. Список обновлён.')).toBeVisible())
  },
})

/** Until it is sent, a decision can be taken back by Z; the focus has gone on to the next line. */
export const UndoByKeyboard = meta.story({
  ...openAt('top-up:top-up'),
  beforeEach: (context) => {
    showFull(context)
    context.msw.use(mock('transactionConfirm', () => refuse('internal')))
  },
  play: async ({ canvas, userEvent }) => {
    const timers = await acceptTopUp({ canvas, userEvent })
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Вернуть/u })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole('button', { name: /Крипто/u })).toHaveFocus())
    await userEvent.keyboard('[KeyZ]')
    await waitFor(() => expect(canvas.getByRole('button', { name: /Пополнение/u })).toBeVisible())
    timers.pass()
    timers.release()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** After a rejection is taken back, the form has its reason and the focus. */
export const RejectionUndone = meta.story({
  ...openAt('top-up:top-up'),
  beforeEach: (context) => {
    showFull(context)
    context.msw.use(mock('transactionReject', () => refuse('internal')))
  },
  play: async ({ canvas, userEvent }) => {
    const timers = holdTimers((ms) => ms === undoMs)
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Зачислить/u })).toHaveFocus())
    await userEvent.keyboard('[KeyX]')
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Причина/u }), 'Сумма не та')
    await userEvent.click(canvas.getByRole('button', { name: 'Отклонить' }))
    await userEvent.click(await canvas.findByRole('button', { name: /^Вернуть/u }))
    await userEvent.click(await canvas.findByRole('button', { name: /Пополнение.*Котова/u }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Причина/u })).toHaveValue('Сумма не та'))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Причина/u })).toHaveFocus())
    timers.pass()
    timers.release()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

/** A decision that waits to be sent. */
export const Decided = meta.story({
  ...openAt('top-up:top-up'),
  beforeEach: showFull,
  play: async ({ canvas, userEvent }) => {
    const timers = await acceptTopUp({ canvas, userEvent })
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Вернуть/u })).toBeVisible())
    timers.release()
  },
})
