import { supportedLocales } from '@flower-market/flower-domain'
import { Button, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@flower-market/ui'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import type { MailTexts } from '../mail-text-form.ts'

export interface MailTextTableProps {
  mails: readonly MailTexts[]
  /** Null for whoever may not change them. */
  onEdit: ((mail: MailTexts) => void) | null
}

/** Every mail with its subject, and whose text it has. */
export function MailTextTable({ mails, onEdit }: MailTextTableProps) {
  const t = useTranslate()
  const locale = useLocale()
  const { moment } = useFormat()
  function stateOf({ texts, planned }: MailTexts): string {
    const own = supportedLocales.filter((one) => texts[one] !== null)
    const languages = own.map((one) => t(`mails.language.${one}`)).join(', ')
    const next = planned[0] && t('mails.planned', { when: moment(planned[0].holdsFrom) })
    const state = own.length === 0 ? t('mails.builtIn') : t('mails.changed', { languages })
    return next === undefined ? state : `${state} · ${next}`
  }
  return (
    <Table aria-label={t('mails.title')}>
      <TableHead>
        <TableRow>
          <TableHeaderCell>{t('mails.kind')}</TableHeaderCell>
          <TableHeaderCell>{t('mails.subject')}</TableHeaderCell>
          <TableHeaderCell>{t('mails.state')}</TableHeaderCell>
          {onEdit && <TableHeaderCell align="end">{t('mails.actions')}</TableHeaderCell>}
        </TableRow>
      </TableHead>
      <TableBody>
        {mails.map((mail) => (
          <TableRow key={mail.kind}>
            <TableCell>
              <strong>{t(`mails.kind.${mail.kind}`)}</strong>
            </TableCell>
            <TableCell label={t('mails.subject')}>
              {(mail.texts[locale] ?? mail.builtIn[locale]).subject}
            </TableCell>
            <TableCell label={t('mails.state')}>{stateOf(mail)}</TableCell>
            {onEdit && (
              <TableCell align="end" label={t('mails.actions')}>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={t('mails.editOf', { name: t(`mails.kind.${mail.kind}`) })}
                  onClick={() => onEdit(mail)}
                >
                  {t('mails.edit')}
                </Button>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
