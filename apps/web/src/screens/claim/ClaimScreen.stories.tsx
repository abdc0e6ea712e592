import { clear, createStore } from 'idb-keyval'
import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import {
  claimedOrder,
  claimScenarios,
  emptyPicture,
  fixturePurchase,
  pictureFile,
} from '@flower-market/api-client/msw'
import { paths } from '../../paths.ts'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import ClaimScreen from './ClaimScreen.tsx'

const order = claimedOrder()
const line = order.lines[0]?.code ?? ''
const path = paths.claim(order._id, line)

const meta = preview.meta({
  title: 'Screens/Claim',
  component: ClaimScreen,
  ...withScreen({ path, route: '/history/claim/:id' }),
})

const onPhone = { globals: { viewport: { value: 'phone' } } } as const

export const Loaded = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/Претензия|Claim/),
    )
    await expect(canvas.getByRole('timer')).toHaveTextContent('18:18:00')
  },
})

export const ClaimDeadline = Loaded.extend({
  ...onPhone,
  beforeEach: ({ msw }) => msw.use(...claimScenarios.deadlineNear()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent('1:30:00'))
  },
})

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loading()),
})

export const LoadFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loadFailed()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const NotFound = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.notFound()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toBeVisible())
  },
})

export const WindowOver = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.windowOver()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Претензию уже не подать|Claims are closed/)).toBeVisible())
  },
})

export const NotDelivered = meta.story({
  ...startingFrom({ path: paths.claim(fixturePurchase('shipped')._id) }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Претензию пока не подать|not open yet/)).toBeVisible())
  },
})

export const ChoosingFlowers = meta.story({
  ...startingFrom({ path: paths.claim(order._id) }),
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(order.lines.length))
  },
})

/** What is missing is told when it is sent. */
export const Incomplete = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Отправить|Send claim/ }))
    await expect(canvas.getByText(/Выберите, что не так|Choose what is wrong/)).toBeVisible()
    await expect(canvas.getByText(/Добавьте хотя бы одно фото|Add at least one photo/)).toBeVisible()
  },
})

export const RejectedPhotograph = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/Фото|Photos/)
    await userEvent.upload(input, new File(['no picture'], 'photo.png', { type: 'image/png' }))
    await waitFor(() => expect(canvas.getByText(/Только изображения!|Images only!/)).toBeVisible())
  },
})

async function fillIn({ canvas, userEvent }: StoryContext): Promise<void> {
  await userEvent.upload(await canvas.findByLabelText(/Фото|Photos/), pictureFile(emptyPicture))
  await canvas.findByRole('button', { name: /Убрать фото|Remove photo/ })
  await userEvent.click(canvas.getByRole('radio', { name: /Сломаны|Broken/ }))
}

/** A claim does not go without its pictures while they are still being resized. */
export const ResizingPictures = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(...claimScenarios.loaded())
    const { createImageBitmap: decode } = window
    window.createImageBitmap = () => new Promise<never>(() => {})
    return () => void Object.assign(window, { createImageBitmap: decode })
  },
  play: async ({ canvas, userEvent }) => {
    const send = await canvas.findByRole('button', { name: /Отправить|Send claim/ })
    await expect(send).not.toHaveAttribute('aria-busy')
    await userEvent.upload(canvas.getByLabelText(/Фото|Photos/), pictureFile(emptyPicture))
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(send)
    await expect(canvas.queryByText(/Добавьте хотя бы одно фото|Add at least one photo/)).toBeNull()
  },
})

function emptyQueue(): Promise<void> {
  return clear(createStore('claims', 'queue'))
}

export const Sent = meta.story({
  ...onPhone,
  beforeEach: async ({ msw }) => {
    msw.use(...claimScenarios.loaded())
    await emptyQueue()
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: /Отправить|Send claim/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/${order._id}`))
  },
})

/** No network: the claim is kept and leads back to the order, which shows that it waits. */
export const OfflineQueue = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...claimScenarios.offline())
    await emptyQueue()
    return emptyQueue
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: /Отправить|Send claim/ }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent(`/history/${order._id}`))
  },
})

export const Refused = meta.story({
  beforeEach: async ({ msw }) => {
    msw.use(...claimScenarios.refused())
    await emptyQueue()
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await fillIn(context)
    await userEvent.click(canvas.getByRole('button', { name: /Отправить|Send claim/ }))
    await waitFor(() => expect(canvas.getByText(/Претензию не приняли|was not accepted/)).toBeVisible())
  },
})

export const Keyboard = meta.story({
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    const [broken] = await canvas.findAllByRole('radio')
    broken?.focus()
    await userEvent.keyboard(' ')
    await expect(broken).toBeChecked()
    const stems = canvas.getByRole('spinbutton')
    while (document.activeElement !== stems) await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(stems).toHaveAttribute('aria-valuenow', String((order.lines[0]?.stemsPerBunch ?? 0) - 1))
  },
})

export const LongContent = meta.story({
  ...onPhone,
  beforeEach: ({ msw }) => msw.use(...claimScenarios.loaded()),
  play: async ({ canvas, userEvent }) => {
    const comment = await canvas.findByLabelText(/Комментарий|Comment/)
    await userEvent.click(comment)
    await userEvent.paste('Верхний ряд коробки промок и замёрз. '.repeat(12))
    const more = canvas.queryByRole('button', { name: /Ещё пачка|Add a bunch/ })
    if (more) await userEvent.click(more)
    await expect(comment).toBeVisible()
  },
})
