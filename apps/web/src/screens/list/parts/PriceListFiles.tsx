import type { IsoDate } from '@flower-market/flower-domain'
import { Button, DownloadIcon } from '@flower-market/ui'
import { useAtomValue } from 'jotai'
import { useDownload } from '@flower-market/app-runtime/download'
import { useFormat, useLocale, useTranslate } from '@flower-market/app-runtime/i18n'
import { buyerQueryAtom } from '../../../state/client.atoms.ts'
import styles from './PriceListFiles.module.css'

const formats = ['xlsx', 'pdf'] as const

function FileButton({ date, format }: { date: IsoDate; format: (typeof formats)[number] }) {
  const t = useTranslate()
  const locale = useLocale()
  const { isBusy, download } = useDownload()
  const buyer = useAtomValue(buyerQueryAtom)
  const name = format.toUpperCase()
  return (
    <Button
      size="s"
      loading={isBusy}
      aria-label={t('list.priceListAs', { format: name })}
      onClick={() => void download('catalogPriceList', { query: { date, format, locale, ...buyer } })}
    >
      <DownloadIcon />
      {name}
    </Button>
  )
}

/** The day's price list to take away: filled in and uploaded, it is a cart. */
export function PriceListFiles({ date }: { date: IsoDate }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <section className={styles.files} aria-labelledby="price-list-files">
      <h2 id="price-list-files">{t('list.priceList', { day: format.day(date, 'day') })}</h2>
      <p>{t('list.priceListText')}</p>
      {formats.map((kind) => (
        <FileButton key={kind} date={date} format={kind} />
      ))}
    </section>
  )
}
