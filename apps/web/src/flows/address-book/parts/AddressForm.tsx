import { maxAddresses, type CallOutput } from '@flower-market/api-client'
import { Banner, Button, Skeleton } from '@flower-market/ui'
import { useEffect, useRef } from 'react'
import { UnsavedChangesDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useAddressForm, type AddressFormOptions } from '../use-address-form.ts'
import styles from './AddressForm.module.css'
import { AddressText } from './AddressText.tsx'
import { ContactPhone } from './ContactPhone.tsx'
import { PlaceFields } from './PlaceFields.tsx'

export interface AddressFormProps extends AddressFormOptions {
  /** Without it the form cannot be left: an order waits for the address. */
  onCancel?: () => void
}

interface FieldsProps extends AddressFormProps {
  regions: CallOutput<'regionList'>
}

function AddressFields({ regions, onCancel, ...options }: FieldsProps) {
  const t = useTranslate()
  const form = useAddressForm(options)
  const element = useRef<HTMLFormElement>(null)
  // A form that can be left was opened by a button, which has gone: the keyboard goes on in its first field.
  const isOpened = onCancel !== undefined
  useEffect(() => {
    if (isOpened) element.current?.querySelector('select')?.focus()
  }, [isOpened])
  const { start } = options
  const { problems, setChanged } = form
  const field = { start, problems }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={form.submit}
      onChange={() => setChanged(true)}
      className={styles.form}
    >
      <div className={styles.fields}>
        <PlaceFields regions={regions} form={form} start={start} />
        <AddressText
          {...field}
          field="street"
          label={t('addresses.street')}
          autoComplete="street-address"
          required
        />
        <AddressText {...field} field="index" label={t('addresses.index')} autoComplete="postal-code" />
        <AddressText
          {...field}
          field="contactPerson"
          label={t('addresses.contact')}
          autoComplete="name"
          required
        />
        <ContactPhone form={form} />
        <AddressText {...field} field="hours" label={t('addresses.hours')} hint={t('addresses.hoursHint')} />
        <AddressText
          {...field}
          field="driverNote"
          label={t('addresses.driver')}
          hint={t('addresses.driverHint')}
        />
        <AddressText {...field} field="label" label={t('addresses.label')} hint={t('addresses.labelHint')} />
      </div>
      {problems.form && (
        <Banner tone="danger" role="alert">
          {t(problems.form, { max: maxAddresses })}
        </Banner>
      )}
      <div className={styles.actions}>
        <Button type="submit" tone="primary" loading={form.isSending}>
          {t('addresses.save')}
        </Button>
        {onCancel && (
          <Button tone="quiet" onClick={onCancel}>
            {t('addresses.cancel')}
          </Button>
        )}
      </div>
      <UnsavedChangesDialog hasSomethingToLose={form.isChanged} onDiscard={() => setChanged(false)} />
    </form>
  )
}

/** Adds an address to the address book, or changes one. */
export function AddressForm(props: AddressFormProps) {
  const { clientId } = props
  const input = clientId === undefined ? {} : { query: { userId: clientId } }
  return (
    <ResourceView
      resource={useResource('regionList', input)}
      messages={{ loading: 'addresses.formLoading', failedText: 'addresses.formFailed' }}
      skeleton={<Skeleton shape="block" height={320} />}
    >
      {(regions) => <AddressFields {...props} regions={regions} />}
    </ResourceView>
  )
}
