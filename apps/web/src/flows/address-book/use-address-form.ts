import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useForm } from '@flower-market/app-runtime/forms'
import { saveAddressAtom, type AddressBody } from './address-book.atoms.ts'
import { findProblems, readAddress, toFormErrors, type AddressValues } from './address-form.ts'

/** What a form of an address begins with, and what follows when it is saved. */
export interface AddressFormOptions {
  /** Null for a new address. */
  readonly id: string | null
  readonly start: AddressValues
  /** The client of whom a new address is; absent, of the person who is signed in. */
  readonly clientId?: string | undefined
  readonly onSaved: (id: string, saved: AddressBody) => void
}

/** Writing an address: plain fields are read when the form is sent, region and phone are held here. */
export function useAddressForm({ id, start, clientId, onSaved }: AddressFormOptions) {
  const save = useSetAtom(saveAddressAtom)
  const [region, setRegion] = useState(start.region)
  const [phone, setPhone] = useState(start.phone)
  const [isPhoneWrong, setPhoneWrong] = useState(false)
  const [isChanged, setChanged] = useState(false)
  const form = useForm({
    read: (fields) => readAddress(fields, { region, phone }),
    findProblems: (values) => findProblems(values, isPhoneWrong),
    send: async (body) => {
      const saved = await save({ id, body, clientId })
      setChanged(false)
      onSaved(saved, body)
    },
    toFormErrors,
  })
  return { ...form, region, setRegion, phone, setPhone, setPhoneWrong, isChanged, setChanged }
}
