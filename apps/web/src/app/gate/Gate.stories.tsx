import { Provider } from 'jotai'
import { expect, fn, waitFor } from 'storybook/test'
import { MemoryRouter } from 'react-router-dom'
import { createAppStore } from '@flower-market/app-runtime/app'
import { storyFetch } from '@flower-market/app-runtime/story-network'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { LocaleProvider, MessagesOf } from '@flower-market/app-runtime/i18n'
import { useState, type ComponentType } from 'react'
import { shop } from '../shop.ts'
import SafariWarning from './SafariWarning.tsx'
import StaffRedirect from './StaffRedirect.tsx'

function Outside({ Story }: { Story: ComponentType }) {
  const locale = useStoryText<'ru' | 'en'>('ru', 'en')
  const [store] = useState(() => createAppStore(shop, null, { fetch: storyFetch() }))
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={[locale === 'en' ? '/en/catalog' : '/catalog']}>
        <LocaleProvider locale={locale}>
          <MessagesOf locale={locale} topics={['gate']}>
            <Story />
          </MessagesOf>
        </LocaleProvider>
      </MemoryRouter>
    </Provider>
  )
}

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

const meta = preview.meta({
  title: 'App/Gate',
  component: SafariWarning,
  args: { userAgent: safari },
  decorators: [(Story) => <Outside Story={Story} />],
  parameters: { layout: 'fullscreen' },
})

export const Safari = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Сайт временно не работает в Safari' })).toBeVisible(),
    )
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Google Chrome',
      'Mozilla Firefox',
      'Yandex Browser',
      'Opera',
    ])
    await expect(canvas.getByText('Ваш браузер: Safari 18.1')).toBeVisible()
  },
})

export const SafariOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'en' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Your browser: Safari 18.1')).toBeVisible())
    await expect(document.title).toMatch(/Safari — Flower Market Group$/)
  },
})

const leave = fn<(address: string) => void>()

export const StaffAreSentOn = meta.story({
  render: () => <StaffRedirect address="https://admin.flower-market.example" onLeave={leave} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Перейти' })
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://admin.flower-market.example'))
  },
})

export const StaffWithoutAnAddress = meta.story({
  render: () => <StaffRedirect address={null} onLeave={leave} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Обратитесь к администратору/)).toBeVisible())
    await expect(document.title).toMatch(/^\S.* — ГК «Цветочный рынок»$/)
    await expect(leave).not.toHaveBeenCalled()
  },
})
