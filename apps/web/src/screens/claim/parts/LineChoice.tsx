import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { paths } from '../../../paths.ts'
import type { ClaimLine } from '../claim-form.ts'
import styles from '../ClaimScreen.module.css'
import { ClaimedFlower } from './ClaimedFlower.tsx'

export interface LineChoiceProps {
  orderId: string
  lines: readonly ClaimLine[]
}

/** Which of the delivered flowers the claim is about. */
export function LineChoice({ orderId, lines }: LineChoiceProps) {
  const t = useTranslate()
  return (
    <nav aria-labelledby="claim-lines">
      <h2 id="claim-lines" className={styles.question}>
        {t('claims.which')}
      </h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.code}>
            <LocalizedLink to={paths.claim(orderId, line.code)} replace className={styles.line}>
              <ClaimedFlower line={line} />
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
