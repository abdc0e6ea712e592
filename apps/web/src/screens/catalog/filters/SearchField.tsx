import { useEffect, useRef } from 'react'
import { CloseIcon, IconButton, SearchIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './Toolbar.module.css'

function isTypedInto(element: Element | null): boolean {
  return element instanceof HTMLInputElement
}

export interface SearchFieldProps {
  words: string
  onTextChange: (words: string) => void
  /** Enter or an arrow down: the words are typed. */
  onLeave: () => void
}

/** Words to search by; `/` leads here from anywhere on the page, Enter or an arrow down on to the list. */
export function SearchField({ words, onTextChange, onLeave }: SearchFieldProps) {
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
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onTextChange('')
          if (event.key !== 'Enter' && event.key !== 'ArrowDown') return
          event.preventDefault()
          onLeave()
        }}
      />
      {words !== '' && (
        <IconButton
          size="s"
          label={t('catalog.searchClear')}
          onClick={() => {
            onTextChange('')
            field.current?.focus()
          }}
        >
          <CloseIcon />
        </IconButton>
      )}
    </search>
  )
}
