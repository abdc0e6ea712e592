import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './FlowerName.module.css'

export interface FlowerNameProps extends Omit<ComponentProps<'div'>, 'children'> {
  variety: string
  lengthCm: number
  plantation: string
}

/** What a line is of: variety and length, under it the plantation. */
export function FlowerName({ variety, lengthCm, plantation, className, ...rest }: FlowerNameProps) {
  const t = useTranslate()
  return (
    <div {...rest} className={cx(styles.name, className)}>
      <span className={styles.variety}>{t('flowers.nameWithLength', { variety, length: lengthCm })}</span>
      <span className={styles.plantation}>{plantation}</span>
    </div>
  )
}
