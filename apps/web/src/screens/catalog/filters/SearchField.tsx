import { useEffect, useRef, type RefObject } from 'react'
import { CloseIcon, IconButton, SearchIcon } from '@flower-market/ui'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './Toolbar.module.css'
import { useContinuedSearch, type Caret } from './use-continued-search.ts'

function isTypedInto(element: Element | null): boolean {
  return element instanceof HTMLInputElement
}

export interface SearchFieldProps {
  words: string
  /** Kept by the screen from one field to the next. */
  caret: RefObject<Caret | null>
  onTextChange: (words: string) => void
  /** Enter or an arrow down: the words are typed. */
  onLeave: () => void
}

/** Words to search by; `/` leads here from anywhere on the page, Enter or an arrow down on to the list. */
export function SearchField({ words, caret, onTextChange, onLeave }: SearchFieldProps) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  useContinuedSearch(field, caret)
  const first = useRef({ words, onTextChange })
  useEffect(() => {
    // What was typed into the field that the server has sent, before this one had it.
    const typed = field.current?.value ?? ''
    if (typed !== first.current.words) first.current.onTextChange(typed)
  }, [])
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
