import { Button, type ButtonProps } from '@flower-market/ui'
import { useCurrentUser } from '@flower-market/app-runtime/session'
import { lazy, Suspense, useState, type ReactNode } from 'react'

const ClientPicker = lazy(() => import('./ClientPicker.tsx'))

export interface ClientPickerButtonProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  children: ReactNode
}

/** Opens the choice of a client; only brokers have it. */
export function ClientPickerButton({ children, ...rest }: ClientPickerButtonProps) {
  const [isOpen, setOpen] = useState(false)
  if (useCurrentUser()?.role !== 'BROKER') return null
  return (
    <>
      <Button {...rest} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <ClientPicker onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
