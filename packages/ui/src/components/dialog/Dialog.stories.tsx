import { useRef, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { Button } from '../button/index.ts'
import { Popover, PopoverContent, PopoverTrigger } from '../popover/index.ts'
import { TextField } from '../text-field/index.ts'
import { Textarea } from '../textarea/index.ts'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTrigger,
} from './index.ts'

const russian = {
  open: 'Отменить заказ',
  title: 'Отменить заказ 10428?',
  text: 'Деньги вернутся на баланс сразу.',
  long: 'Условия возврата. ',
  keep: 'Оставить',
  close: 'Закрыть',
  reason: 'Причина',
  next: 'К списку заказов',
  missing: 'Укажите причину.',
}
const english: typeof russian = {
  open: 'Cancel order',
  title: 'Cancel order 10428?',
  text: 'The money is refunded to the balance at once.',
  long: 'Terms of return. ',
  keep: 'Keep order',
  close: 'Close',
  reason: 'Reason',
  next: 'To the list of orders',
  missing: 'Enter the reason.',
}

function CancelOrder({ isLong = false }: { isLong?: boolean }) {
  const text = useStoryText(russian, english)
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{text.open}</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader closeLabel={text.close}>{text.title}</DialogHeader>
        <DialogBody>
          <DialogDescription>{isLong ? text.long.repeat(200) : text.text}</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{text.keep}</Button>
          </DialogClose>
          <Button tone="danger">{text.open}</Button>
        </DialogFooter>
      </DialogContent>
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
        <DialogContent>
          <DialogHeader closeLabel={text.close}>{text.title}</DialogHeader>
        </DialogContent>
      </Dialog>
    </>
  )
}

/** The field is what the dialog is opened for, and the opening button is gone once the order is canceled. */
function WithReason() {
  const [isCanceled, setCanceled] = useState(false)
  const reason = useRef<HTMLInputElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const text = useStoryText(russian, english)
  return (
    <>
      <Dialog>
        {!isCanceled && (
          <DialogTrigger asChild>
            <Button>{text.open}</Button>
          </DialogTrigger>
        )}
        <DialogContent initialFocus={reason} finalFocus={isCanceled ? next : undefined}>
          <DialogHeader closeLabel={text.close}>{text.title}</DialogHeader>
          <DialogBody>
            <TextField ref={reason} label={text.reason} />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button tone="danger" onClick={() => setCanceled(true)}>
                {text.open}
              </Button>
            </DialogClose>
          </DialogFooter>
        </DialogContent>
      </Dialog>
      <Button ref={next}>{text.next}</Button>
    </>
  )
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: DialogContent,
  subcomponents: {
    Dialog,
    DialogTrigger,
    DialogHeader,
    DialogBody,
    DialogDescription,
    DialogFooter,
    DialogClose,
  },
  render: () => <CancelOrder />,
  parameters: {
    docs: {
      description: {
        component:
          'For a question that has to be answered before anything else, or a short task with one way out: confirm, top up, name. The button says what it does (“Cancel the order”, not “OK”). Not for a message (Toast, Banner), not for something beside the page (Drawer, Popover), never a dialog over a dialog. On a phone it stands at the bottom of the screen. `initialFocus` and `finalFocus` take refs: to the field that the dialog is opened for, and to where work goes on when the opening button is gone.',
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

export const OnAPhone = meta.story({
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

export const FocusSetByKeyboard = meta.story({
  render: () => <WithReason />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Отменить заказ' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Причина')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Причина')).toHaveFocus())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'К списку заказов' })).toHaveFocus())
  },
})

function WithPopover() {
  const text = useStoryText(russian, english)
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{text.open}</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader closeLabel={text.close}>{text.title}</DialogHeader>
        <DialogBody>
          <Popover>
            <PopoverTrigger asChild>
              <Button>{text.reason}</Button>
            </PopoverTrigger>
            <PopoverContent label={text.reason}>{text.text}</PopoverContent>
          </Popover>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}

export const PopoverInItClosedFirstByKeyboard = meta.story({
  render: () => <WithPopover />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    const trigger = await screen.findByRole('button', { name: 'Причина' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const popover = await screen.findByRole('dialog', { name: 'Причина' })
    await waitFor(() => expect(popover).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(popover).not.toBeInTheDocument())
    await waitFor(() => expect(trigger).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

/** The field is below what there is to read, and the button leads back to it when nothing was written. */
function WithRequiredReason() {
  const [isTried, setTried] = useState(false)
  const reason = useRef<HTMLTextAreaElement>(null)
  const text = useStoryText(russian, english)
  const refuse = () => (setTried(true), reason.current?.focus())
  return (
    <Dialog>
      <DialogTrigger asChild>
        <Button>{text.open}</Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader closeLabel={text.close}>{text.title}</DialogHeader>
        <DialogBody>
          <DialogDescription>{text.long.repeat(60)}</DialogDescription>
          <Textarea ref={reason} label={text.reason} error={isTried && text.missing} />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button>{text.keep}</Button>
          </DialogClose>
          <Button tone="danger" onClick={refuse}>
            {text.open}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}

export const ErrorShownAboveTheFooterByKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <WithRequiredReason />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }))
    const dialog = await screen.findByRole('dialog')
    const keep = screen.getByRole('button', { name: 'Оставить' })
    dialog.scrollTop = 0
    within(dialog).getByRole('button', { name: 'Отменить заказ' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByLabelText('Причина')).toHaveFocus())
    await waitFor(() =>
      expect(screen.getByText('Укажите причину.').getBoundingClientRect().bottom).toBeLessThanOrEqual(
        keep.getBoundingClientRect().top,
      ),
    )
  },
})
