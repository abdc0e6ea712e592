export {
  Drawer,
  DrawerClose,
  type DrawerCloseProps,
  DrawerContent,
  type DrawerContentProps,
  type DrawerProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from './Drawer.tsx'
