import { ConfirmPage } from './parts/ConfirmPage.tsx'

/** The older page of an order before it is placed: the same without pictures. */
function ConfirmOldScreen() {
  return <ConfirmPage variant="plain" />
}

export default ConfirmOldScreen
