import { createPages } from '@flower-market/app-runtime/pages'
import { BrowserRouter } from 'react-router-dom'
import { loadMessages } from '../i18n/messages.ts'
import { pageRoutes } from '../routes.ts'
import { screens } from '../screens.ts'
import { layouts } from './layouts/layouts.tsx'
import { Shell } from './Shell.tsx'

const { startLoadingAt, PageRoutes } = createPages({
  routes: pageRoutes,
  screens,
  layoutOf: ({ layout }) => layouts[layout],
  loadMessages,
  Shell,
})

export { startLoadingAt }

/** The staff's app under the browser's address. */
export function StaffRouter() {
  return (
    <BrowserRouter>
      <PageRoutes />
    </BrowserRouter>
  )
}
