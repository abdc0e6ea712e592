import { useEffect, useId, useRef } from 'react'
import type { GridRow, IsoDate } from '@flower-market/flower-domain'
import { CloseIcon, FlowerPicture, IconButton } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { FavoriteButton } from '../../../components/favorite/FavoriteButton.tsx'
import { useCountryName } from '../../../components/flower-name/use-country-name.ts'
import { pictureKind } from '../../../components/picture-kind/picture-kind.ts'
import { lotsOf, otherPlantations } from './other-plantations.ts'
import styles from './VarietyDialog.module.css'
import { VarietyPrices } from './VarietyPrices.tsx'

export interface VarietyDialogProps {
  rows: readonly GridRow[]
  /** The row of the variety among them. */
  row: number
  date: IsoDate
  now: Date
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
  /** Shows the variety of another row. */
  onRow: (row: number) => void
  onClose: () => void
}

/** A variety of a plantation: its picture at full size, what each length costs, and who else sells it that day. */
export default function VarietyDialog(props: VarietyDialogProps) {
  const { rows, row, date, now, quantities, onRow, onClose } = props
  const t = useTranslate()
  const format = useFormat()
  const countryName = useCountryName()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const closing = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    // What is first in it would be marked as a favorite by the key that opened it.
    closing.current?.focus()
  }, [])
  const close = (): void => dialog.current?.close()
  const facts = rows[row]
  if (facts === undefined) return null
  const { variety, type, color, country, plantation, tint } = facts
  const others = otherPlantations(rows, row)
  const [cutoff] = lotsOf(facts)
    .flatMap((lot) => lot.cutoffAt ?? [])
    .toSorted()
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose} closedby="any">
      <div className={styles.content}>
        <header className={styles.head}>
          <div>
            <h2 id={titleId}>{variety}</h2>
            <p>
              {t(`flowers.${type}`)} · {t(`catalog.color-${color}`).toLocaleLowerCase()}
            </p>
            <p>{t('flowers.farm', { country: countryName(country), plantation })}</p>
          </div>
          <div className={styles.actions}>
            <FavoriteButton flower={facts} />
            <IconButton ref={closing} label={t('catalog.varietyClose')} onClick={close}>
              <CloseIcon />
            </IconButton>
          </div>
        </header>
        <FlowerPicture kind={pictureKind(facts)} tint={tint} className={styles.plate} />
        <dl className={styles.facts}>
          <dt>{t('catalog.varietyArrives')}</dt>
          <dd>{format.day(date, 'weekdayAndDay')}</dd>
          {cutoff !== undefined && (
            <>
              <dt>{t('catalog.varietyCutoff')}</dt>
              <dd>{new Date(cutoff) > now ? format.moment(cutoff) : t('catalog.cellClosed')}</dd>
            </>
          )}
        </dl>
        <VarietyPrices lots={lotsOf(facts)} quantities={quantities} />
        {others.length > 0 && (
          <section>
            <h3>{t('catalog.varietyElsewhere', { variety })}</h3>
            <ul className={styles.others}>
              {others.map((other) => (
                <li key={other.facts.key}>
                  <button type="button" onClick={() => onRow(other.row)}>
                    {t('flowers.farm', {
                      country: countryName(other.facts.country),
                      plantation: other.facts.plantation,
                    })}
                  </button>
                  <span>
                    {other.lots
                      .map(({ lengthCm, price }) =>
                        t('catalog.varietyLot', {
                          length: lengthCm,
                          price: format.money(price, 'RUB', true),
                        }),
                      )
                      .join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </dialog>
  )
}
