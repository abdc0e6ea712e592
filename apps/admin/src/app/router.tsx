import { createPages } from '@flower-market/app-runtime/pages'
import { BrowserRouter } from 'react-router-dom'
import { loadMessages } from '../i18n/messages.ts'
import { pageRoutes } from '../routes.ts'
import { screens } from '../screens.ts'
import { layouts } from './layouts/layouts.tsx'
import { Shell } from './Shell.tsx'

const { startLoadingAt, patternOf, PageRoutes } = createPages({
  routes: pageRoutes,
  screenOf: (name) => screens[name],
  layoutOf: ({ layout }) => layouts[layout],
  loadMessages,
  Shell,
})

export { patternOf, startLoadingAt }

/** The staff's app under the browser's address. */
export function StaffRouter() {
  return (
    <BrowserRouter>
      <PageRoutes />
    </BrowserRouter>
  )
}
