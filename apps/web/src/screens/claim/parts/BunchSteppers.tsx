import { Button, QuantityStepper } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { canAddBunch, type ClaimDraft, type ClaimLine } from '../claim-form.ts'
import styles from '../ClaimScreen.module.css'

export interface BunchSteppersProps {
  line: ClaimLine
  draft: ClaimDraft
  onStemsChange: (stems: readonly number[]) => void
  error: string | false
}

/** How many stems of which bunch, from the first on. */
export function BunchSteppers({ line, draft, onStemsChange, error }: BunchSteppersProps) {
  const t = useTranslate()
  const { stemsPerBunch } = line
  return (
    <fieldset className={styles.bunches}>
      <legend className={styles.question}>{t('claims.stems')}</legend>
      {draft.stems.map((stems, place) => {
        const bunch = t('claims.bunch', { number: place + 1 })
        return (
          <div key={bunch} className={styles.bunch}>
            <span>
              {bunch}{' '}
              <span className={styles.facts}>
                {stems === stemsPerBunch
                  ? t('claims.wholeBunch')
                  : t('claims.ofBunch', { stems: stemsPerBunch })}
              </span>
            </span>
            <QuantityStepper
              value={stems}
              max={stemsPerBunch}
              explainSnap={({ value }) => t('claims.atMost', { stems: value })}
              label={t('claims.stemsOf', { bunch })}
              decreaseLabel={t('claims.fewer', { bunch })}
              increaseLabel={t('claims.more', { bunch })}
              onCommit={(next) => onStemsChange(draft.stems.map((one, at) => (at === place ? next : one)))}
            />
          </div>
        )
      })}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {canAddBunch(line, draft) && (
        <Button tone="quiet" onClick={() => onStemsChange([...draft.stems, stemsPerBunch])}>
          {t('claims.addBunch')}
        </Button>
      )}
    </fieldset>
  )
}
