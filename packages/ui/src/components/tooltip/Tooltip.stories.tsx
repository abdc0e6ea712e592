import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { withoutAnchors } from '../../anchored/without-anchors.ts'
import { Button } from '../button/index.ts'
import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTrigger } from '../dialog/index.ts'
import { IconButton } from '../icon-button/index.ts'
import { DownloadIcon } from '../icons/index.ts'
import { Tooltip, type TooltipProps } from './index.ts'

function DownloadTip(props: Partial<TooltipProps>) {
  const text = useStoryText(
    { label: 'Скачать УПД', tip: 'Скачать УПД, PDF, 2 стр.' },
    { label: 'Download UPD', tip: 'Download UPD, PDF, 2 pages' },
  )
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 180 }}>
      <Tooltip text={text.tip} {...props}>
        <IconButton tone="outlined" label={text.label}>
          <DownloadIcon />
        </IconButton>
      </Tooltip>
    </div>
  )
}

function LongTip() {
  const text = useStoryText(
    { label: 'Цена за стебель', tip: 'Цена на 26 ноября; после 18:00 её пересчитают по новому курсу.' },
    {
      label: 'Price per stem',
      tip: 'Price for November 26; it will be recalculated at the new rate after 18:00.',
    },
  )
  return (
    <div style={{ display: 'grid', placeItems: 'center', minHeight: 180 }}>
      <Tooltip text={text.tip}>
        <Button tone="quiet">{text.label}</Button>
      </Tooltip>
    </div>
  )
}

function TipInDialog() {
  const text = useStoryText({ open: 'Документы', close: 'Закрыть' }, { open: 'Documents', close: 'Close' })
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{text.open}</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader closeLabel={text.close}>{text.open}</DialogHeader>
        <DialogBody>
          <DownloadTip />
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

function TwoTips() {
  const text = useStoryText(
    { all: 'Скачать всё', tip: 'Все документы, ZIP' },
    { all: 'Download all', tip: 'All documents, ZIP' },
  )
  return (
    <>
      <DownloadTip delayMs={0} />
      <Tooltip text={text.tip} delayMs={0}>
        <Button tone="quiet">{text.all}</Button>
      </Tooltip>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Tooltip',
  component: Tooltip,
  args: { text: '', children: <span /> },
  render: () => <DownloadTip />,
  parameters: {
    docs: {
      description: {
        component:
          'Says a control’s name or a short aside to somebody who points at it or tabs to it. A finger never sees it: so it never carries anything that is said nowhere else, no error, no price, no condition. Not for a disabled control (it takes no focus), not for links or buttons inside (Popover).',
      },
    },
  },
})

export const Resting = meta.story()

export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('button', { name: 'Скачать УПД' })
    await waitFor(() => expect(control).toHaveAccessibleDescription('Скачать УПД, PDF, 2 стр.'))
  },
})

export const HiddenByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
})

export const OnHover = meta.story({
  render: () => <DownloadTip delayMs={0} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Скачать УПД, PDF, 2 стр.'))
  },
})

export const Below = meta.story({
  render: () => <DownloadTip side="bottom" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const control = canvas.getByRole('button')
    const words = await screen.findByRole('tooltip')
    await waitFor(() =>
      expect(words.getBoundingClientRect().top).toBeGreaterThan(control.getBoundingClientRect().bottom),
    )
  },
})

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <LongTip />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const words = await screen.findByRole('tooltip')
    await waitFor(() => expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
})

export const StaysUnderThePointer = meta.story({
  render: () => <DownloadTip delayMs={0} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const words = await screen.findByRole('tooltip')
    await userEvent.hover(words)
    await new Promise((later) => setTimeout(later, 250))
    await expect(words).toBeVisible()
    await userEvent.unhover(words)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})

export const OneAtATime = meta.story({
  render: () => <TwoTips />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Скачать УПД, PDF, 2 стр.'))
    await userEvent.hover(canvas.getByRole('button', { name: 'Скачать всё' }))
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('Все документы, ZIP'))
  },
})

export const EscapeLeavesTheDialogOpen = meta.story({
  render: () => <TipInDialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
})

/** As in a browser that cannot position by a sheet. */
export const WithoutAnchors = meta.story({
  beforeEach: withoutAnchors,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const words = await screen.findByRole('tooltip')
    const control = canvas.getByRole('button').getBoundingClientRect()
    await waitFor(() => expect(Math.round(control.top - words.getBoundingClientRect().bottom)).toBe(6))
    const { left, right } = words.getBoundingClientRect()
    await expect(Math.abs(left + right - control.left - control.right)).toBeLessThan(2)
  },
})
