import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Button } from '../button/index.ts'
import { Dialog, DialogClose, DialogContent, DialogTrigger } from './index.ts'

const CancelOrder = ({ text = 'Деньги вернутся на баланс сразу.' }: { text?: string }) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>Отменить заказ</Button>
    </DialogTrigger>
    <DialogContent
      title="Отменить заказ 10428?"
      description={text}
      closeLabel="Закрыть"
      footer={
        <>
          <DialogClose asChild>
            <Button>Оставить</Button>
          </DialogClose>
          <Button tone="danger">Отменить заказ</Button>
        </>
      }
    />
  </Dialog>
)

const meta = preview.meta({
  title: 'UI/Dialog',
  render: () => <CancelOrder />,
})

export const Opened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }))
    const dialog = await screen.findByRole('dialog', { name: 'Отменить заказ 10428?' })
    await expect(dialog).toHaveAccessibleDescription('Деньги вернутся на баланс сразу.')
  },
})

export const SheetOnAPhone = Opened.extend({ globals: { viewport: { value: 'phone' } } })

export const LongContent = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <CancelOrder text={'Условия возврата. '.repeat(200)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить заказ' }))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Оставить' })).toBeVisible())
  },
})

export const ClosedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Отменить заказ' })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await userEvent.tab({ shift: true })
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
})
