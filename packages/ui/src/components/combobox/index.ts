export type { ComboboxOption } from './combobox-option.ts'
export { Combobox, type ComboboxProps } from './Combobox.tsx'
export { MultiCombobox, type MultiComboboxProps } from './MultiCombobox.tsx'
