import { useEffect, useId, useRef } from 'react'
import type { GridRow, IsoDate } from '@flower-market/flower-domain'
import { CloseIcon, FlowerPicture, IconButton } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
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
  /** Stems in the cart by the card's code. */
  quantities: ReadonlyMap<string, number>
  /** Shows the variety of another row. */
  onRow: (row: number) => void
  onClose: () => void
}

/** A variety of a plantation: its picture at full size, what each length costs, and who else sells it that day. */
export default function VarietyDialog({ rows, row, date, quantities, onRow, onClose }: VarietyDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const countryName = useCountryName()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const close = (): void => dialog.current?.close()
  const facts = rows[row]
  if (facts === undefined) return null
  const { variety, type, color, country, plantation, tint } = facts
  const others = otherPlantations(rows, row)
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
          <IconButton label={t('catalog.varietyClose')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </header>
        <FlowerPicture kind={pictureKind(facts)} tint={tint} className={styles.plate} />
        <dl className={styles.facts}>
          <dt>{t('catalog.varietyArrives')}</dt>
          <dd>{format.day(date, 'weekdayAndDay')}</dd>
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
