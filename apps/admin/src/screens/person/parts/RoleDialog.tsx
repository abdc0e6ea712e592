import type { CallOutput } from '@flower-market/api-client'
import { roles, staffRoles, type Role, type StaffRole } from '@flower-market/flower-domain'
import { Banner } from '@flower-market/ui'
import { ChoiceField, FormDialog } from '@flower-market/app-runtime/forms'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import { useResource } from '@flower-market/app-runtime/server-data'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { PlantationField } from '../../../components/plantation-field/PlantationField.tsx'
import { changeRoleAtom, changeStaffRoleAtom } from '../person.atoms.ts'
import { usePersonForm } from '../use-person-form.ts'
import { ReasonField } from './ReasonField.tsx'

export interface RoleDialogProps {
  person: CallOutput<'personGet'>
  onClose: () => void
}

/** Changes what a person may do; for staff, also what they do among the staff. */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const t = useTranslate()
  const changeRole = useSetAtom(changeRoleAtom)
  const changeStaffRole = useSetAtom(changeStaffRoleAtom)
  // As it was when the dialog was opened: what is read anew below does not count as read by whoever chooses.
  const [read] = useState(person)
  const staff = useResource('staffList', {})
  const member = staff.status === 'ready' ? staff.data.find(({ _id }) => _id === read._id) : undefined
  const [role, setRole] = useState<Role>(read.role)
  // The role that stood there when another was chosen.
  const [chosen, setChosen] = useState<{ role: StaffRole; seen: StaffRole | undefined } | null>(null)
  const [plantationId, setPlantationId] = useState(read.plantation?._id ?? '')
  const [isPlantationMissing, setPlantationMissing] = useState(false)
  const staffRole = chosen?.role ?? member?.staffRole ?? 'support'
  const isStaff = read.role === 'ADMIN' && role === 'ADMIN'
  const represented = role === 'RECIPIENT' ? plantationId : null
  const form = usePersonForm((reason) => {
    const params = { id: read._id }
    if (isStaff)
      return changeStaffRole({
        params,
        body: { staffRole, seenRole: chosen?.seen ?? member?.staffRole, reason },
      })
    return changeRole({ params, body: { role, plantationId: represented, version: read.version, reason } })
  }, onClose)
  const name = `${person.name} ${person.surname}`.trim()
  return (
    <FormDialog
      title={t('people.role.title', { name })}
      description={t('people.role.text')}
      submitLabel={t('people.role.do')}
      cancelLabel={t('people.cancel')}
      isSending={form.isSending}
      problem={form.problem && t(form.problem)}
      onSubmit={(event) => {
        setPlantationMissing(represented === '')
        if (represented === '') event.preventDefault()
        else form.submit(event)
      }}
      onClose={onClose}
    >
      <ChoiceField
        label={t('people.role')}
        value={role}
        onValueChange={(value) => setRole(roles.find((one) => one === value) ?? read.role)}
        choices={roles.map((value) => ({ value, label: t(`runtime.role.${value}`) }))}
      />
      {role === 'RECIPIENT' && (
        <PlantationField
          value={plantationId}
          onValueChange={setPlantationId}
          error={isPlantationMissing && plantationId === '' && t('people.add.plantationMissing')}
        />
      )}
      {isStaff && (
        <ChoiceField
          label={t('people.staffRole')}
          hint={t(`people.staffRoleText.${staffRole}`)}
          value={staffRole}
          onValueChange={(value) => {
            const wanted = staffRoles.find((one) => one === value)
            if (wanted) setChosen({ role: wanted, seen: chosen?.seen ?? member?.staffRole })
          }}
          choices={staffRoles.map((value) => ({ value, label: t(`people.staffRole.${value}`) }))}
        />
      )}
      {role === 'ADMIN' && !isStaff && <Banner tone="warn">{t('people.role.becomesStaff')}</Banner>}
      <ReasonField {...form.reasonField} hint={t('people.reasonAudit')} />
    </FormDialog>
  )
}
