import type { CallOutput } from '@flower-market/api-client'
import { Banner, Button, Description, DescriptionList, RadioCard, RadioCards, Stack } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { toFormError, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { LocalizedLink } from '@flower-market/app-runtime/navigation'
import { useUsdt } from '@flower-market/app-runtime/usdt'
import { paths } from '../../../paths.ts'
import { playTransferAtom, type TransferKind } from '../play-transfer.atoms.ts'
import styles from './WalletForm.module.css'

const kinds: readonly TransferKind[] = ['exact', 'less', 'more', 'late', 'wrong-token']

/** What is sent, chosen out of what may go right or wrong. */
export function WalletForm({ payment }: { payment: CallOutput<'cryptoPaymentGet'> }) {
  const t = useTranslate()
  const usdt = useUsdt()
  const play = useSetAtom(playTransferAtom)
  const [kind, setKind] = useState<TransferKind>('exact')
  const [txid, setTxid] = useState<string | null>(null)
  const { problems, isSending, submit } = useForm({
    read: () => kind,
    findProblems: () => null,
    send: async (chosen) => {
      setTxid(null)
      setTxid(await play({ id: payment._id, kind: chosen }))
    },
    toFormErrors: (error) => ({ form: toFormError(error) }),
  })
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Stack gap={5}>
        <p>{t('crypto.wallet.lead')}</p>
        <DescriptionList>
          <Description term={t('crypto.address')}>{payment.address}</Description>
          <Description term={t('crypto.sendExactly')}>{usdt.exact(payment.usdt)} USDT</Description>
          <Description term={t('crypto.wallet.state')}>{t(`crypto.stage.${payment.state}`)}</Description>
        </DescriptionList>
        <RadioCards
          legend={t('crypto.wallet.what')}
          value={kind}
          onValueChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? 'exact')}
        >
          {kinds.map((one) => (
            <RadioCard
              key={one}
              value={one}
              title={t(`crypto.wallet.kind.${one}`)}
              description={t(`crypto.wallet.kindText.${one}`)}
            />
          ))}
        </RadioCards>
        {problems.form && (
          <Banner tone="danger" role="alert">
            {t(problems.form)}
          </Banner>
        )}
        {txid !== null && (
          <Banner tone="success" role="alert" title={t('crypto.wallet.sent')}>
            <span className={styles.txid}>{txid}</span>
          </Banner>
        )}
        <Stack direction="row" gap={3} wrap>
          <Button type="submit" tone="primary" size="l" loading={isSending}>
            {t('crypto.wallet.send')}
          </Button>
          <Button asChild size="l">
            <LocalizedLink to={paths.replenishment(payment._id)}>{t('crypto.wallet.back')}</LocalizedLink>
          </Button>
        </Stack>
      </Stack>
    </form>
  )
}
