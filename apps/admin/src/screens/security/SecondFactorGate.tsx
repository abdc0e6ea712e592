import { PageHeader, Stack } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { TitledPage } from '@flower-market/app-runtime/navigation'
import { authenticateAtom } from '@flower-market/app-runtime/session'
import { SetUpSecondFactor } from './parts/SetUpSecondFactor.tsx'

/** Stands in the place of every page until somebody of the staff has set up the second factor that the operator requires. */
function SecondFactorGate() {
  const t = useTranslate()
  const authenticate = useSetAtom(authenticateAtom)
  return (
    <TitledPage title="security.gateTitle">
      <Stack gap={5}>
        <PageHeader title={t('security.gateTitle')} description={t('security.gateText')} />
        <SetUpSecondFactor onDone={() => void authenticate()} />
      </Stack>
    </TitledPage>
  )
}

export default SecondFactorGate
