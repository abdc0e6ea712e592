import { demoRequisites, operatorParty } from '@flower-market/flower-domain'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { startingFrom, withScreen } from '../../stories/screen-story.tsx'
import { Footer } from './Footer.tsx'

const meadow = { ...demoRequisites, name: 'ООО «Луговой рынок»' }

function of(said: Parameters<typeof operatorParty>[0]) {
  return { ru: operatorParty(said, 'ru'), en: operatorParty(said, 'en') }
}

const meta = preview.meta({
  title: 'App/Footer',
  component: Footer,
  ...withScreen({ path: '/catalog', frame: 'none' }),
})

export const Russian = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ГК «Цветочный рынок»')).toBeVisible())
    await expect(canvas.getByRole('link', { name: '+7 495 000-00-00' })).toHaveAttribute(
      'href',
      'tel:+74950000000',
    )
  },
})

export const English = meta.story({
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Flower Market Group')).toBeVisible())
  },
})

/** An operator who has entered requisites alone: in both languages as documents write them. */
export const RequisitesAlone = meta.story({
  ...startingFrom({ settings: { operator: of({ requisites: meadow, contacts: null }) }, frame: 'none' }),
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('ООО «Луговой рынок»')).toBeVisible())
    await expect(canvas.getByText('INN 7700000009, KPP 770001001, OGRN 1237700000009')).toBeVisible()
    await expect(canvas.queryByText('+7 495 000-00-00')).toBeNull()
  },
})

/** Nobody is named before the operator has said who it is. */
export const NothingSaid = meta.story({
  ...startingFrom({ settings: { operator: of({ requisites: null, contacts: null }) }, frame: 'none' }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Публичная оферта' })).toBeVisible())
    await expect(canvas.queryByText('ГК «Цветочный рынок»')).toBeNull()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
