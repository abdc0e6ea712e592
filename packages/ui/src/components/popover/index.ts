export {
  Popover,
  PopoverClose,
  type PopoverCloseProps,
  type PopoverProps,
  PopoverTrigger,
  type PopoverTriggerProps,
} from './Popover.tsx'
export { PopoverContent, type PopoverContentProps } from './PopoverContent.tsx'
