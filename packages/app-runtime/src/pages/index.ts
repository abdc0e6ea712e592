export { createPages, type AppPages, type CreatedPages } from './create-pages.tsx'
