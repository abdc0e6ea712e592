import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './index.ts'

const russian = {
  open: 'Отменить заказ',
  title: 'Отменить заказ 10428?',
  text: 'Деньги вернутся на баланс сразу.',
  long: 'Условия возврата. ',
  keep: 'Оставить',
  close: 'Закрыть',
}
const english: typeof russian = {
  open: 'Cancel order',
  title: 'Cancel order 10428?',
  text: 'The money is refunded to the balance at once.',
  long: 'Terms of return. ',
  keep: 'Keep order',
  close: 'Close',
}

function CancelOrder({ isLong = false }: { isLong?: boolean }) {
  const text = useStoryText(russian, english)
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{text.open}</Button>
      </DialogTrigger>
      <DialogContent
        title={text.title}
        description={isLong ? text.long.repeat(200) : text.text}
        closeLabel={text.close}
        footer={
          <>
            <DialogClose asChild>
              <Button>{text.keep}</Button>
            </DialogClose>
            <Button tone="danger">{text.open}</Button>
          </>
        }
      />
    </Dialog>
  )
}

function Controlled() {
  const [isOpen, setOpen] = useState(false)
  const text = useStoryText(russian, english)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text.open}</Button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title={text.title} closeLabel={text.close} />
      </Dialog>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: DialogContent,
  args: { title: '', closeLabel: '' },
  argTypes: { title: { control: false }, closeLabel: { control: false } },
  render: () => <CancelOrder />,
  parameters: {
    docs: {
      description: {
        component:
          'For a question that has to be answered before anything else, or a short task with one way out: confirm, top up, name. The button says what it does (“Cancel the order”, not “OK”). Not for a message (Toast, Banner), not for something beside the page (Drawer, Popover), never a dialog over a dialog. On a phone it comes from below as a sheet.',
      },
    },
  },
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }))
    const dialog = await screen.findByRole('dialog', { name: 'Отменить заказ 10428?' })
    await expect(dialog).toHaveAccessibleDescription('Деньги вернутся на баланс сразу.')
  },
})

export const SheetOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(innerHeight))
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(innerWidth))
  },
})

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <CancelOrder isLong />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить' })).toBeVisible())
  },
})

export const ClosedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Отменить заказ' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.tab({ shift: true })
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

export const OpenedWithoutATrigger = meta.story({
  render: () => <Controlled />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Отменить заказ' })).toHaveFocus())
  },
})
