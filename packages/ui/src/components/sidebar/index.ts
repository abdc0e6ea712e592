export {
  Sidebar,
  SidebarGroup,
  type SidebarGroupProps,
  SidebarItem,
  type SidebarItemProps,
  type SidebarProps,
} from './Sidebar.tsx'
