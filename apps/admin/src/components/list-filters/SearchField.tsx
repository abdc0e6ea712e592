import { maxLengths } from '@flower-market/api-client'
import { SearchIcon, TextField } from '@flower-market/ui'

export interface SearchFieldProps {
  className?: string | undefined
  label: string
  /** What can be searched by. */
  placeholder: string
  /** The search as it is typed. */
  value: string
  onValueChange: (text: string) => void
}

/** The search of a list; Escape empties it. */
export function SearchField({ onValueChange, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      leading={<SearchIcon />}
      onChange={(event) => onValueChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onValueChange('')
      }}
      inputMode="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={maxLengths.search}
    />
  )
}
