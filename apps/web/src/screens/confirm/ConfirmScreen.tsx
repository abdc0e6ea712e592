import { ConfirmPage } from './parts/ConfirmPage.tsx'

/** The whole order once more, read-only, and the one button that places it. */
function ConfirmScreen() {
  return <ConfirmPage variant="pictured" />
}

export default ConfirmScreen
