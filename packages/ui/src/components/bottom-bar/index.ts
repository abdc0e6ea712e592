export { BottomBar, BottomBarItem, type BottomBarItemProps, type BottomBarProps } from './BottomBar.tsx'
