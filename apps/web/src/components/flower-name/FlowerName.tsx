import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './FlowerName.module.css'
import { useFarm } from './use-farm.ts'

export interface FlowerNameProps extends Omit<ComponentProps<'div'>, 'children'> {
  variety: string
  lengthCm: number
  plantation: string
  /** ISO 3166-1 alpha-3; stands before the plantation. */
  country?: string
}

/** What a line is of: variety and length, under it the country and the plantation. */
export function FlowerName({ variety, lengthCm, plantation, country, className, ...rest }: FlowerNameProps) {
  const t = useTranslate()
  const farmOf = useFarm()
  return (
    <div {...rest} className={cx(styles.name, className)}>
      <span className={styles.variety}>{t('flowers.nameWithLength', { variety, length: lengthCm })}</span>
      <span className={styles.plantation}>
        {country === undefined ? plantation : farmOf({ country, plantation })}
      </span>
    </div>
  )
}
