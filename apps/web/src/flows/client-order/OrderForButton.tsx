import { Button, type ButtonProps } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useOrderFor } from './use-order-for.ts'

export interface OrderForButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'children'> {
  clientId: string
  children: ReactNode
}

/** Has the shop work for a client from now on. */
export function OrderForButton({ clientId, children, ...rest }: OrderForButtonProps) {
  const { choosing, choose } = useOrderFor()
  return (
    <Button {...rest} loading={choosing !== null} onClick={() => choose(clientId)}>
      {children}
    </Button>
  )
}
