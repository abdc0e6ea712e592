export { LiveUpdates, type LiveUpdatesProps } from './LiveUpdates.tsx'
export { openLiveSocket, type LiveSocket, type LiveSocketOptions } from './live-socket.ts'
