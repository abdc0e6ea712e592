import { useIntl } from 'react-intl'

const exact = { minimumFractionDigits: 6, maximumFractionDigits: 6 } as const
const rounded = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Writes amounts of USDT in the page's language: to the last digit, or to a cent where they only inform. */
export function useUsdt() {
  const intl = useIntl()
  return {
    exact: (decimal: string): string => intl.formatNumber(Number(decimal), exact),
    rounded: (amount: number): string => intl.formatNumber(amount, rounded),
  }
}
