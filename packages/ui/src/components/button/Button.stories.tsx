import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { DownloadIcon } from '../icons/index.ts'
import { Button, type ButtonProps, ButtonTextsContext } from './index.ts'

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  args: { children: 'Оформить заказ', onClick: fn() },
  parameters: {
    english: { children: 'Place order' },
    docs: {
      description: {
        component:
          'For something that happens: order, pay, save. One primary on a screen, beside secondary ones; quiet for what is rarely wanted; danger for what cannot be taken back. The words say what happens, not “OK”. While it runs set `loading`: the button keeps its size and its focus, cannot be pressed twice, and screen readers are told when it begins and ends (in the language of ButtonTextsContext). Not for going somewhere: that is a TextLink, or with `asChild` a link that looks like a button. Prefer an enabled button that says what is missing to a disabled one.',
      },
    },
  },
})

export const Primary = meta.story({ args: { tone: 'primary' } })
export const Secondary = meta.story({ args: { tone: 'secondary' } })
export const Quiet = meta.story({ args: { tone: 'quiet' } })
export const Danger = meta.story({
  args: { tone: 'danger', children: 'Отменить заказ' },
  parameters: { english: { children: 'Cancel order' } },
})
export const Disabled = meta.story({ args: { tone: 'primary', disabled: true } })

export const WithIcon = meta.story({
  render: (args) => (
    <Button {...args}>
      <DownloadIcon /> {args.children}
    </Button>
  ),
  args: { children: 'Скачать УПД' },
  parameters: { english: { children: 'Download UPD' } },
})

export const LongContent = meta.story({
  args: { tone: 'primary', children: 'Подтвердить частичную поставку и вернуть разницу на баланс' },
  parameters: {
    english: { children: 'Accept the partial delivery and refund the difference to the balance' },
  },
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth)
  },
})

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Button {...args} tone="primary" size="s" />
      <Button {...args} tone="primary" size="m" />
      <Button {...args} tone="primary" size="l" />
    </div>
  ),
})

export const AsLink = meta.story({
  args: { tone: 'primary', asChild: true, children: <a href="#catalog">Перейти в каталог</a> },
  parameters: { english: { children: <a href="#catalog">Go to catalog</a> } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '#catalog')
  },
})

export const PressedByKeyboard = meta.story({
  args: { tone: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

export const Loading = meta.story({
  args: { tone: 'primary', loading: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Оформить заказ' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
})

function Saving(props: ButtonProps) {
  const [isSaving, setSaving] = useState(false)
  return (
    <>
      <Button {...props} loading={isSaving} onClick={() => setSaving(true)} />
      <Button onClick={() => setSaving(false)}>Сохранено</Button>
    </>
  )
}

export const LoadingAnnouncedByKeyboard = meta.story({
  render: (args) => (
    <ButtonTextsContext value={{ loading: 'Идёт обработка', loaded: 'Обработка завершена' }}>
      <Saving {...args} />
    </ButtonTextsContext>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const said = await screen.findByText('Идёт обработка')
    await expect(said.closest('[aria-live="polite"]')).toBeInTheDocument()
    const button = canvas.getByRole('button', { name: 'Оформить заказ' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(button).toHaveAttribute('aria-description', 'Идёт обработка')
    await expect(button).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByText('Обработка завершена')).toBeInTheDocument())
    await waitFor(() => expect(screen.queryByText('Идёт обработка')).toBeNull())
    await expect(button).not.toHaveAttribute('aria-description')
  },
})

export const LoadingTextOfItsOwn = meta.story({
  args: { loading: true, loadingText: 'Бронируем цветы' },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Бронируем цветы')).toBeInTheDocument())
  },
})
