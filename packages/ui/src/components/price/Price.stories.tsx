import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Price } from './index.ts'

function sum(locale: string, currency: string, amount: number) {
  return new Intl.NumberFormat(locale, { style: 'currency', currency }).formatToParts(amount)
}

const meta = preview.meta({
  title: 'UI/Price',
  component: Price,
  args: { parts: sum('ru-RU', 'RUB', 41_740) },
  parameters: {
    docs: {
      description: {
        component:
          'Wherever money is shown: pass the parts that the locale’s formatter gives, never a string put together. One `l` or `xl` on a screen, for what is being decided. For the price by stem, bunch and box of one thing take PriceLadder.',
      },
    },
  },
})

export const Small = meta.story({ args: { size: 's' } })
export const Medium = meta.story({
  args: { unit: 'за стебель', parts: sum('ru-RU', 'RUB', 118) },
  parameters: { english: { unit: 'per stem' } },
})
export const Large = meta.story({
  args: { size: 'l' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^41\s740,00\s₽$/)
  },
})
export const Huge = meta.story({ args: { size: 'xl' } })
export const CurrencyFirst = meta.story({ args: { size: 'l', parts: sum('en-US', 'USD', -1240.5) } })
export const Accent = meta.story({ args: { tone: 'accent' } })
export const Warn = meta.story({ args: { tone: 'warn' } })
export const Struck = meta.story({ args: { tone: 'struck' } })
