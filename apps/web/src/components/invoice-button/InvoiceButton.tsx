import { Button, DownloadIcon, type ButtonProps } from '@flower-market/ui'
import { useDownload } from '@flower-market/app-runtime/download'

export interface InvoiceButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'asChild'> {
  transactionId: string
}

/** Downloads the invoice of a transaction as a PDF. */
export function InvoiceButton({ transactionId, children, ...rest }: InvoiceButtonProps) {
  const { isBusy, download } = useDownload()
  return (
    <Button
      {...rest}
      loading={isBusy}
      onClick={() => void download('invoiceGet', { params: { id: transactionId } })}
    >
      <DownloadIcon />
      {children}
    </Button>
  )
}
