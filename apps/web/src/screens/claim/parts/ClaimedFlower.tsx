import { FlowerPlate } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { FlowerName } from '../../../components/flower-name/FlowerName.tsx'
import { pictureKind } from '@flower-market/app-runtime/flowers'
import type { ClaimLine } from '../claim-form.ts'
import styles from '../ClaimScreen.module.css'

/** The flowers that are claimed about, and what of them can be. */
export function ClaimedFlower({ line }: { line: ClaimLine }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <span className={styles.flower}>
      <FlowerPlate kind={pictureKind(line)} tint={line.tint} size="s" />
      <span>
        <FlowerName
          variety={line.variety}
          lengthCm={line.lengthCm}
          plantation={line.plantation}
          {...(line.country !== '' && { country: line.country })}
        />
        <span className={styles.facts}>
          {t('flowers.stems', { count: line.claimableQuantity })} ·{' '}
          {format.money(line.agreedPrice, 'RUB', true)}
        </span>
      </span>
    </span>
  )
}
