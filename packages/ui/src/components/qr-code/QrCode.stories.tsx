import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { QrCode } from './index.ts'

const meta = preview.meta({
  title: 'UI/QrCode',
  component: QrCode,
  args: {
    value: 'TDt9YtfuttvxD2Jv8F8v4JEDbnBBb1jVNt',
    label: 'QR-код адреса для перевода',
    fallback: 'Не удалось показать код: скопируйте адрес.',
  },
  parameters: {
    english: {
      label: 'QR code of the address to send to',
      fallback: 'The code could not be shown: copy the address.',
    },
    docs: {
      description: {
        component:
          'For what another device takes over by camera: a payment, an address. Always give the same by copying or a link too (CopyField): who reads on the phone cannot scan it. Not smaller than 140 px; long texts need more. The encoder is loaded when the first code is shown.',
      },
    },
  },
})

function redOf(color: string) {
  return Number(/\d+/.exec(color)?.[0])
}

export const Address = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const code = await canvas.findByRole('img', { name: 'QR-код адреса для перевода' })
    const plate = canvasElement.querySelector('[aria-busy]')
    await waitFor(() => expect(plate).toHaveAttribute('aria-busy', 'false'))
    const squares = Number(code.getAttribute('viewBox')?.split(' ')[3])
    const drawn = code.querySelector('path')?.getBBox()
    await expect(drawn?.x).toBe(4)
    await expect(drawn?.y).toBe(4)
    await expect(drawn?.width).toBe(squares - 8)
  },
})

export const BankPayment = meta.story({
  args: {
    label: 'QR-код для оплаты в приложении банка',
    value:
      'ST00012|Name=ООО «Цветочный рынок»|PersonalAcc=40702810900000000001|BankName=АО «Банк»|BIC=044525000|CorrespAcc=30101810200000000000|PayeeINN=7700000000|Sum=5000000|Purpose=Пополнение баланса 10428',
    style: { width: 320 },
  },
  parameters: { english: { label: 'QR code for paying in your bank’s app' } },
})

export const LightPlateInTheDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const code = await canvas.findByRole('img')
    const plate = code.parentElement ?? code
    await expect(redOf(getComputedStyle(plate).backgroundColor)).toBeGreaterThan(240)
    await expect(redOf(getComputedStyle(code).fill)).toBeLessThan(60)
  },
})

export const TooLong = meta.story({
  args: { value: 'роза '.repeat(900) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Не удалось показать код: скопируйте адрес.')).toBeVisible())
    await expect(canvas.queryByRole('img')).toBeNull()
  },
})

export const OnAPhone = BankPayment.extend({ globals: { viewport: { value: 'phone' } } })
