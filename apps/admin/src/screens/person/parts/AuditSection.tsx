import { Skeleton, TextLink } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAuditText } from '../../../components/audit-text/use-audit-text.ts'
import { PageSection } from '../../../components/page-section/PageSection.tsx'
import { paths } from '../../../paths.ts'
import styles from './AuditSection.module.css'

const shownEntries = 8

/** What staff have done about the person, the last first. */
export function AuditSection({ personId }: { personId: string }) {
  const t = useTranslate()
  const format = useFormat()
  const text = useAuditText()
  return (
    <PageSection
      title={t('people.audit')}
      aside={
        <span className={styles.aside}>
          {t('people.auditHint')}
          <TextLink asChild>
            <LocalizedLink to={paths.auditOf(personId)}>{t('people.auditAll')}</LocalizedLink>
          </TextLink>
        </span>
      }
    >
      <ResourceView
        resource={useResource('auditList', { query: { about: personId, limit: shownEntries } })}
        messages={{ failedText: 'people.auditFailed' }}
        skeleton={<Skeleton shape="block" height={160} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.none}>{t('people.auditNone')}</p>
          ) : (
            <ul className={styles.entries}>
              {items.map(({ _id, at, by, action, subject, reason, effect, changes }) => (
                <li key={_id} className={styles.entry}>
                  <span className={styles.quiet}>{format.moment(at)}</span>
                  <span className={styles.quiet}>{by?.name ?? t('people.onServer')}</span>
                  <div>
                    {t(`people.action.${action}`)}
                    {effect && (
                      <b className={styles.effect}> {format.signedMoney(effect.amount, effect.currency)}</b>
                    )}
                    {text.changes({ subject, changes }).map(({ key, label, before, after }) => (
                      <p key={key} className={styles.change}>
                        {label}: <s>{before}</s> → {after}
                      </p>
                    ))}
                    {reason !== '' && <p className={styles.reason}>{t('people.because', { reason })}</p>}
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </ResourceView>
    </PageSection>
  )
}
