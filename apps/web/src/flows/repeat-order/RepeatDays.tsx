import { useAtomValue } from 'jotai'
import type { IsoDate } from '@flower-market/flower-domain'
import { Button, Skeleton } from '@flower-market/ui'
import { useFormat, useTranslate } from '@flower-market/app-runtime/i18n'
import { ResourceView } from '@flower-market/app-runtime/resource-view'
import { useResource } from '@flower-market/app-runtime/server-data'
import { buyerQueryAtom } from '../../state/client.atoms.ts'
import styles from './RepeatOrder.module.css'
import { useRepeat } from './use-repeat.ts'

/** The delivery days that can still be ordered for, as buttons. */
export function RepeatDays({ id }: { id: string }) {
  const t = useTranslate()
  const format = useFormat()
  const { repeatingFor, repeat } = useRepeat(id)
  return (
    <>
      <p className={styles.question}>{t('repeat.chooseDay')}</p>
      <ResourceView
        resource={useResource('catalogDays', { query: useAtomValue(buyerQueryAtom) })}
        skeleton={<Skeleton shape="block" height={160} />}
        isEmpty={({ dates }) => dates.every(({ isOpen }) => !isOpen)}
        empty={<p className={styles.none}>{t('repeat.noDays')}</p>}
      >
        {({ dates }) => (
          <ul>
            {dates
              .filter(({ isOpen }) => isOpen)
              .map(({ date }) => (
                <li key={date}>
                  <Button
                    tone="quiet"
                    className={styles.day}
                    loading={repeatingFor === date}
                    onClick={() => repeat(date as IsoDate)}
                  >
                    {format.day(date, 'weekdayAndDay')}
                  </Button>
                </li>
              ))}
          </ul>
        )}
      </ResourceView>
    </>
  )
}
