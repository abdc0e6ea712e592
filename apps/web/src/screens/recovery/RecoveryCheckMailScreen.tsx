import { CheckMail } from '../../components/auth-page/CheckMail.tsx'
import { paths } from '../../paths.ts'

/** The mail that leads to a new password is on its way, if the address is somebody's. */
function RecoveryCheckMailScreen() {
  return <CheckMail call="recovery" lead="auth.recoveryMailSent" back={paths.recovery()} />
}

export default RecoveryCheckMailScreen
