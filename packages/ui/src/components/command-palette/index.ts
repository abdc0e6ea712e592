export { CommandGroup, type CommandGroupProps, CommandItem, type CommandItemProps } from './CommandItem.tsx'
export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx'
