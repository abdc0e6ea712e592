import { useEffect, useRef } from 'react'
import { CloseIcon, IconButton, SearchIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './Toolbar.module.css'

function isTypedInto(element: Element | null): boolean {
  return element instanceof HTMLInputElement
}

/** Words to search by; `/` leads here from anywhere on the page. */
export function SearchField({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || isTypedInto(document.activeElement)) return
      event.preventDefault()
      field.current?.select()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return (
    <search className={styles.search}>
      <SearchIcon className={styles.lens} />
      <input
        ref={field}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        aria-label={t('catalog.searchLabel')}
        placeholder={t('catalog.searchHint')}
        value={words}
        onChange={(event) => onWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onWords('')
        }}
      />
      {words !== '' && (
        <IconButton
          size="s"
          label={t('catalog.searchClear')}
          onClick={() => {
            onWords('')
            field.current?.focus()
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </search>
  )
}
