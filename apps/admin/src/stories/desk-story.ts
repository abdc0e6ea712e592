import { mock } from '@flower-market/api-client/msw'
import type { StoryContext } from '@storybook/react-vite'
import { startingFrom } from './screen-story.tsx'
import { fullDesk } from '../screens/desk/desk.fixtures.ts'

/** The desk with items of every kind. */
export function showFull({ msw }: Pick<StoryContext, 'msw'>) {
  msw.use(
    mock('desk', () => fullDesk),
    mock('deskCount', () => ({ count: fullDesk.items.length })),
    mock('deskWatch', () => ({ watchers: [] })),
  )
}
/** Starts with an item open. */
export function openAt(key: string) {
  return startingFrom({ path: `/desk?item=${key}`, route: '/desk', frame: 'shell' })
}
