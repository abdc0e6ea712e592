import type { LotRegions } from '@flower-market/flower-domain'
import { Checkbox, Fieldset } from '@flower-market/ui'
import { FormDialog } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'

export interface RegionsDialogProps {
  name: string
  regions: LotRegions
  onChoose: (regions: LotRegions) => void
  onClose: () => void
}

/** Chooses the regions that a lot is sold in; none of them is all of them. */
export function RegionsDialog({ name, regions, onChoose, onClose }: RegionsDialogProps) {
  const t = useTranslate()
  const locale = useLocale()
  const list = useResource('regionList', {})
  const known = list.status === 'ready' ? list.data : []
  return (
    <FormDialog
      title={t('lots.regionsTitle', { lot: name })}
      description={t('lots.regionsText')}
      submitLabel={t('lots.regionsChoose')}
      cancelLabel={t('lots.cancel')}
      isSending={false}
      problem={null}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = new FormData(event.currentTarget).getAll('region').map(String)
        onChoose(chosen.length === 0 ? null : chosen)
        onClose()
      }}
      onClose={onClose}
    >
      <Fieldset legend={t('lots.regions')}>
        {known.map(({ _id, name: names }) => (
          <Checkbox key={_id} name="region" value={_id} defaultChecked={regions?.includes(_id)}>
            {names[locale]}
          </Checkbox>
        ))}
      </Fieldset>
    </FormDialog>
  )
}
