import { useSetAtom } from 'jotai'
import { useState, type ReactNode } from 'react'
import { isApiError } from '@flower-market/api-client'
import { Banner, Button, Stack, type ButtonProps } from '@flower-market/ui'
import { toFormError } from '@flower-market/app-runtime/forms'
import { useLocale, useTranslate, type MessageId } from '@flower-market/app-runtime/i18n'
import { payByCardAtom, type CardSubject } from './card-payment.atoms.ts'

export interface PayByCardProps {
  /** What is paid; a top-up that was given up is begun anew first. */
  subject: CardSubject
  /** @default primary */
  tone?: ButtonProps['tone'] | undefined
  /** As wide as what is around it. @default as wide as its words */
  isWide?: boolean | undefined
  children: ReactNode
}

function toProblem(error: unknown): MessageId {
  return isApiError(error, 'payment-method-off') ? 'forms.cardOff' : toFormError(error)
}

/** A button that leads to the page of the bank; where that cannot be opened, it says so and may be pressed again. */
export function PayByCard({ subject, tone = 'primary', isWide = false, children }: PayByCardProps) {
  const t = useTranslate()
  const locale = useLocale()
  const pay = useSetAtom(payByCardAtom)
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<MessageId | null>(null)
  const open = async (): Promise<void> => {
    setOpening(true)
    setProblem(null)
    try {
      await pay(subject, locale)
    } catch (error) {
      setProblem(toProblem(error))
    }
    setOpening(false)
  }
  const button = (
    <Button tone={tone} size="l" loading={isOpening} onClick={() => void open()}>
      {children}
    </Button>
  )
  return (
    <Stack gap={3}>
      {problem !== null && (
        <Banner tone="danger" role="alert">
          {t(problem)}
        </Banner>
      )}
      {isWide ? button : <div>{button}</div>}
    </Stack>
  )
}
