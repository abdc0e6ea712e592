export {
  Menu,
  MenuContent,
  type MenuContentProps,
  MenuLabel,
  type MenuLabelProps,
  type MenuProps,
  MenuSeparator,
  type MenuSeparatorProps,
  MenuTrigger,
  type MenuTriggerProps,
} from './Menu.tsx'
export {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuItem,
  type MenuItemProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
} from './MenuItem.tsx'
