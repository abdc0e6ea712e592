import { Banner, Button } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'

/** Tells that a newer release waits; the person decides when the page may load anew. */
function ReleaseOffer() {
  const t = useTranslate()
  return (
    <Banner
      tone="info"
      action={
        <Button size="s" onClick={() => location.reload()}>
          {t('shell.loadRelease')}
        </Button>
      }
    >
      <output>{t('shell.newRelease')}</output>
    </Banner>
  )
}

export default ReleaseOffer
