export {
  Drawer,
  DrawerBody,
  DrawerClose,
  type DrawerCloseProps,
  DrawerContent,
  type DrawerContentProps,
  DrawerFooter,
  DrawerHeader,
  type DrawerHeaderProps,
  type DrawerProps,
  DrawerTrigger,
  type DrawerTriggerProps,
} from './Drawer.tsx'
