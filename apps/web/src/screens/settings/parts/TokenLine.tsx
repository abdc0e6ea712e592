import { ConfirmDialog, useSaving } from '@flower-market/app-runtime/forms'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { NamedLine } from '@flower-market/app-runtime/named-line'
import { Button, StatusBadge } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNow } from '../../../components/now/use-now.ts'
import { revokeTokenAtom, type ApiToken } from '../api-tokens.atoms.ts'
import { scopeLabels } from '../scope-labels.ts'

/** A token: what it is for, until when it is valid and when it was last used, and the way to revoke it. */
export function TokenLine({ token }: { token: ApiToken }) {
  const t = useTranslate()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { isSaving, problem, run } = useSaving(useSetAtom(revokeTokenAtom))
  const { _id, name, scopes, expiresAt, lastUsedAt, lastAddress } = token
  const isExpired = Date.parse(expiresAt) <= useNow().getTime()
  return (
    <NamedLine
      name={
        <>
          {name} {isExpired && <StatusBadge tone="neutral">{t('settings.tokenExpired')}</StatusBadge>}
        </>
      }
      facts={[
        scopes.map((scope) => t(scopeLabels[scope])).join(' · '),
        t('settings.tokenUntil', { date: format.dayOf(expiresAt) }),
        lastUsedAt === null
          ? t('settings.tokenUnused')
          : t('settings.tokenUsed', { moment: format.moment(lastUsedAt), address: lastAddress ?? '' }),
      ]}
      action={
        <ConfirmDialog
          open={isOpen}
          onOpenChange={setOpen}
          trigger={
            <Button size="s" aria-label={t('settings.revokeOne', { name })}>
              {t('settings.revoke')}
            </Button>
          }
          title={t('settings.revokeTitle', { name })}
          confirmLabel={t('settings.revokeDo')}
          keepLabel={t('settings.cancel')}
          isWorking={isSaving}
          problem={problem && t(problem)}
          onConfirm={() => run(_id)}
        >
          {t('settings.revokeText')}
        </ConfirmDialog>
      }
    />
  )
}
