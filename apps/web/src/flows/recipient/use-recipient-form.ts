import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useForm } from '@flower-market/app-runtime/forms'
import {
  findProblems,
  readRecipient,
  startOf,
  toFormErrors,
  type OwnRecipient,
  type RecipientChoices,
} from './recipient-form.ts'
import { saveRecipientAtom } from './recipient.atoms.ts'

/** Writing a recipient: plain fields are read when the form is sent, what is chosen is held here. */
export function useRecipientForm(recipient: OwnRecipient | null, onSaved: () => void) {
  const save = useSetAtom(saveRecipientAtom)
  const [start] = useState(() => startOf(recipient))
  const [chosen, setChosen] = useState<RecipientChoices>(start)
  const { plantationId, country, bankCountry, currency } = chosen
  const form = useForm({
    read: (fields) => readRecipient(fields, { plantationId, country, bankCountry, currency }),
    findProblems: (values) => findProblems(values, recipient !== null),
    send: async (values) => {
      await save({ id: recipient?._id ?? null, values })
      onSaved()
    },
    toFormErrors,
  })
  const choose = (changes: Partial<RecipientChoices>): void =>
    setChosen((before) => ({ ...before, ...changes }))
  return { ...form, start, chosen, choose }
}

/** The form of a recipient. */
export type RecipientForm = ReturnType<typeof useRecipientForm>
