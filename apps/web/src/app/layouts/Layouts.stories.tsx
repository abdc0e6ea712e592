import type { StoryContext } from '@storybook/react-vite'
import { createAppStore } from '@flower-market/app-runtime/app'
import { storyFetch } from '@flower-market/app-runtime/story-network'
import { Provider } from 'jotai'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { useStoryText } from '../../../../../.storybook/story-text.tsx'
import { LocaleProvider, MessagesOf } from '@flower-market/app-runtime/i18n'
import type { LayoutName } from '../../routes.ts'
import { shop } from '../shop.ts'
import { layouts } from './layouts.tsx'
import styles from './Layouts.stories.module.css'

function Framed({ name }: { name: LayoutName }) {
  const Layout = layouts[name]
  const [store] = useState(() => createAppStore(shop, null, { fetch: storyFetch() }))
  const locale = useStoryText<'ru' | 'en'>('ru', 'en')
  const text = useStoryText('Содержание страницы', 'What the page holds')
  return (
    <Provider store={store}>
      <LocaleProvider locale={locale}>
        <MessagesOf locale={locale} topics={['auth']}>
          <main>
            <Layout>
              <h1 className={styles.page}>{text}</h1>
            </Layout>
          </main>
        </MessagesOf>
      </LocaleProvider>
    </Provider>
  )
}

const meta = preview.meta({
  title: 'App/Layouts',
  component: Framed,
  args: { name: 'base' },
  parameters: { layout: 'fullscreen' },
})

async function shows({ canvas }: Pick<StoryContext, 'canvas'>) {
  await waitFor(() => expect(canvas.getByRole('heading')).toBeVisible())
}

export const Assortment = meta.story({ args: { name: 'assortment' }, play: shows })
export const Auth = meta.story({ args: { name: 'auth' }, play: shows })
export const Base = meta.story({ args: { name: 'base' }, play: shows })
export const Cart = meta.story({ args: { name: 'cart' }, play: shows })
export const Catalog = meta.story({ args: { name: 'catalog' }, play: shows })
export const Default = meta.story({ args: { name: 'default' }, play: shows })
export const Offer = meta.story({ args: { name: 'offer' }, play: shows })
export const Operation = meta.story({ args: { name: 'operation' }, play: shows })
export const Profile = meta.story({ args: { name: 'profile' }, play: shows })
export const Settings = meta.story({ args: { name: 'settings' }, play: shows })
export const Transaction = meta.story({ args: { name: 'transaction' }, play: shows })
