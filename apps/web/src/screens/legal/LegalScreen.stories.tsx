import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { noSettings } from '../../state/settings.atoms.ts'
import FlowerOfferScreen from './FlowerOfferScreen.tsx'
import FlowerPrivacyPolicyScreen from './FlowerPrivacyPolicyScreen.tsx'
import OfferScreen from './OfferScreen.tsx'
import PrivacyPolicyScreen from './PrivacyPolicyScreen.tsx'

const meta = preview.meta({
  title: 'Screens/Legal',
  component: OfferScreen,
  ...withScreen({ path: '/offer', session: null }),
})

export const Offer = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Публичная оферта' })).toBeVisible(),
    )
    await waitFor(() => expect(document.title).toBe('Публичная оферта — ГК «Цветочный рынок»'))
    const contents = canvas.getByRole('navigation', { name: 'Содержание' })
    const anchors = [...contents.querySelectorAll('a')].map((link) => link.hash.slice(1))
    await expect(anchors.length).toBeGreaterThan(4)
    for (const anchor of anchors) await expect(document.getElementById(anchor)).not.toBeNull()
  },
})

export const OnAPhone = Offer.extend({ globals: { viewport: { value: 'phone' } } })

export const InEnglish = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    const page = await canvas.findByRole('article')
    await expect(page).toHaveTextContent(/^Public offer/)
    await expect(page.textContent).not.toMatch(/[а-яё]/i)
  },
})

export const FlowerOffer = meta.story({
  ...startingFrom({ path: '/flower-offer' }),
  render: () => <FlowerOfferScreen />,
})

export const PrivacyPolicy = meta.story({
  ...startingFrom({ path: '/privacy-policy' }),
  render: () => <PrivacyPolicyScreen />,
})

export const FlowerPrivacyPolicy = meta.story({
  ...startingFrom({ path: '/flower-privacy-policy' }),
  render: () => <FlowerPrivacyPolicyScreen />,
})

/** A shop whose operator has said nothing: the text says so, and names nobody else. */
export const OperatorUnknown = meta.story({
  ...startingFrom({ settings: { operator: noSettings.operator } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Реквизиты продавца ещё не указаны')).toBeVisible())
    await expect(canvas.getByRole('article')).not.toHaveTextContent('ГК «Цветочный рынок»')
  },
})

export const LeadsToTheOthers = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Политика обработки персональных данных' }))
    await waitFor(() => expect(canvas.getByLabelText('address')).toHaveTextContent('/privacy-policy'))
  },
})
