import { phoneLink, type OperatorParty } from '@flower-market/flower-domain'

export interface OperatorLinksProps extends Pick<OperatorParty, 'email' | 'phone'> {
  className?: string | undefined
}

/** The operator's email and phone, to write and to call; what was not said is left out. */
export function OperatorLinks({ email, phone, className }: OperatorLinksProps) {
  return (
    <>
      {email !== null && (
        <a href={`mailto:${email}`} className={className}>
          {email}
        </a>
      )}
      {email !== null && phone !== null && ' '}
      {phone !== null && (
        <a href={phoneLink(phone)} className={className}>
          {phone}
        </a>
      )}
    </>
  )
}
