import '../packages/ui/src/styles/index.css'
import './preview.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import addonMsw from 'msw-storybook-addon'
import { expectSoundMocks, forgetMockFailures, startMockWorker } from './mock-worker.ts'
import { checkOtherTheme } from './other-theme.ts'
import { globalTypes, viewports } from './toolbar.ts'

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startMockWorker)],
  globalTypes,
  initialGlobals: { locale: 'ru', theme: 'light', viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    a11y: { test: 'error' },
    viewport: { options: viewports },
    backgrounds: { disable: true },
    options: { storySort: { order: ['UI', 'Screens', 'Flows'] } },
  },
  beforeEach: forgetMockFailures,
  afterEach: async (context) => {
    expectSoundMocks()
    await checkOtherTheme(context)
  },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.lang = globals['locale'] === 'en' ? 'en' : 'ru'
      document.documentElement.dataset['theme'] = globals['theme'] === 'dark' ? 'dark' : 'light'
      return <Story />
    },
  ],
})
