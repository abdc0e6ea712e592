import '../packages/ui/src/styles/index.css'
import './preview.css'
import './second-brand.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { expectSoundMocks, forgetMockFailures, startMockWorker } from './mock-worker.ts'
import { appearanceOf, applyStoryAppearance, checkColors, isTestRun, otherRules } from './theme-checks.ts'
import { openStoryNetwork } from '@flower-market/app-runtime/story-network'
import { StoryLocale } from './story-text.tsx'
import { globalTypes, viewports } from './toolbar.ts'

// The documentation blocks are as large as all stories together: only a documentation page loads them.
const WorkshopPage = lazy(() => import('./WorkshopPage.tsx'))

// What a play function awaits comes within a second; a busy machine is slower, not wrong. No story waits less than this.
configure({ asyncUtilTimeout: 20_000 })

// A page in the background draws no frames: there an entry animation, however short, stays at its first one.
if (isTestRun) {
  const still = document.createElement('style')
  still.textContent = '*, ::before, ::after { animation: none !important }'
  document.head.append(still)
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockWorker)],
  globalTypes,
  initialGlobals: {
    locale: 'ru',
    theme: 'light',
    contrast: 'usual',
    brand: 'house',
    viewport: { value: 'desktop', isRotated: false },
  },
  parameters: {
    a11y: {
      test: 'error',
      ...(isTestRun && { options: { rules: otherRules, resultTypes: ['violations'] } }),
    },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    docs: {
      page: () => (
        <Suspense>
          <WorkshopPage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: ['Start here', 'UI', ['Foundations', '*'], 'App', 'Screens', 'Flows'],
      },
    },
  },
  tags: ['autodocs'],
  // Storybook dispatches events inside React's `act`, which drops the rest of an update that waits for code or data where
  // nobody awaits it: the page then stands still. Events reach the page here as they do for a person.
  beforeAll: () => configure({ eventWrapper: (dispatch: () => unknown) => dispatch() }),
  beforeEach: () => {
    forgetMockFailures()
    return openStoryNetwork(Number(import.meta.env.LATE_ANSWERS_MS))
  },
  afterEach: async (context) => {
    expectSoundMocks()
    await checkColors(context)
  },
  decorators: [
    (Story, { args, globals, parameters }) => {
      const locale = globals['locale'] === 'en' ? 'en' : 'ru'
      document.documentElement.lang = locale
      applyStoryAppearance(appearanceOf(globals))
      document.documentElement.dataset['brand'] = String(globals['brand'])
      return (
        <StoryLocale value={locale}>
          <Story args={locale === 'en' ? { ...args, ...parameters['english'] } : args} />
        </StoryLocale>
      )
    },
  ],
})
