import { Banner, Button, Skeleton, VisuallyHidden } from '@flower-market/ui'
import type { ReactNode } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import type { Resource } from '@flower-market/app-runtime/server-data'

type Reading<T> = Resource<T> & { readonly refresh: () => void }

export interface ReadProps<A, B> {
  first: Reading<A>
  second: Reading<B>
  /** Drawn from both, once both are there. */
  children: (first: A, second: B) => ReactNode
}

/** What is drawn from two reads: their place while they load, and what to do where one of them failed. */
export function Read<A, B>({ first, second, children }: ReadProps<A, B>) {
  const t = useTranslate()
  if (first.status === 'failed' || second.status === 'failed') {
    const again = (): void => {
      for (const read of [first, second]) if (read.status === 'failed') read.refresh()
    }
    return (
      <Banner tone="danger" role="alert" action={<Button onClick={again}>{t('settings.retry')}</Button>}>
        {t('settings.loadFailed')}
      </Banner>
    )
  }
  if (first.status === 'loading' || second.status === 'loading') {
    return (
      <>
        <output>
          <VisuallyHidden>{t('settings.loading')}</VisuallyHidden>
        </output>
        <Skeleton shape="block" height={76} />
      </>
    )
  }
  return children(first.data, second.data)
}
