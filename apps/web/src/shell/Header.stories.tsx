import preview from '../../../../.storybook/preview.tsx'
import { CART_FIXTURE } from '@flower-market/api-client/msw'
import { startingFrom, withScreen } from '../stories/screen-story.tsx'
import { Header } from './Header.tsx'

const meta = preview.meta({
  title: 'Shell/Header',
  component: Header,
  ...withScreen({ path: '/catalog', cart: CART_FIXTURE }),
})

export const SignedIn = meta.story()
export const Guest = meta.story(startingFrom({ session: null }))
