import { useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { NamedLine } from '@flower-market/app-runtime/named-line'
import { Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { deliveryStatuses, eventLabels, problemLabels } from '../webhook-labels.ts'
import { resendDeliveryAtom, type WebhookDelivery } from '../webhooks.atoms.ts'

/** How the last attempt went; null before the first. */
function useOutcome({ code, problem }: WebhookDelivery): string | null {
  const t = useTranslate()
  if (code !== null) return t('settings.webhookCode', { code: String(code) })
  return problem === null || problem === 'status' ? null : t(problemLabels[problem])
}

/** What was sent and when, what the server answered, and the way to send it again. */
export function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const t = useTranslate()
  const format = useFormat()
  const outcome = useOutcome(delivery)
  const { isSaving, problem, run } = useSaving(useSetAtom(resendDeliveryAtom))
  const { _id, event, at, status, attempts, nextAttemptAt } = delivery
  const { label, tone } = deliveryStatuses[status]
  const name = t(eventLabels[event])
  const isRetried = nextAttemptAt !== null && attempts > 0
  const facts = [
    format.moment(at),
    outcome,
    attempts > 1 ? t('settings.webhookAttempts', { count: attempts }) : null,
    isRetried ? t('settings.webhookNext', { moment: format.moment(nextAttemptAt) }) : null,
  ]
  return (
    <NamedLine
      name={
        <>
          {name} <StatusBadge tone={tone}>{t(label)}</StatusBadge>
        </>
      }
      facts={facts.filter((fact) => fact !== null)}
      action={
        <Button
          size="s"
          loading={isSaving}
          onClick={() => run(_id)}
          aria-label={t('settings.webhookResendOne', { name, moment: format.moment(at) })}
        >
          {t('settings.webhookResend')}
        </Button>
      }
      problem={problem && t(problem)}
    />
  )
}
