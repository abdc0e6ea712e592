import { isApiError, maxLengths, type CallOutput } from '@flower-market/api-client'
import { TextField } from '@flower-market/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { FormDialog, useForm } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { readDevice } from '@flower-market/app-runtime/session'
import { SecondFactorField } from '@flower-market/app-runtime/signin'
import { makePasskey } from '../../../components/passkeys/browser-passkeys.ts'
import { addPasskeyAtom, beginPasskeyAtom } from '../../../components/passkeys/passkeys.atoms.ts'
import { findPasskeyProblems, readPasskeyDraft, toPasskeyErrors, type PasskeyDraft } from '../passkey-form.ts'
import styles from './ProofDialog.module.css'

/** Asks for a name and a code, then has the browser make a passkey: as often as it takes, by the same code. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate()
  const begin = useSetAtom(beginPasskeyAtom)
  const add = useSetAtom(addPasskeyAtom)
  const [begun, setBegun] = useState<CallOutput<'passkeyBegin'> | null>(null)
  const { browser, system } = readDevice(navigator.userAgent)
  const send = async ({ name, code }: PasskeyDraft): Promise<void> => {
    const options = begun ?? (await begin(code))
    setBegun(options)
    const credential = await makePasskey(options)
    try {
      await add({ name, credential })
    } catch (error) {
      // What was begun has been answered.
      if (isApiError(error, 'passkey-refused')) setBegun(null)
      throw error
    }
    onClose()
  }
  const { problems, isSending, submit } = useForm({
    read: readPasskeyDraft,
    findProblems: findPasskeyProblems(begun !== null),
    send,
    toFormErrors: toPasskeyErrors,
  })
  return (
    <FormDialog
      title={t('security.passkeyAddTitle')}
      description={t(begun === null ? 'security.passkeyAddText' : 'security.passkeyAsked')}
      className={styles.dialog}
      submitLabel={t(begun === null ? 'security.passkeyAddDo' : 'security.passkeyAskAgain')}
      cancelLabel={t('security.cancel')}
      isSending={isSending}
      problem={problems.form ? t(problems.form) : null}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('security.passkeyName')}
        hint={t('security.passkeyNameHint')}
        defaultValue={[browser, system].filter(Boolean).join(', ')}
        maxLength={maxLengths.passkeyName}
        error={problems.name && t(problems.name)}
        required
      />
      {begun === null && (
        <SecondFactorField label={t('security.code')} hint={t('security.codeHint')} error={problems.code} />
      )}
    </FormDialog>
  )
}
