import { createAppStore } from '@flower-market/app-runtime/app'
import { AddressChanges, FramedPage } from '@flower-market/app-runtime/frame'
import { LocaleOfAddress, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { createPages } from '@flower-market/app-runtime/pages'
import { storyFetch } from '@flower-market/app-runtime/story-network'
import { Provider } from 'jotai'
import { Fragment, useRef, useState, type ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { shop } from '../app/shop.ts'
import { loadMessages } from '../i18n/messages.ts'
import { pageRoutes } from '../routes.ts'

const render = fn<(what: 'frame' | 'page') => void>()

function Frame({ children }: { children: ReactNode }) {
  const content = useRef<HTMLElement>(null)
  render('frame')
  return (
    <main ref={content} tabIndex={-1}>
      <FramedPage>{children}</FramedPage>
      <AddressChanges content={content} />
    </main>
  )
}

function Shell({ children }: { children: ReactNode }) {
  return (
    <LocaleOfAddress>
      <Frame>{children}</Frame>
    </LocaleOfAddress>
  )
}

function Address() {
  const { search, hash } = useLocation()
  return <p>{search + hash}</p>
}

function Screen() {
  const t = useTranslate()
  render('page')
  return (
    <>
      <h1>{t('legal.contents')}</h1>
      <p>{useLocale()}</p>
      <Address />
      <LocalizedLink to="/offer?section=1#delivery">Another query and fragment</LocalizedLink>
      <LocalizedLink to="/privacy-policy">Another page</LocalizedLink>
    </>
  )
}

const { PageRoutes } = createPages({
  routes: pageRoutes,
  screenOf: () => async () => ({ default: Screen }),
  layoutOf: () => Fragment,
  loadMessages,
  Shell,
})

function Pages() {
  const [store] = useState(() => createAppStore(shop, null, { fetch: storyFetch() }))
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/offer']}>
        <PageRoutes />
      </MemoryRouter>
    </Provider>
  )
}

const meta = preview.meta({
  title: 'App/AddressChanges',
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  component: Pages,
})

export const AnotherQueryRendersNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Another query and fragment' })
    render.mockClear()
    await userEvent.click(link)
    await canvas.findByText('?section=1#delivery')
    await expect(render).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('link', { name: 'Another page' }))
    await waitFor(() => expect(render.mock.calls).toEqual([['page']]))
  },
})
