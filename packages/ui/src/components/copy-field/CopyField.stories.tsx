import { expect, spyOn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { CopyField, type CopyFieldProps } from './index.ts'

const address = 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt'

const meta = preview.meta({
  title: 'UI/CopyField',
  component: CopyField,
  args: {
    label: 'Адрес',
    value: address,
    isCode: true,
    copyLabel: 'Скопировать',
    copiedText: 'Скопировано',
    failedText: 'Не удалось скопировать. Текст выделен: скопируйте его вручную.',
  },
  decorators: [(Story) => <div style={{ maxWidth: 390 }}>{Story()}</div>],
  parameters: {
    english: {
      label: 'Address',
      copyLabel: 'Copy',
      copiedText: 'Copied',
      failedText: 'Couldn’t copy. The text is selected: copy it manually.',
    },
    docs: {
      description: {
        component:
          'For what must arrive elsewhere to the letter: an address, an exact sum, an account number, a referral link. `value` is what is copied, the children are how it looks. Not for facts that are only read: those are DescriptionList. Where the browser refuses, the value is selected and the person is told what to press.',
      },
    },
  },
})

export const Address = meta.story()

export const SumWithAComma = meta.story({
  args: {
    label: 'Точная сумма: по ней мы определим платёж',
    value: '512.004137',
    children: '512,004137',
    isCode: false,
  },
  parameters: { english: { label: 'Exact amount: we use it to identify the payment' } },
})

function Payment(args: CopyFieldProps) {
  return (
    <>
      <CopyField {...args} />
      <CopyField {...args} label={useStoryText('Сумма', 'Sum')} value="512.004137" />
    </>
  )
}

export const Several = meta.story({ render: (args) => <Payment {...args} /> })

export const CopiedByKeyboard = meta.story({
  args: { value: '512.004137', children: '512,004137' },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Адрес')
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith('512.004137')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'))
    await expect(button).toHaveFocus()
  },
})

export const RefusedByTheBrowser = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('скопируйте его вручную'))
    await expect(String(getSelection())).toBe(address)
  },
})
