import { maxLengths } from '@flower-market/api-client'
import { CloseIcon, IconButton, SearchIcon, TextField, VisuallyHidden } from '@flower-market/ui'
import { useRef } from 'react'
import { useTranslate } from '@flower-market/app-runtime/i18n'
import styles from './UserSearch.module.css'

export interface UserSearchProps {
  text: string
  onTextChange: (text: string) => void
  /** What can be searched by. */
  hint: string
}

/** A text to find people by. */
export function UserSearch({ text, onTextChange, hint }: UserSearchProps) {
  const t = useTranslate()
  const field = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.search}>
      <TextField
        ref={field}
        size="m"
        label={<VisuallyHidden>{t('users.searchLabel')}</VisuallyHidden>}
        placeholder={hint}
        leading={<SearchIcon />}
        trailing={
          text !== '' && (
            <IconButton
              size="s"
              label={t('users.searchClear')}
              onClick={() => {
                onTextChange('')
                field.current?.focus()
              }}
            >
              <CloseIcon />
            </IconButton>
          )
        }
        value={text}
        onChange={(event) => onTextChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onTextChange('')
        }}
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={maxLengths.search}
      />
    </search>
  )
}
