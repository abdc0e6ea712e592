import { PageMessage } from '@flower-market/app-runtime/resource-view'
import { paths } from '../../../paths.ts'

/** There is no such order, or it is another person's. */
export function OrderNotFound() {
  return (
    <PageMessage
      title="history.notFoundTitle"
      text="history.notFoundText"
      link={{ to: paths.history(), label: 'history.toHistory' }}
    />
  )
}
